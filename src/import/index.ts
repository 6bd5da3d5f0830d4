/**
 * In:  a page in the dialect of the framework's official documentation (its repository's `content/`), as a text
 * Out: the same page in this project's Markdown (CONTRIBUTING.md#写一页, CONTRIBUTING.md#代码示例), and what a person has to look at.
 *
 * Text in, text out: `npm run import` writes the pages down, and a site whose `DOCS_DIR` is such a folder reads each one
 * through here as it is built. A page that is written for this project already comes back as it is.
 */
import { importCallouts } from './callouts';
import { importFences } from './fences';
import { collector, type Finding } from './findings';
import {
  descriptionOf,
  isEnglish,
  isOurs,
  readFrontMatter,
  titleFrom,
  writeFrontMatter,
} from './frontMatter';
import { importHeadings } from './headings';
import { importHtml } from './html';
import { importLinks, type InternalLink } from './links';
import { losses } from './losses';
import { parseOfficial, stringify } from './markdown';
import { prepare } from './prepare';
import { importTables } from './tables';
import { importWords } from './words';

export type { Finding } from './findings';

export interface ImportOptions {
  /** The page's path below the folder of the book: `techniques/caching.md`. */
  file: string;
  /** The address of a file of the folder. */
  routeOf: (file: string) => string;
  /** Whether a picture is there; one that is not becomes words. All of them are, if nobody asks. */
  hasPicture?: (url: string) => boolean;
}

export interface Imported {
  markdown: string;
  title: string;
  findings: Finding[];
  /** Anchors of the page. */
  ids: string[];
  /** Links to pages of the book. */
  links: InternalLink[];
}

const KEPT_FIELDS = ['title', 'titleEn', 'description', 'keywords', 'slug'];

/** Few of many, for a message. */
const some = (all: readonly string[]): string =>
  all
    .slice(0, 5)
    .map((one) => `“${one.trim()}”`)
    .join('、') + (all.length > 5 ? ` 等 ${all.length} 处` : '');

/**
 * Never throws for what stands in a page: what cannot be read is kept as words, with a finding.
 * @param source the whole file
 * @returns the page as this project writes it, and what a person has to look at, in the order of its lines
 */
export function importPage(source: string, { file, routeOf, hasPicture }: ImportOptions): Imported {
  const { text, sourceLine } = prepare(source);
  const written = readFrontMatter(text);
  if (isOurs(written))
    return {
      markdown: source,
      title: written.fields.title ?? '',
      findings: [],
      ids: [],
      links: [],
    };
  // As many empty lines as the front matter takes: lines stay where they are.
  const body = '\n'.repeat(written.lines) + written.body;
  const { findings, note } = collector(sourceLine);
  for (const name of Object.keys(written.fields).filter((field) => !KEPT_FIELDS.includes(field)))
    note(1, `页首信息里的 ${name} 在这里没有用处，已去掉`);

  const tree = parseOfficial(body);
  importHtml(tree, note);
  importTables(tree, note);
  importCallouts(tree, note);
  importWords(tree);
  const { title: heading, ids } = importHeadings(tree, note);
  const links = importLinks(tree, { title: heading ?? '', file, routeOf, hasPicture }, note);
  importFences(tree, body, note);

  const route = routeOf(file);
  const title = written.fields.title ?? heading ?? titleFrom(route);
  if (heading === undefined && written.fields.title === undefined)
    note(1, `这一页没有标题，暂且写成“${title}”：在 title 里写上`);
  const english = written.fields.titleEn ?? (isEnglish(title) ? title : titleFrom(route));
  const content = stringify(tree);
  const lost = losses(body, content, heading ?? '');
  if (lost.code.length > 0) note(1, `转换以后少了这些代码行，请对照原文：${some(lost.code)}`);
  if (lost.words.length > 0) note(1, `转换以后少了这些字，请对照原文：${some(lost.words)}`);
  const markdown =
    writeFrontMatter({
      title,
      titleEn: english,
      description: written.fields.description ?? descriptionOf(tree, title),
      keywords: [...new Set([title, english])],
      slug: route === '/' ? '/' : undefined,
    }) + content;
  return { markdown, title, findings: findings.sort((a, b) => a.line - b.line), ids, links };
}
