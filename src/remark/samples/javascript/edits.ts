/**
 * 文字编辑：每一步改写都从语法树算出一串“把这一段换成那段”，再一次应用到原文上。
 * 没有被碰到的字符（注释、空行、引号、顺序）因此原样留下。
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

/** 应用编辑；落在另一段删改之内的编辑作废，同一处先插入（按给出的顺序）后删改。 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const rank = ({ start, end }: Edit): number => (start === end ? -Infinity : -end);
  const sorted = [...edits].sort((a, b) => a.start - b.start || (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of sorted) {
    if (start < position) continue;
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}

/** 删去一条语句或一个成员，连同紧挨着它的注释（中间没有空行）、同一行后面的注释和换行。 */
export function removeWhole(node: ts.Node, source: ts.SourceFile): Edit {
  const { text } = source;
  const start = attachedStart(node, source);
  const end = ts.getTrailingCommentRanges(text, node.end)?.at(-1)?.end ?? node.end;
  return remove(start, /^[ \t]*\n/.exec(text.slice(end))?.[0] ? text.indexOf('\n', end) + 1 : end);
}

/** 节点和紧挨着它的注释从哪里开始；与注释之间隔着空行，注释就不算它的。 */
export function attachedStart(node: ts.Node, source: ts.SourceFile): number {
  const { text } = source;
  const comments = ts.getLeadingCommentRanges(text, node.pos) ?? [];
  return comments.reduceRight(
    (start, comment) => (/\n[ \t]*\n/.test(text.slice(comment.end, start)) ? start : comment.pos),
    node.getStart(source),
  );
}

/** 删去一个词和它后面的空白；后面的注释留着。 */
export function removeWord(node: ts.Node, { text }: ts.SourceFile): Edit {
  return remove(node.getStart(), node.end + /^\s*/.exec(text.slice(node.end))![0].length);
}

/** `position` 之后第一个不是空白和注释的位置。 */
export function nextToken(position: number, source: ts.SourceFile): number {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, source.text);
  scanner.resetTokenState(position);
  scanner.scan();
  return scanner.getTokenStart();
}
