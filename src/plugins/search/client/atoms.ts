import {pieces, words} from '../tokenize';

/** The smallest piece of a text: a Chinese character, or a word of another script. */
export interface Atom {
  text: string;
  han: boolean;
  /** Parts of a name such as `forRoot`. */
  parts: readonly string[];
}

/** Words that belong together. */
export interface Wording {
  /** The terms to look up. */
  terms: readonly string[];
  /** The atoms in the order of the text, `守 卫 guard`: equal for texts that say the same. */
  key: string;
  /** What to mark in a text. */
  marks: readonly string[];
  han: boolean;
  /** Parts of a name such as `forRoot`, for when the book does not have the whole. */
  parts: readonly string[];
}

export const atomsOf = (text: string): Atom[] =>
  words(text).flatMap(({term, han, parts}): Atom[] => (han ? [...term].map((character) => ({text: character, han, parts: []})) : [{text: term, han, parts}]));

export const keyOfAtoms = (atoms: readonly Atom[]): string => atoms.map(({text}) => text).join(' ');

/** What a text says, whatever its case, width and punctuation. */
export const keyOf = (text: string): string => pieces(text).join(' ');

/** A key that is found in another one as whole words only. */
export const spaced = (key: string): string => ` ${key} `;

/** The atoms with neighbouring characters put together again. */
function runs(atoms: readonly Atom[]): Array<{text: string; han: boolean}> {
  const found: Array<{text: string; han: boolean}> = [];
  for (const {text, han} of atoms) {
    const last = found.at(-1);
    if (han && last?.han) last.text += text;
    else found.push({text, han});
  }
  return found;
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length === 1 ? characters : characters.slice(1).map((character, index) => characters[index]! + character);
}

/** The wording of neighbouring atoms. */
export function wordingOf(atoms: readonly Atom[]): Wording {
  const neighbours = runs(atoms);
  return {
    terms: [...new Set(neighbours.flatMap(({text, han}) => (han ? pairsOf(text) : [text])))],
    key: keyOfAtoms(atoms),
    marks: neighbours.flatMap(({text, han}) => (han && text.length > 2 ? [text, ...pairsOf(text)] : [text])),
    han: atoms.every(({han}) => han),
    parts: atoms.flatMap(({parts}) => parts),
  };
}
