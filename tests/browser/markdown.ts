import {readFileSync} from 'node:fs';
import path from 'node:path';
import {TITLE_SUFFIX} from '../../src/data/site';

/** The Markdown file behind a route. */
export const sourceOf = (route: string): string => readFileSync(path.resolve('docs', `${route === '/' ? 'introduction' : route.slice(1)}.md`), 'utf8');

/** The one-line fields of a page's front matter. */
export const frontMatter = (route: string): Record<string, string> =>
  Object.fromEntries(
    [...sourceOf(route).split('\n---')[0]!.matchAll(/^(\w+): *(.*?) *$/gm)].map(([, key = '', value = '']) => [key, value.replace(/^(['"])(.*)\1$/, '$2')]),
  );

/** The document title that a page must have (spec §2). */
export const title = (route: string): string => `${route === '/' ? 'Documentation' : frontMatter(route).titleEn} | ${TITLE_SUFFIX}`;
