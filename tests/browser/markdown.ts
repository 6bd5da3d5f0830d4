import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { documentTitle } from '../../src/components/DocHead/documentTitle';
import { docOf } from '../../src/data/routes';
import { TITLE_SUFFIX } from '../../src/data/site';

/** The Markdown file behind a route. */
const sourceOf = (route: string): string =>
  readFileSync(path.resolve('docs', `${docOf(route)}.md`), 'utf8');

/** The one-line fields of a page's front matter. */
export const frontMatter = (route: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...sourceOf(route)
        .split('\n---')[0]!
        .matchAll(/^(\w+): *(.*?) *$/gm),
    ].map(([, key = '', value = '']) => [key, value.replace(/^(['"])(.*)\1$/, '$2')]),
  );

/** The document title that a page must have (ARCHITECTURE.md#document-titles). */
export const title = (route: string): string =>
  `${documentTitle(route, frontMatter(route).titleEn)} | ${TITLE_SUFFIX}`;

export interface Fence {
  language: string;
  title: string | undefined;
  code: string;
  /** The writer's own JavaScript, which stands right after the TypeScript. */
  javascript?: string;
}

/** A page's code fences as CommonMark reads them, without those whose text is fetched. */
export function fencesOf(route: string): Fence[] {
  const tree = fromMarkdown(sourceOf(route).replace(/^---[^]*?\n---\n/, ''));
  const fences: Fence[] = [];
  const visit = (node: Nodes): void => {
    if (!('children' in node)) return;
    node.children.forEach((child, index) => {
      if (child.type !== 'code') return visit(child);
      const previous = node.children[index - 1];
      const last = fences.at(-1);
      if (child.lang === 'js' && previous?.type === 'code' && previous.lang === 'ts' && last)
        last.javascript = child.value;
      else if (!/\bsrc="/.test(child.meta ?? ''))
        fences.push({
          language: child.lang ?? '',
          title: /\btitle="([^"]*)"/.exec(child.meta ?? '')?.[1],
          code: child.value,
        });
    });
  };
  visit(tree);
  return fences;
}
