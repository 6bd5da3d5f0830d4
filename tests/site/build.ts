import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docOf } from '../../src/data/routes';
import { HEADERS_FILE, headersFor, parseHeaders } from '../../src/hosting/hostFiles';
import { tagsOf, type Tag } from '../../src/hosting/html';
import { listFiles, pagesOf } from '../../src/hosting/pages';

/** The built site, read once for the tests of one file. */

export const BUILD_DIR = path.resolve('build');
if (!existsSync(path.join(BUILD_DIR, HEADERS_FILE)))
  throw new Error('tests/site 检查构建结果：先运行 npm run build。');

export const files = listFiles(BUILD_DIR);

export const readBuilt = (file: string): string => readFileSync(path.join(BUILD_DIR, file), 'utf8');

/** One page: route, file, and its elements, which are read when somebody asks for them: not every file of tests does. */
class Page {
  private read: Tag[] | undefined;

  constructor(
    readonly route: string,
    readonly file: string,
  ) {}

  get tags(): Tag[] {
    return (this.read ??= tagsOf(readBuilt(this.file)));
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
