/**
 * Numbers as text: a JSON file is what every host compresses, and a string is what a browser reads fastest.
 * Each digit is one character; a digit of the upper half says that another one follows.
 */

// The printable ASCII characters without the space, which separates lists, and without `"` and `\`, which JSON escapes.
const DIGITS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (digit) => !' "\\'.includes(digit),
);
const HALF = DIGITS.length / 2;
const VALUES = new Uint8Array(128);
DIGITS.forEach((digit, value) => (VALUES[digit.charCodeAt(0)] = value));

function write(value: number): string {
  return value < HALF
    ? DIGITS[value]!
    : DIGITS[HALF + (value % HALF)]! + write(Math.floor(value / HALF));
}

/** One record that a term occurs in, and how much it says about the record: a number from 0 to `LEVELS - 1`. */
export type Posting = readonly [record: number, level: number];

/**
 * Writes the postings of a term.
 * @param postings in ascending order of their records
 * @param levels how many levels there are
 */
export function encode(postings: readonly Posting[], levels: number): string {
  let last = -1;
  return postings
    .map(([record, level]) => {
      const step = record - last - 1;
      last = record;
      return write(step * levels + level);
    })
    .join('');
}

/** Calls back for each posting of an encoded list. */
export function decode(
  text: string,
  levels: number,
  visit: (record: number, level: number) => void,
): void {
  let record = -1;
  for (let index = 0; index < text.length;) {
    let value = 0;
    let factor = 1;
    let digit: number;
    do {
      digit = VALUES[text.charCodeAt(index++)]!;
      value += (digit % HALF) * factor;
      factor *= HALF;
    } while (digit >= HALF && index < text.length);
    record += 1 + Math.floor(value / levels);
    visit(record, value % levels);
  }
}

/** How many postings an encoded list has. */
export function count(text: string): number {
  let ends = 0;
  for (let index = 0; index < text.length; index++)
    if (VALUES[text.charCodeAt(index)]! < HALF) ends++;
  return ends;
}
