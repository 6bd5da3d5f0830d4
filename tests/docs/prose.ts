import type { Nodes } from 'mdast';
import { frontMatterOf, withoutId } from '../../src/markdown';
import type { Page } from './page';
import { remembered } from './remembered';
import type { Fault } from './site';

/** Stands for a piece of inline code in a text. */
export const CODE = '\uE000';

/** A paragraph, heading, table cell … as the reader sees it, without marks and addresses. */
export interface Prose {
  readonly text: string;
  /** The page's line of a place in the text. */
  readonly lineAt: (index: number) => number;
  /** The page's source right before a place in the text: the marks that the text leaves out. */
  readonly before: (index: number, length: number) => string;
}

const BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** The visible characters of inline nodes, each with its place in the source. */
function* characters(node: Nodes, source: string): Generator<[character: string, offset: number]> {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (node.type === 'inlineCode') yield [CODE, start ?? 0];
  else if (node.type === 'text') {
    const raw = start === undefined ? toText(node) : source.slice(start, end);
    // A continued line in a list or quote begins with marks that are no text.
    for (const match of raw.matchAll(/\n[ \t>]*|[^\n]/gu))
      yield [match[0].startsWith('\n') ? '\n' : match[0], (start ?? 0) + match.index];
  } else if (node.type === 'break') yield ['\n\n', start ?? 0];
  else if ('children' in node) for (const child of node.children) yield* characters(child, source);
}

const toText = (node: Nodes): string => ('value' in node ? node.value : '');

function prose(pieces: ReadonlyArray<readonly [string, number]>, source: string): Prose {
  const offsets = pieces.flatMap(([text, offset]) =>
    Array.from({ length: text.length }, () => offset),
  );
  const at = (index: number): number => offsets[index] ?? offsets.at(-1) ?? 0;
  return {
    text: pieces.map(([text]) => text).join(''),
    lineAt: (index) => source.slice(0, at(index)).split('\n').length,
    before: (index, length) => source.slice(Math.max(0, at(index) - length), at(index)),
  };
}

/** A text that stands somewhere in the source as it is: a figure's caption, a line of the front matter. */
const literal = (text: string, offset: number, source: string): Prose =>
  prose(
    [...text].map((character, index) => [character, offset + index]),
    source,
  );

/** A heading's `{#id}` is no text. */
const readable = (block: Prose): Prose => ({ ...block, text: withoutId(block.text) });

function* blocks(node: Nodes, source: string): Generator<Prose> {
  if (BLOCKS.includes(node.type)) yield readable(prose([...characters(node, source)], source));
  if (node.type === 'image') {
    const start = node.position?.start.offset ?? 0;
    if (node.alt) yield literal(node.alt, start, source);
    if (node.title) yield literal(node.title, start, source);
  }
  if ('children' in node) for (const child of node.children) yield* blocks(child, source);
}

/** The texts of the front matter that readers see. */
const frontMatter = (source: string): Prose[] =>
  [...frontMatterOf(source).matchAll(/^(title|description): *(.*)$/gm)].map((match) =>
    literal(match[2] ?? '', match.index, source),
  );

/** Everything on a page that is read as text, code and addresses left out. */
export const proseOf = remembered((page: Page): readonly Prose[] => [
  ...frontMatter(page.source),
  ...blocks(page.tree, page.source),
]);

/** A page's line of every match of a pattern in its prose. */
export function* matchesIn(
  page: Page,
  pattern: RegExp,
): Generator<{ match: RegExpExecArray; prose: Prose; line: number }> {
  for (const prose of proseOf(page)) {
    for (const match of prose.text.matchAll(pattern))
      yield { match, prose, line: prose.lineAt(match.index) };
  }
}

/** A fault for every match of a pattern in a page's prose. @param tell what to say of the text that matches */
export const faultsIn = (page: Page, pattern: RegExp, tell: (text: string) => string): Fault[] =>
  [...matchesIn(page, pattern)].map(({ match, line }) => ({ line, message: tell(match[0]) }));
