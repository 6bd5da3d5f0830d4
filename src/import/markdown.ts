import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import blockDirectives from '../blockDirectives';

const official = unified().use(remarkParse).use(remarkGfm).freeze();

const ours = unified()
  .use(remarkParse)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(blockDirectives)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  })
  .freeze();

/** Markdown as the official site reads it: CommonMark with tables, no directives. */
export const parseOfficial = (text: string): Root => official.parse(text);

/** Markdown as this site reads it. */
export const parseOurs = (text: string): Root => ours.parse(text);

/** A tree as the Markdown of this project (CONTRIBUTING.md#写一页). */
export const stringify = (tree: Root): string => ours.stringify(tree);
