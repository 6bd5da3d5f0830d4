import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified, type Processor } from 'unified';

const official = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * A colon in words needs no backslash: this site gives text directives back as what was typed (`remark/directives.ts`), so
 * that `10:30` stays readable in the source.
 */
function plainColons(this: Processor): void {
  for (const extension of this.data().toMarkdownExtensions ?? []) {
    extension.unsafe = extension.unsafe?.filter(
      ({ character, inConstruct }) =>
        character !== ':' || !([] as unknown[]).concat(inConstruct).includes('phrasing'),
    );
  }
}

const ours = unified()
  .use(remarkParse)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkDirective)
  .use(plainColons)
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
