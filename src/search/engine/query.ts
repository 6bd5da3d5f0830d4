import { tokensOf, keyOfTokens, spaced, wordingOf, type Token, type Wording } from './tokens';
import { simplify } from './traditional';
import { isInWords, isStopWord, isPhrase, longestFrom, otherNames } from './phrases';

/** One thing that a query asks for, in several wordings. */
export interface Unit {
  /** As the reader wrote it. */
  own: Wording;
  /** What else it is called. */
  others: readonly Wording[];
}

/** A query, taken apart. */
export interface Query {
  units: readonly Unit[];
  /** Its own words without stop words, as a spaced key. */
  key: string;
  /** All its words, as a spaced key. */
  whole: string;
  /** What else it is called, as spaced keys, when it asks for one thing only. */
  others: ReadonlySet<string>;
}

/** No reader types more; a pasted page is cut here. */
const MAX_QUERY_LENGTH = 400;
const MAX_UNITS = 24;

interface Chunk {
  tokens: Token[];
  kind: 'phrase' | 'stop' | 'rest';
}

/** The longest phrase or stop word that begins here. */
function chunkAt(tokens: readonly Token[], start: number): Chunk {
  for (
    let length = Math.min(longestFrom(tokens[start]!), tokens.length - start);
    length > 0;
    length--
  ) {
    const taken = tokens.slice(start, start + length);
    const key = keyOfTokens(taken);
    if (isPhrase(key)) return { tokens: taken, kind: 'phrase' };
    if (isStopWord(key)) return { tokens: taken, kind: 'stop' };
  }
  return { tokens: [tokens[start]!], kind: 'rest' };
}

/** `用` beside a character that no phrase claims, as in `用户` and `引用`. */
function isPartOfWord(chunks: readonly Chunk[], index: number): boolean {
  const isLoose = (chunk: Chunk | undefined): boolean =>
    chunk?.kind === 'rest' && chunk.tokens[0]!.han;
  const [token, ...more] = chunks[index]!.tokens;
  return (
    more.length === 0 &&
    isInWords(token!.text) &&
    (isLoose(chunks[index - 1]) || isLoose(chunks[index + 1]))
  );
}

/** Cuts a query into known phrases, stop words and the rest. */
function cut(tokens: readonly Token[]): Chunk[] {
  const pieces: Chunk[] = [];
  for (let start = 0; start < tokens.length; start += pieces.at(-1)!.tokens.length)
    pieces.push(chunkAt(tokens, start));
  const chunks: Chunk[] = [];
  pieces.forEach(({ tokens, kind }, index) => {
    const isRest = kind === 'rest' || (kind === 'stop' && isPartOfWord(pieces, index));
    const last = chunks.at(-1);
    // Chinese characters that no phrase claims stay together.
    if (isRest && last?.kind === 'rest' && tokens[0]!.han && last.tokens.at(-1)!.han)
      last.tokens.push(...tokens);
    else chunks.push({ tokens: [...tokens], kind: isRest ? 'rest' : kind });
  });
  return chunks;
}

function unitOf({ tokens, kind }: Chunk): Unit {
  const own = wordingOf(tokens);
  return { own, others: kind === 'phrase' ? otherNames(own) : [] };
}

function parse(text: string): Query {
  const tokens = tokensOf(simplify(text.slice(0, MAX_QUERY_LENGTH)));
  const chunks = cut(tokens);
  const content = chunks.filter(({ kind }) => kind !== 'stop');
  const used = content.length > 0 ? content : chunks;
  const different = new Map(used.map(unitOf).map((unit) => [unit.own.key, unit]));
  const units = [...different.values()].slice(0, MAX_UNITS);
  return {
    units,
    key: spaced(keyOfTokens(used.flatMap((chunk) => chunk.tokens))),
    whole: spaced(keyOfTokens(tokens)),
    others: new Set(units.length === 1 ? units[0]!.others.map(({ key }) => spaced(key)) : []),
  };
}

let last: { text: string; query: Query } | undefined;

/** Takes a query apart: phrases with their synonyms, names, the rest; stop words count only when there is nothing else. */
export function parseQuery(text: string): Query {
  if (last?.text !== text) last = { text, query: parse(text) };
  return last.query;
}

/** The terms of a query; the longest words of a pasted message are the most selective ones. */
export const selectiveTerms = ({ units }: Query): string[] =>
  units
    .flatMap(({ own }) => [...own.terms, ...own.parts])
    .filter((term) => term.length > 1)
    .sort((a, b) => b.length - a.length);
