/**
 * The words of a text, for the index and for queries alike: the build and the browser run this very code, so that what
 * was put in under a word is found under it.
 */

const INVISIBLE = /[\p{Cf}\p{Mn}]/gu;
const WORD = /[\p{Script=Han}々〇]+|(?:(?![\p{Script=Han}々〇])[\p{L}\p{N}_$])+/gu;
const HAN = /^[\p{Script=Han}々〇]/u;
const CAMEL_EDGES = /[_$]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Most names are plain Chinese and English: for them this finds the same words with less work. */
const PLAIN = /^[ -~\u4e00-\u9fff，。：；、？！（）“”《》]*$/;
const PLAIN_WORD = /[\u4e00-\u9fff]+|[\w$]+/g;

/** A word that is longer than any name in the book: noise such as a pasted token. */
const MAX_WORD_LENGTH = 64;

/** One word as it was written. */
export interface Word {
  /** Chinese: the run of characters. Otherwise the whole word, without `@`, `_` and `$`, as a term. */
  term: string;
  /** With the ending that a term has not: longer words begin with all that was written. */
  written: string;
  han: boolean;
  /** Chinese: the bigrams. Otherwise the parts of `forRoot`, when there are several. */
  parts: string[];
}

/** Full-width and half-width, composed and decomposed, upper and lower case are the same; marks that nobody sees go. */
export const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** `guards` and `guard`, `libraries` and `library` are one word. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !/[suij]s$/.test(word) ? word.slice(0, -1) : word;
}

const term = (word: string): string => singular(word.toLowerCase());

/** `守卫顺序` → `守卫`, `卫顺`, `顺序`; one character alone is itself. */
export function bigrams(run: string): string[] {
  const characters = [...run];
  return characters.length === 1
    ? [run]
    : characters.slice(1).map((character, index) => characters[index]! + character);
}

function toWord(text: string): Word {
  if (HAN.test(text)) return { term: text, written: text, han: true, parts: bigrams(text) };
  const parts = text.split(CAMEL_EDGES).filter(Boolean);
  const written = parts.join('').toLowerCase();
  return {
    term: singular(written),
    written,
    han: false,
    parts: parts.length > 1 ? parts.map(term) : [],
  };
}

/** The words of a text as they stand there, in order. */
const wordsAsWritten = (text: string): string[] =>
  (
    (PLAIN.test(text)
      ? text.match(PLAIN_WORD)
      : text.normalize('NFKC').replace(INVISIBLE, '').match(WORD)) ?? []
  ).filter((word) => (word.length <= MAX_WORD_LENGTH || HAN.test(word)) && !/^[_$]+$/.test(word));

/** The words of a text, in order. */
export const words = (text: string): Word[] => wordsAsWritten(text).map(toWord);

/** The tokens of a text, in order: Chinese characters, and the terms of words. */
export const tokenize = (text: string): string[] =>
  wordsAsWritten(text).flatMap((word) =>
    HAN.test(word) ? [...word] : [term(word.replace(/[_$]+/g, ''))],
  );

/** Every term that a text is found under, once for each time it occurs. */
export const terms = (text: string): string[] =>
  words(text).flatMap(({ term: whole, han, parts }) => (han ? parts : [whole, ...parts]));
