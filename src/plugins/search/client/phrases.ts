import {synonyms} from '../../../data/synonyms';
import {atomsOf, keyOf, wordingOf, type Atom, type Wording} from './atoms';

/** Words that carry no meaning in a query. A query of nothing else is searched as it is. */
const FILLERS = `怎么 怎么样 怎样 如何 为什么 为何 为啥 什么 什么是 是什么 啥 吗 呢 吧 的 了 我 你 我们 想 想要 请问 能不能 能否 可以 可不可以 是否 怎么办 怎么做 怎么用 怎么写 在 里 里面 中 把 被 用 使用 给 让 一个 一下 有 有没有 和 与 或 及 以及 哪里 哪些 时 时候 到底 应该 需要
how to the a an in of is are what why for with do does i can my on and or use using when where it be by from at`.split(/\s+/);

const fillers = new Set(FILLERS.map(keyOf));

/** Key of a phrase → the groups it is in. */
const groupsByKey = new Map<string, number[]>();

/** How many atoms the longest phrase has that begins with this one. */
const longest = new Map<string, number>();

const know = (atoms: readonly string[]): unknown => longest.set(atoms[0]!, Math.max(longest.get(atoms[0]!) ?? 0, atoms.length));

const together = (atoms: readonly Atom[]): string => atoms.map(({text}) => text).join('');

const groups: readonly Wording[][] = synonyms.map((names, group) =>
  names.map((name) => {
    const atoms = atomsOf(name);
    const wording = wordingOf(atoms);
    // Words that are written apart and together (`rate limit`, `rateLimit`) are one phrase.
    const keys = new Set([wording.key, ...(atoms.some(({han}) => han) ? [] : [together(atoms)])]);
    for (const key of keys) {
      groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), group]);
      know(key.split(' '));
    }
    return wording;
  }),
);

for (const filler of fillers) know(filler.split(' '));

export const isFiller = (key: string): boolean => fillers.has(key);

export const isPhrase = (key: string): boolean => groupsByKey.has(key);

/** The most atoms that a phrase or filler beginning with this one can have. */
export const longestFrom = ({text}: Atom): number => longest.get(text) ?? 0;

/** What else a phrase is called. */
export function otherNames(own: Wording, atoms: readonly Atom[]): Wording[] {
  const others = new Map<string, Wording>();
  for (const group of groupsByKey.get(own.key) ?? groupsByKey.get(together(atoms)) ?? []) {
    for (const other of groups[group]!) if (other.key !== own.key) others.set(other.key, other);
  }
  return [...others.values()];
}
