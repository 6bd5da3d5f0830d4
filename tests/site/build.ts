import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docOf } from '../../src/data/routes';
import { HEADERS_FILE, headersFor, parseHeaders } from '../../src/hosting/hostFiles';
import type { Tag } from '../../src/hosting/html';
import { listFiles, pagesOf } from '../../src/hosting/pages';

/** The built site, its HTML read once for all tests of this folder. */

export const BUILD_DIR = path.resolve('build');
if (!existsSync(path.join(BUILD_DIR, HEADERS_FILE)))
  throw new Error('tests/site 检查构建结果：先运行 npm run build。');

export const files = listFiles(BUILD_DIR);

export const readBuilt = (file: string): string => readFileSync(path.join(BUILD_DIR, file), 'utf8');

export const isHtml = (file: string): boolean => file.endsWith('.html');

/** Where readPages.ts leaves what it has read, a file for each HTML file. */
export const TAGS_DIR = path.resolve('.cache/site-tags');

const known = new Map<string, Tag[]>();

/** The elements of an HTML file. */
export function tagsIn(file: string): Tag[] {
  const tags =
    known.get(file) ??
    (JSON.parse(readFileSync(path.join(TAGS_DIR, `${file}.json`), 'utf8')) as Tag[]);
  known.set(file, tags);
  return tags;
}

/** One page: route, file, and its elements, which are fetched when somebody asks for them: not every file of tests does. */
class Page {
  constructor(
    readonly route: string,
    readonly file: string,
  ) {}

  get tags(): Tag[] {
    return tagsIn(this.file);
  }
}

export const pages: readonly Page[] = [...pagesOf(files)].map(
  ([route, file]) => new Page(route, file),
);

/** The pages that stand in `docs/`; the others are of a component. */
export const docPages = pages.filter(({ route }) => existsSync(docFile(route)));

export function docFile(route: string): string {
  return path.resolve('docs', `${docOf(route)}.md`);
}

/** The text of `name: …` in a page's front matter. */
export const frontMatter = (route: string, name: string): string | undefined =>
  new RegExp(`^${name}: *(.*?) *$`, 'm')
    .exec(readFileSync(docFile(route), 'utf8').split('\n---')[0]!)?.[1]
    ?.replace(/^(['"])(.*)\1$/, '$2');

export const attribute = (tags: readonly Tag[], name: string, key: string): string[] =>
  tags
    .filter((tag) => tag.name === name)
    .flatMap(({ attributes }) => (attributes[key] === undefined ? [] : [attributes[key]]));

export const headers = parseHeaders(readBuilt(HEADERS_FILE));
export const pageHeaders = headersFor(headers, '/guards');
