import type {Segment} from './types';

/** A piece of text shows about so many characters. */
const SNIPPET_LENGTH = 96;
const BEFORE_MATCH = 24;
const OWN_WORTH = 100;

/** At most so many words are marked; a long query does not need more. */
const MAX_MARKS = 60;

const isHan = (mark: string): boolean => /^\p{Script=Han}/u.test(mark);
const isLetter = (character: string): boolean => /\p{L}/u.test(character);
const isDigit = (character: string): boolean => /\p{N}/u.test(character);
const isSmall = (character: string): boolean => /\p{Ll}/u.test(character);

interface Match {
  index: number;
  text: string;
}

/** Something to mark. */
interface Mark {
  /** In lower case. */
  text: string;
  /** The first letter as a capital, if the text is a word and no Chinese or sign. */
  capital: string | undefined;
}

const markOf = (text: string): Mark => ({text, capital: !isHan(text) && (isLetter(text[0]!) || isDigit(text[0]!)) ? text[0]!.toUpperCase() : undefined});

/** Whether a mark may stand here: Chinese and signs anywhere; a word where a word begins, or a part of a name: `Guard` in `UseGuards`. */
function mayBegin({capital}: Mark, text: string, index: number): boolean {
  if (capital === undefined || index === 0) return true;
  const before = text[index - 1]!;
  if (!isLetter(before) && !isDigit(before)) return true;
  return text[index] === capital && (isSmall(before) || isDigit(before));
}

/** Where a mark stands next, `lower` being the text in lower case; -1 if nowhere. */
function nextPlace(mark: Mark, text: string, lower: string, from: number): number {
  let index = lower.indexOf(mark.text, from);
  while (index >= 0 && !mayBegin(mark, text, index)) index = lower.indexOf(mark.text, index + 1);
  return index;
}

/** A word takes the `s` of its plural along. */
function endOf({text: {length}, capital}: Mark, text: string, index: number): number {
  const end = index + length;
  return capital !== undefined && text[end] === 's' && !isLetter(text[end + 1] ?? '') ? end + 1 : end;
}

/** Marks in texts what a query looked for. One serves all results of a query. */
export class Marker {
  /** Words first, and longer ones before shorter ones: so they win where two begin. */
  private readonly marks: readonly Mark[];

  /**
   * @param marks words and phrases in lower case
   * @param own those of them that the reader typed; in a snippet each counts more than any number of synonyms
   */
  constructor(marks: readonly string[], private readonly own: readonly string[] = marks) {
    const longest = [...new Set(marks)].filter(Boolean).sort((a, b) => b.length - a.length).slice(0, MAX_MARKS).map(markOf);
    this.marks = [...longest.filter(({capital}) => capital !== undefined), ...longest.filter(({capital}) => capital === undefined)];
  }

  /** Cuts a text at what is to be marked. */
  mark(text: string): Segment[] {
    const segments: Segment[] = [];
    let end = 0;
    for (const match of this.matches(text)) {
      if (match.index > end) segments.push({text: text.slice(end, match.index), marked: false});
      const last = segments.at(-1);
      if (last?.marked && match.index === end) last.text += match.text;
      else segments.push({text: match.text, marked: true});
      end = match.index + match.text.length;
    }
    if (end < text.length) segments.push({text: text.slice(end), marked: false});
    return segments;
  }

  /** The line of a text that holds most of what is to be marked, cut around the first place. */
  snippet(text: string): Segment[] {
    const lines = text.split('\n');
    let line = lines[0]!;
    let start = 0;
    let most = 0;
    for (const candidate of lines) {
      const matches = this.matches(candidate);
      const different = [...new Set(matches.map((match) => match.text.toLowerCase()))];
      const worth = different.length + OWN_WORTH * different.filter((match) => this.own.includes(match)).length;
      if (worth <= most) continue;
      most = worth;
      line = candidate;
      start = Math.max(0, matches[0]!.index - BEFORE_MATCH);
    }
    const shown = line.slice(start, start + SNIPPET_LENGTH);
    return this.mark(`${start > 0 ? '…' : ''}${shown}${start + SNIPPET_LENGTH < line.length ? '…' : ''}`);
  }

  /** By hand: a pattern of the marks takes the browser longer to make than the search takes. */
  private matches(text: string): Match[] {
    const lowered = text.toLowerCase();
    // A few letters have another length in lower case.
    const lower = lowered.length === text.length ? lowered : text;
    const found: Match[] = [];
    let left = this.marks.map((mark) => ({mark, index: nextPlace(mark, text, lower, 0)}));
    for (;;) {
      left = left.filter(({index}) => index >= 0);
      const [one] = left;
      if (!one) return found;
      const {mark, index} = left.reduce((first, other) => (other.index < first.index ? other : first), one);
      const end = endOf(mark, text, index);
      found.push({index, text: text.slice(index, end)});
      for (const place of left) if (place.index < end) place.index = nextPlace(place.mark, text, lower, end);
    }
  }
}
