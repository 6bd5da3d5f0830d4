import {synonyms} from '../../../data/synonyms';
import {atomsOf, keyOf, wordingOf, type Atom, type Wording} from './atoms';

/** Words that carry no meaning in a query. A query of nothing else is searched as it is. */
const FILLERS = `怎么 怎么样 怎样 如何 为什么 为何 为啥 什么 什么是 是什么 啥 吗 呢 吧 的 了 我 你 我们 想 想要 请问 能不能 能否 可以 可不可以 是否 怎么办 怎么做 怎么用 怎么写 在 里 里面 中 把 被 用 使用 给 让 一个 一下 有 有没有 和 与 或 及 以及 哪里 哪些 时 时候 到底 应该 需要
how to the a an in of is are what why for with do does i can my on and or use using when where it be by from at`.split(/\s+/);

/** What is known of all phrases. */
interface Phrases {
  fillers: ReadonlySet<string>;
  /** Key of a phrase → the groups it is in. */
  groupsByKey: ReadonlyMap<string, readonly number[]>;
  /** How many atoms the longest phrase or filler has that begins with this one. */
  longest: ReadonlyMap<string, number>;
}

const HAN = /\p{Script=Han}/u;

const together = (key: string): string => key.replaceAll(' ', '');

function readPhrases(): Phrases {
  const groupsByKey = new Map<string, number[]>();
  const longest = new Map<string, number>();
  const know = (key: string): void => {
    const atoms = key.split(' ');
    longest.set(atoms[0]!, Math.max(longest.get(atoms[0]!) ?? 0, atoms.length));
  };
  for (const [group, names] of synonyms.entries()) {
    for (const name of names) {
      const whole = keyOf(name);
      // Words that are written apart and together (`rate limit`, `rateLimit`) are one phrase.
      for (const key of new Set([whole, ...(HAN.test(whole) ? [] : [together(whole)])])) {
        groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), group]);
        know(key);
      }
    }
  }
  const fillers = new Set(FILLERS.map(keyOf));
  fillers.forEach(know);
  return {fillers, groupsByKey, longest};
}

let read: Phrases | undefined;

/** Read when the first query comes: it takes as long as it takes the dialog to appear. */
const phrases = (): Phrases => (read ??= readPhrases());

const wordings = new Map<number, readonly Wording[]>();

/** The names of a group, taken apart when they are first wanted. */
function wordingsOf(group: number): readonly Wording[] {
  const known = wordings.get(group) ?? synonyms[group]!.map((name) => wordingOf(atomsOf(name)));
  wordings.set(group, known);
  return known;
}

export const isFiller = (key: string): boolean => phrases().fillers.has(key);

export const isPhrase = (key: string): boolean => phrases().groupsByKey.has(key);

/** The most atoms that a phrase or filler beginning with this one can have. */
export const longestFrom = ({text}: Atom): number => phrases().longest.get(text) ?? 0;

/** What else a phrase is called. */
export function otherNames(own: Wording): Wording[] {
  const {groupsByKey} = phrases();
  const others = new Map<string, Wording>();
  for (const group of groupsByKey.get(own.key) ?? groupsByKey.get(together(own.key)) ?? []) {
    for (const other of wordingsOf(group)) if (other.key !== own.key) others.set(other.key, other);
  }
  return [...others.values()];
}
