/** A page's text as the parser gets it, and the way back to the lines of its file. */
export interface Prepared {
  text: string;
  /** A line of the text → the line of the file, both from 1. */
  sourceLine: (line: number) => number;
}

/** What stands before a block in a quote: `> > `. */
const QUOTE = /^(?:[ \t]*>)*[ \t]?/;
const FENCE = /^[ \t]*(`{3,}|~{3,})(.*)$/;
/** A line that begins a block of HTML. */
const TAG_LINE = /^[ \t]{0,3}<\/?[a-z][^>]*/i;

const isClosing = (line: string, opened: string): boolean => {
  const [, marks = '', rest = ''] = FENCE.exec(line) ?? [];
  return marks.startsWith(opened.charAt(0)) && marks.length >= opened.length && rest.trim() === '';
};

/**
 * One spelling of lines (no byte-order mark, no `\r`, no NUL), and an empty line before each fence that stands right under
 * HTML: CommonMark reads everything up to the next empty line as part of the HTML, so that the fence would be glued to it
 * and its end would begin another one.
 */
export function prepare(source: string): Prepared {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '\uFFFD')
    .split('\n');
  const prepared: string[] = [];
  const origin: number[] = [];
  let opened: string | undefined;
  let inHtml = false;
  let inComment = false;
  lines.forEach((line, index) => {
    const prefix = QUOTE.exec(line)?.[0] ?? '';
    const rest = line.slice(prefix.length);
    const [, marks, info = ''] = FENCE.exec(rest) ?? [];
    if (opened !== undefined) {
      if (isClosing(rest, opened)) opened = undefined;
    } else if (inComment) {
      inComment = !rest.includes('-->');
    } else if (marks !== undefined && !(marks.startsWith('`') && info.includes('`'))) {
      if (inHtml) {
        prepared.push(prefix.trimEnd());
        origin.push(index + 1);
      }
      opened = marks;
      inHtml = false;
    } else if (/^[ \t]*<!--/.test(rest)) {
      inComment = !rest.slice(rest.indexOf('<!--')).includes('-->');
    } else if (rest.trim() === '') {
      inHtml = false;
    } else if (TAG_LINE.test(rest)) {
      inHtml = true;
    }
    prepared.push(line);
    origin.push(index + 1);
  });
  return {
    text: prepared.join('\n'),
    sourceLine: (line) => origin[Math.min(Math.max(line, 1), origin.length) - 1] ?? line,
  };
}
