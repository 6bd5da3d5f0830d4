import type {Segment} from './types';

/** A piece of text shows about so many characters. */
const SNIPPET_LENGTH = 96;
const BEFORE_MATCH = 24;
const OWN_WORTH = 100;

/** At most so many words are marked; a long query does not need more. */
const MAX_MARKS = 60;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

const anyCase = (text: string): string => [...text].map((letter) => (letter.toUpperCase() === letter ? escape(letter) : `[${letter}${letter.toUpperCase()}]`)).join('');

/** A word begins after what is no letter; a part of a name after a small one, with a capital: `Guard` in `UseGuards`. */
function wordPattern(word: string): string {
  const [first = '', ...rest] = word;
  const begins = `(?:(?<![\\p{L}\\p{N}])${anyCase(first)}|(?<=[\\p{Ll}\\p{N}])${escape(first.toUpperCase())})`;
  return `${begins}${anyCase(rest.join(''))}(?:s(?!\\p{L}))?`;
}

/** Chinese and signs anywhere, other words where they begin. */
function pattern(marks: readonly string[]): RegExp | undefined {
  const wanted = [...new Set(marks)].filter(Boolean).sort((a, b) => b.length - a.length).slice(0, MAX_MARKS);
  if (wanted.length === 0) return undefined;
  return new RegExp(wanted.map((mark) => (/^(?!\p{Script=Han})[\p{L}\p{N}]/u.test(mark) ? wordPattern(mark) : escape(mark))).join('|'), 'gu');
}

/**
 * Cuts a text at what is to be marked.
 * @param marks words and phrases in lower case
 */
export function mark(text: string, marks: readonly string[]): Segment[] {
  const wanted = pattern(marks);
  if (!wanted) return text ? [{text, marked: false}] : [];
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(wanted)) {
    if (match.index > end) segments.push({text: text.slice(end, match.index), marked: false});
    const last = segments.at(-1);
    if (last?.marked && match.index === end) last.text += match[0];
    else segments.push({text: match[0], marked: true});
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push({text: text.slice(end), marked: false});
  return segments;
}

/**
 * The line of a text that holds most of what is to be marked, cut around the first place.
 * @param own those of the marks that the reader typed; each counts more than any number of synonyms
 */
export function snippet(text: string, marks: readonly string[], own: readonly string[] = marks): Segment[] {
  const wanted = pattern(marks);
  let line = text.split('\n', 1)[0]!;
  let start = 0;
  let most = 0;
  for (const candidate of wanted ? text.split('\n') : []) {
    const matches = [...candidate.matchAll(wanted!)];
    const different = [...new Set(matches.map(([match]) => match.toLowerCase()))];
    const worth = different.length + OWN_WORTH * different.filter((match) => own.includes(match)).length;
    if (worth <= most) continue;
    most = worth;
    line = candidate;
    start = Math.max(0, matches[0]!.index - BEFORE_MATCH);
  }
  const shown = line.slice(start, start + SNIPPET_LENGTH);
  return mark(`${start > 0 ? '…' : ''}${shown}${start + SNIPPET_LENGTH < line.length ? '…' : ''}`, marks);
}
