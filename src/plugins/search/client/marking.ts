import type {Segment} from './types';

/** A piece of text shows about so many characters. */
const SNIPPET_LENGTH = 96;
const BEFORE_MATCH = 24;
const OWN_WORTH = 100;

/** At most so many words are marked; a long query does not need more. */
const MAX_MARKS = 60;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

const anyCase = (text: string): string => [...text].map((letter) => (letter.toUpperCase() === letter ? escape(letter) : `[${letter}${letter.toUpperCase()}]`)).join('');

const isWord = (mark: string): boolean => /^(?!\p{Script=Han})[\p{L}\p{N}]/u.test(mark);

/** Chinese and signs anywhere; other words where a word begins, or a part of a name: `Guard` in `UseGuards`. */
function pattern(marks: readonly string[]): RegExp {
  const words = marks.filter(isWord);
  const begun = words.map(anyCase).join('|');
  const capital = words.map(([first = '', ...rest]) => escape(first.toUpperCase()) + anyCase(rest.join(''))).join('|');
  const word = `(?:(?<![\\p{L}\\p{N}])(?:${begun})|(?<=[\\p{Ll}\\p{N}])(?:${capital}))(?:s(?!\\p{L}))?`;
  return new RegExp([...(words.length > 0 ? [word] : []), ...marks.filter((mark) => !isWord(mark)).map(escape)].join('|'), 'gu');
}

/** Marks in texts what a query looked for. One serves all results of a query. */
export class Marker {
  /** Longer ones first, so that they win where both begin. */
  private readonly marks: readonly string[];
  /** To make one pattern of all marks takes longer than the search, and a text has few of them. */
  private readonly patterns = new Map<string, RegExp>();

  /**
   * @param marks words and phrases in lower case
   * @param own those of them that the reader typed; in a snippet each counts more than any number of synonyms
   */
  constructor(marks: readonly string[], private readonly own: readonly string[] = marks) {
    this.marks = [...new Set(marks)].filter(Boolean).sort((a, b) => b.length - a.length).slice(0, MAX_MARKS);
  }

  /** Cuts a text at what is to be marked. */
  mark(text: string): Segment[] {
    const segments: Segment[] = [];
    let end = 0;
    for (const match of this.matches(text)) {
      if (match.index > end) segments.push({text: text.slice(end, match.index), marked: false});
      const last = segments.at(-1);
      if (last?.marked && match.index === end) last.text += match[0];
      else segments.push({text: match[0], marked: true});
      end = match.index + match[0].length;
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
      const different = [...new Set(matches.map(([match]) => match.toLowerCase()))];
      const worth = different.length + OWN_WORTH * different.filter((match) => this.own.includes(match)).length;
      if (worth <= most) continue;
      most = worth;
      line = candidate;
      start = Math.max(0, matches[0]!.index - BEFORE_MATCH);
    }
    const shown = line.slice(start, start + SNIPPET_LENGTH);
    return this.mark(`${start > 0 ? '…' : ''}${shown}${start + SNIPPET_LENGTH < line.length ? '…' : ''}`);
  }

  private matches(text: string): RegExpExecArray[] {
    const lower = text.toLowerCase();
    const present = this.marks.filter((mark) => lower.includes(mark));
    if (present.length === 0) return [];
    const key = present.join('\n');
    const known = this.patterns.get(key) ?? pattern(present);
    this.patterns.set(key, known);
    return [...text.matchAll(known)];
  }
}
