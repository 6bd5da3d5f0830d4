import { endOf, markOf, nextPlace, type Mark } from './marks';
import type { Segment } from './types';

/** A snippet shows about so many characters. */
const SNIPPET_LENGTH = 96;
const BEFORE_MATCH = 24;
const OWN_SCORE = 100;

/** At most so many words are marked; a long query does not need more. */
const MAX_MARKS = 60;

interface Match {
  index: number;
  text: string;
}

function endOfLine(text: string, index: number): number {
  const end = text.indexOf('\n', index);
  return end < 0 ? text.length : end;
}

/** The matches of a text, those of one line together. */
function byLine(text: string, matches: readonly Match[]): Match[][] {
  const lines: Match[][] = [];
  let end = -1;
  for (const match of matches) {
    if (match.index > end) {
      lines.push([]);
      end = endOfLine(text, match.index);
    }
    lines.at(-1)!.push(match);
  }
  return lines;
}

/** Marks in texts what a query looked for. One serves all results of a query. */
export class Highlighter {
  /** Words first, and longer ones before shorter ones: so they win where two begin. */
  private readonly marks: readonly Mark[];

  /**
   * @param marks words and phrases in lower case
   * @param own those of them that the reader typed; in a snippet each counts more than any number of synonyms
   */
  constructor(
    marks: readonly string[],
    private readonly own: readonly string[] = marks,
  ) {
    const longest = [...new Set(marks)]
      .filter(Boolean)
      .sort((a, b) => b.length - a.length)
      .slice(0, MAX_MARKS)
      .map(markOf);
    this.marks = [
      ...longest.filter(({ capital }) => capital !== undefined),
      ...longest.filter(({ capital }) => capital === undefined),
    ];
  }

  /** Cuts a text at what is to be marked. */
  mark(text: string): Segment[] {
    const segments: Segment[] = [];
    let end = 0;
    for (const match of this.matches(text)) {
      if (match.index > end) segments.push({ text: text.slice(end, match.index), marked: false });
      const last = segments.at(-1);
      if (last?.marked && match.index === end) last.text += match.text;
      else segments.push({ text: match.text, marked: true });
      end = match.index + match.text.length;
    }
    if (end < text.length) segments.push({ text: text.slice(end), marked: false });
    return segments;
  }

  /** The line of a text that holds most of what is to be marked, cut around the first place. */
  snippet(text: string): Segment[] {
    let place = 0;
    let most = 0;
    for (const matches of byLine(text, this.matches(text))) {
      const different = [...new Set(matches.map((match) => match.text.toLowerCase()))];
      const score =
        different.length + OWN_SCORE * different.filter((match) => this.own.includes(match)).length;
      if (score <= most) continue;
      most = score;
      place = matches[0]!.index;
    }
    const from = text.lastIndexOf('\n', place) + 1;
    const start = Math.max(from, place - BEFORE_MATCH);
    const lineEnd = endOfLine(text, place);
    const end = Math.min(lineEnd, start + SNIPPET_LENGTH);
    return this.mark(
      `${start > from ? '…' : ''}${text.slice(start, end)}${end < lineEnd ? '…' : ''}`,
    );
  }

  /** By hand: a pattern of the marks takes the browser longer to make than the search takes. */
  private matches(text: string): Match[] {
    const lowered = text.toLowerCase();
    // A few letters have another length in lower case.
    const lower = lowered.length === text.length ? lowered : text;
    const found: Match[] = [];
    const places: Array<{ mark: Mark; index: number }> = [];
    for (const mark of this.marks) {
      const index = nextPlace(mark, text, lower, 0);
      if (index < Infinity) places.push({ mark, index });
    }
    while (places.length > 0) {
      const { mark, index } = places.reduce((first, other) =>
        other.index < first.index ? other : first,
      );
      if (index === Infinity) break;
      const end = endOf(mark, text, index);
      found.push({ index, text: text.slice(index, end) });
      for (const place of places)
        if (place.index < end) place.index = nextPlace(place.mark, text, lower, end);
    }
    return found;
  }
}
