import { bigrams, tokenize, words } from './tokenize';

/** What a text is searched by: a Chinese character, or a word of another script. */
export interface Token {
  text: string;
  /** With the ending that the word was written with. */
  written: string;
  han: boolean;
  /** Parts of a name such as `forRoot`. */
  parts: readonly string[];
}

/** Words that belong together. */
export interface Wording {
  /** The terms to look up. */
  terms: readonly string[];
  /** Term → the word as it was written, where that is another one. */
  written: ReadonlyMap<string, string>;
  /** The tokens in the order of the text, `守 卫 guard`: equal for texts that say the same. */
  key: string;
  /** What to mark in a text. */
  marks: readonly string[];
  han: boolean;
  /** Parts of a name such as `forRoot`, for when the book does not have the whole. */
  parts: readonly string[];
}

export const tokensOf = (text: string): Token[] =>
  words(text).flatMap(({ term, written, han, parts }): Token[] =>
    han
      ? [...term].map((character) => ({ text: character, written: character, han, parts: [] }))
      : [{ text: term, written, han, parts }],
  );

export const keyOfTokens = (tokens: readonly Token[]): string =>
  tokens.map(({ text }) => text).join(' ');

/** What a text says, whatever its case, width and punctuation. */
export const keyOf = (text: string): string => tokenize(text).join(' ');

/** A key that is found in another one as whole words only. */
export const spaced = (key: string): string => ` ${key} `;

/** The tokens with neighbouring characters put together again. */
function runs(tokens: readonly Token[]): Array<{ text: string; han: boolean }> {
  const found: Array<{ text: string; han: boolean }> = [];
  for (const { text, han } of tokens) {
    const last = found.at(-1);
    if (han && last?.han) last.text += text;
    else found.push({ text, han });
  }
  return found;
}

/** The wording of neighbouring tokens. */
export function wordingOf(tokens: readonly Token[]): Wording {
  const neighbours = runs(tokens);
  return {
    terms: [...new Set(neighbours.flatMap(({ text, han }) => (han ? bigrams(text) : [text])))],
    written: new Map(
      tokens.flatMap(({ text, written }) => (text === written ? [] : [[text, written]])),
    ),
    key: keyOfTokens(tokens),
    marks: neighbours.flatMap(({ text, han }) =>
      han && text.length > 2 ? [text, ...bigrams(text)] : [text],
    ),
    han: tokens.every(({ han }) => han),
    parts: tokens.flatMap(({ parts }) => parts),
  };
}
