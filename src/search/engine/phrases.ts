import { synonyms } from './synonyms';
import { tokensOf, keyOf, wordingOf, type Token, type Wording } from './tokens';

/** Words without a meaning in a query: in this book everything is a `接口`. A query of nothing else is searched as it is. */
const STOP_WORDS =
  `接口 怎么 怎么样 获取 拿到 得到 原理 不生效 不起作用 没反应 怎样 如何 为什么 为何 为啥 什么 什么是 是什么 啥 吗 呢 吧 的 了 我 你 我们 想 想要 请问 能不能 能否 可以 可不可以 是否 怎么办 怎么做 怎么用 怎么写 在 里 里面 中 把 被 用 使用 给 让 一个 一下 有 有没有 和 与 或 及 以及 哪里 哪些 时 时候 到底 应该 需要
nest nestjs nest.js how to the a an in of is are what why for with do does i can my on and or use using when where it be by from at per`.split(
    /\s+/,
  );

/** The stop words that are also characters of many other words: `用户`, `时区`. */
const IN_WORDS = '用中时有在';

/** What is known of the phrases and stop words that begin with the same character. */
interface Phrases {
  stopWords: ReadonlySet<string>;
  /** Key of a phrase → the groups it is in. */
  groupsByKey: ReadonlyMap<string, readonly number[]>;
  /** How many tokens the longest phrase or stop word has that begins with this one. */
  longest: ReadonlyMap<string, number>;
}

/** A name as it is written, and its group; a stop word has none. */
interface Name {
  text: string;
  group: number | undefined;
}

const HAN = /\p{Script=Han}/u;

const together = (key: string): string => key.replaceAll(' ', '');

function readPhrases(names: readonly Name[]): Phrases {
  const stopWords = new Set<string>();
  const groupsByKey = new Map<string, number[]>();
  const longest = new Map<string, number>();
  for (const { text, group } of names) {
    const whole = keyOf(text);
    // Words that are written apart and together (`rate limit`, `rateLimit`) are one phrase.
    for (const key of HAN.test(whole) ? [whole] : new Set([whole, together(whole)])) {
      if (group === undefined) stopWords.add(key);
      else groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), group]);
      const tokens = key.split(' ');
      longest.set(tokens[0]!, Math.max(longest.get(tokens[0]!) ?? 0, tokens.length));
    }
  }
  return { stopWords, groupsByKey, longest };
}

/** The character that the key of a name begins with. */
const initialOf = (name: string): string => name.charAt(name.startsWith('@') ? 1 : 0).toLowerCase();

function sortNames(): Map<string, Name[]> {
  const sorted = new Map<string, Name[]>();
  const sort = (text: string, group?: number): void => {
    const initial = initialOf(text);
    const known = sorted.get(initial);
    if (known) known.push({ text, group });
    else sorted.set(initial, [{ text, group }]);
  };
  synonyms.forEach((names, group) => names.forEach((name) => sort(name, group)));
  STOP_WORDS.forEach((word) => sort(word));
  return sorted;
}

let namesByInitial: ReadonlyMap<string, readonly Name[]> | undefined;
const read = new Map<string, Phrases>();

/** The phrases that may begin a key. A query needs few of them, and to read them all takes longer than the rest of it. */
function phrasesFrom(key: string): Phrases {
  const initial = key.charAt(0);
  namesByInitial ??= sortNames();
  const phrases = read.get(initial) ?? readPhrases(namesByInitial.get(initial) ?? []);
  read.set(initial, phrases);
  return phrases;
}

const wordings = new Map<number, readonly Wording[]>();

/** The names of a group, taken apart when they are first wanted. */
function wordingsOf(group: number): readonly Wording[] {
  const known = wordings.get(group) ?? synonyms[group]!.map((name) => wordingOf(tokensOf(name)));
  wordings.set(group, known);
  return known;
}

export const isStopWord = (key: string): boolean => phrasesFrom(key).stopWords.has(key);

export const isInWords = (character: string): boolean => IN_WORDS.includes(character);

export const isPhrase = (key: string): boolean => phrasesFrom(key).groupsByKey.has(key);

/** The most tokens that a phrase or stop word beginning with this one can have. */
export const longestFrom = ({ text }: Token): number => phrasesFrom(text).longest.get(text) ?? 0;

/** What else a phrase is called. */
export function otherNames(own: Wording): Wording[] {
  const { groupsByKey } = phrasesFrom(own.key);
  const others = new Map<string, Wording>();
  for (const group of groupsByKey.get(own.key) ?? groupsByKey.get(together(own.key)) ?? []) {
    for (const other of wordingsOf(group)) if (other.key !== own.key) others.set(other.key, other);
  }
  return [...others.values()];
}
