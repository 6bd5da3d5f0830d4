import type { Lists } from './format';
import { count, decode } from './postings';

/** The terms of one file of the index and their postings. */
export interface Lexicon {
  terms: readonly string[];
  postings: readonly string[];
}

export const readLists = ([terms, postings]: Lists): Lexicon =>
  terms === ''
    ? { terms: [], postings: [] }
    : { terms: terms.split(' '), postings: postings.split(' ') };

/** Where a term stands or would stand: the lower bound, by binary search. */
function lowerBound(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

const indexOf = ({ terms }: Lexicon, term: string): number => {
  const index = lowerBound(terms, term);
  return terms[index] === term ? index : -1;
};

/** Calls back for each posting of a term. */
export function eachPosting(
  lexicon: Lexicon,
  term: string,
  levels: number,
  visit: (record: number, level: number) => void,
): void {
  const index = indexOf(lexicon, term);
  if (index >= 0) decode(lexicon.postings[index]!, levels, visit);
}

/** How many records a term occurs in. */
export function frequency(lexicon: Lexicon, term: string): number {
  const index = indexOf(lexicon, term);
  return index < 0 ? 0 : count(lexicon.postings[index]!);
}

function eachBeginningWith(
  { terms }: Lexicon,
  prefix: string,
  visit: (term: string) => void,
): void {
  for (
    let index = lowerBound(terms, prefix);
    index < terms.length && terms[index]!.startsWith(prefix);
    index++
  )
    visit(terms[index]!);
}

/** The terms that begin so, the term itself not among them; the shortest ones first. */
export function beginningWith(lexicon: Lexicon, prefix: string, limit: number): string[] {
  const byLength: string[][] = [];
  eachBeginningWith(
    lexicon,
    prefix,
    (term) => term !== prefix && (byLength[term.length] ??= []).push(term),
  );
  return byLength.flat().slice(0, limit);
}

/**
 * How many typing mistakes two words are apart: letters missing, added or wrong, neighbours exchanged (optimal string
 * alignment). More than `limit` is `Infinity`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return Infinity;
    before = previous;
    previous = current;
  }
  return previous[b.length]! <= limit ? previous[b.length]! : Infinity;
}

/** How many mistakes a word of this length may have. */
const mistakes = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The terms that are the fewest typing mistakes away. A wrong first letter is hardly one, unless it changed places. */
export function near(lexicons: readonly Lexicon[], word: string, limit: number): string[] {
  let allowed = mistakes(word);
  const found = new Map<string, number>();
  if (allowed === 0) return [];
  const visit = (term: string): void => {
    const apart = distance(word, term, allowed);
    if (apart === Infinity) return;
    allowed = Math.min(allowed, Math.max(1, apart));
    found.set(term, apart);
  };
  const initials = [...new Set([word[0]!, word[1]!])].sort();
  for (const lexicon of lexicons)
    for (const initial of initials) eachBeginningWith(lexicon, initial, visit);
  return [...found]
    .filter(([, apart]) => apart <= allowed)
    .map(([term]) => term)
    .slice(0, limit);
}
