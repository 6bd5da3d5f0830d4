/**
 * Text edits: a step reads the syntax tree and answers with “replace this range by that text”, applied all at once.
 * Whatever no edit touches (comments, blank lines, quotes, order) therefore stays as the writer typed it.
 */
import ts from 'typescript';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const replace = (start: number, end: number, text: string): Edit => ({ start, end, text });
export const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });
export const remove = (start: number, end: number): Edit => ({ start, end, text: '' });

/** Edits inside a replaced range are void; at one position insertions come first, in the order given. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const rank = ({ start, end }: Edit): number => (start === end ? -Infinity : -end);
  const sorted = [...edits].sort(
    (a, b) => a.start - b.start || (rank(a) === rank(b) ? 0 : rank(a) - rank(b)),
  );
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of sorted) {
    if (start < position) continue;
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}

/** Removes a statement or member with the comments attached to it, in front and behind, and its line break. */
export function removeWhole(node: ts.Node, source: ts.SourceFile): Edit {
  const { text } = source;
  const start = attachedStart(node, source);
  const end = ts.getTrailingCommentRanges(text, node.end)?.at(-1)?.end ?? node.end;
  return remove(start, /^[ \t]*\n/.exec(text.slice(end))?.[0] ? text.indexOf('\n', end) + 1 : end);
}

/** Where a node starts, its comments included; a comment beyond a blank line is not its own. */
export function attachedStart(node: ts.Node, source: ts.SourceFile): number {
  const { text } = source;
  const comments = ts.getLeadingCommentRanges(text, node.pos) ?? [];
  return comments.reduceRight(
    (start, comment) => (/\n[ \t]*\n/.test(text.slice(comment.end, start)) ? start : comment.pos),
    node.getStart(source),
  );
}

/** Removes a word and the white space after it; a comment there stays. */
export function removeWord(node: ts.Node, { text }: ts.SourceFile): Edit {
  return remove(node.getStart(), node.end + /^\s*/.exec(text.slice(node.end))![0].length);
}

/** The first position from `position` on that is neither white space nor comment. */
export function nextToken(position: number, source: ts.SourceFile): number {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    true,
    ts.LanguageVariant.Standard,
    source.text,
  );
  scanner.resetTokenState(position);
  scanner.scan();
  return scanner.getTokenStart();
}
