import {synonyms} from '../../../data/synonyms';
import {words} from '../tokenize';

/** One thing that a query asks for, in several wordings. */
export interface Unit {
  /** As the reader wrote it. */
  own: Wording;
  /** What else it is called. */
  others: readonly Wording[];
}

/** Words that belong together. */
export interface Wording {
  /** The terms to look up. */
  terms: readonly string[];
  /** The terms in the order of the text, `守 卫 guard`: equal for texts that say the same. */
  key: string;
  /** What to mark in a text. */
  marks: readonly string[];
  han: boolean;
  /** Parts of a name such as `forRoot`, for when the book does not have the whole. */
  parts: readonly string[];
}

/** A query, taken apart. */
export interface Query {
  units: readonly Unit[];
  /** Its own words without the filling ones, as a key. */
  key: string;
}

/** No reader types more; a pasted page is cut here. */
const MAX_QUERY_LENGTH = 400;
const MAX_UNITS = 24;

/** Words that carry no meaning in a query. A query of nothing else is searched as it is. */
const FILLERS = `怎么 怎么样 怎样 如何 为什么 为何 为啥 什么 什么是 是什么 啥 吗 呢 吧 的 了 我 你 我们 想 想要 请问 能不能 能否 可以 可不可以 是否 怎么办 怎么做 怎么用 怎么写 在 里 里面 中 把 被 用 使用 给 让 一个 一下 有 有没有 和 与 或 及 以及 哪里 哪些 时 时候 到底 应该 需要
how to the a an in of is are what why for with do does i can my on and or use using when where it be by from at`.split(/\s+/);

interface Atom {
  text: string;
  han: boolean;
  parts: readonly string[];
}

/** The smallest pieces of a text: Chinese characters and words of other scripts. */
const atomsOf = (text: string): Atom[] =>
  words(text).flatMap(({term, han, parts}): Atom[] => (han ? [...term].map((character) => ({text: character, han, parts: []})) : [{text: term, han, parts}]));

const keyOfAtoms = (atoms: readonly Atom[]): string => atoms.map(({text}) => text).join(' ');

/** What a text says, whatever its case, width and punctuation. */
export const keyOf = (text: string): string => keyOfAtoms(atomsOf(text));

/** The wording of neighbouring atoms. */
function wordingOf(atoms: readonly Atom[]): Wording {
  const terms: string[] = [];
  const marks: string[] = [];
  let run = '';
  const endRun = (): void => {
    if (!run) return;
    const characters = [...run];
    const pairs = characters.length === 1 ? characters : characters.slice(1).map((character, index) => characters[index]! + character);
    terms.push(...pairs);
    marks.push(run, ...(characters.length > 2 ? pairs : []));
    run = '';
  };
  for (const {text, han} of atoms) {
    if (han) run += text;
    else {
      endRun();
      terms.push(text);
      marks.push(text);
    }
  }
  endRun();
  return {terms: [...new Set(terms)], key: keyOfAtoms(atoms), marks, han: atoms.every(({han}) => han), parts: atoms.flatMap(({parts}) => parts)};
}

/** Key of a phrase → the groups it is in. Words that are written apart and together (`rate limit`) are one phrase. */
const groupsByKey = new Map<string, number[]>();
const fillers = new Set(FILLERS.map(keyOf));

/** How many atoms the longest phrase has that begins with this one. */
const longest = new Map<string, number>();
const knowLength = (atoms: readonly string[]): unknown => longest.set(atoms[0]!, Math.max(longest.get(atoms[0]!) ?? 0, atoms.length));

const groups: readonly Wording[][] = synonyms.map((phrases, group) =>
  phrases.map((phrase) => {
    const atoms = atomsOf(phrase);
    const wording = wordingOf(atoms);
    if (atoms.length > 0) knowLength(atoms.map(({text}) => text));
    const together = atoms.every(({han}) => !han) ? [atoms.map(({text}) => text).join('')] : [];
    for (const word of together) knowLength([word]);
    for (const key of new Set([wording.key, ...together])) groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), group]);
    return wording;
  }),
);
for (const filler of fillers) knowLength(filler.split(' '));

interface Piece {
  atoms: Atom[];
  known: boolean;
  filler: boolean;
}

/** Cuts a query into known phrases, fillers and the rest, the longest first. */
function cut(atoms: readonly Atom[]): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < atoms.length; ) {
    let length = Math.min(longest.get(atoms[start]!.text) ?? 0, atoms.length - start);
    let key = '';
    for (; length > 0; length--) {
      key = keyOfAtoms(atoms.slice(start, start + length));
      if (groupsByKey.has(key) || fillers.has(key)) break;
    }
    const known = length > 0 && groupsByKey.has(key);
    const filler = length > 0 && !known;
    const taken = atoms.slice(start, start + Math.max(1, length));
    const last = pieces.at(-1);
    // Chinese characters that no phrase claims stay together.
    if (!known && !filler && last && !last.known && !last.filler && taken[0]!.han && last.atoms.at(-1)!.han) last.atoms.push(...taken);
    else pieces.push({atoms: taken, known, filler});
    start += taken.length;
  }
  return pieces;
}

function unitOf({atoms, known}: Piece): Unit {
  const own = wordingOf(atoms);
  if (!known) return {own, others: []};
  const keys = new Set([own.key]);
  const others: Wording[] = [];
  for (const group of groupsByKey.get(own.key) ?? groupsByKey.get(atoms.map(({text}) => text).join('')) ?? []) {
    for (const other of groups[group]!) {
      if (keys.has(other.key)) continue;
      keys.add(other.key);
      others.push(other);
    }
  }
  return {own, others};
}

let last: {text: string; query: Query} | undefined;

/** Takes a query apart: phrases with their synonyms, names, the rest; fillers count only when there is nothing else. */
export function parseQuery(text: string): Query {
  if (last?.text !== text) last = {text, query: parse(text)};
  return last.query;
}

function parse(text: string): Query {
  const pieces = cut(atomsOf(text.slice(0, MAX_QUERY_LENGTH)));
  const telling = pieces.filter(({filler}) => !filler);
  const used = telling.length > 0 ? telling : pieces;
  const units = new Map(used.map(unitOf).map((unit) => [unit.own.key, unit]));
  return {units: [...units.values()].slice(0, MAX_UNITS), key: keyOfAtoms(used.flatMap(({atoms}) => atoms))};
}
