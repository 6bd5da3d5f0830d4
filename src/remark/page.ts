import { createSlugger, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Data, type Processor } from 'unified';
import type { VFile } from 'vfile';
import blockDirectives from '../blockDirectives';
import { Lru, MAX_PAGES } from '../lru';
import { givenId, withoutId } from '../markdown';

/**
 * A page's Markdown as the site reads it: parsed once, for its HTML and for what is made of it beside that, the search's
 * index and the Markdown twins. The extensions are those that Docusaurus reads `.md` with, but for directives in words.
 */

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(blockDirectives)
  .freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** A page's tree, which nobody changes, and the text that its positions count in. */
interface Parsed {
  readonly tree: Root;
  readonly source: string;
}

/** The search index asks first, then the page's HTML, and last its twin, when the site is built. A page takes 0.2 MB. */
const parsed = new Lru<Parsed>(MAX_PAGES);

/**
 * @param text a page's whole file
 * @param isMdx whether components may stand in it
 */
export function parsePage(text: string, isMdx: boolean): Parsed {
  const source = isMdx ? escapeMarkdownHeadingIds(text) : text;
  return parsed.of(`${isMdx} ${source}`, () => ({
    tree: (isMdx ? mdx : markdown).parse(source),
    source,
  }));
}

/** How many extensions of Markdown's syntax a processor knows. */
const extensionsOf = ({ micromarkExtensions = [] }: Data): number => micromarkExtensions.length;

/**
 * The remark plugin that hands Docusaurus' compiler the tree of a page, a copy that it may change. It parses itself what it
 * reads otherwise: `.mdx`, which the index reads without its code, and all pages where the site has a plugin with a syntax of
 * its own.
 */
export function parsedPage(this: Processor): void {
  const parse = this.parser!;
  this.parser = (text: string, file: VFile) =>
    file.extname === '.md' && extensionsOf(this.data()) === extensionsOf(markdown.data())
      ? structuredClone(parsePage(text, false).tree)
      : parse(text, file);
}

/** Makes ids of headings as Docusaurus does, each once on a page. */
export type Slugger = ReturnType<typeof createSlugger>;

/** A heading's words and id; one without an id of its own gets the one that Docusaurus gives it. */
export function headingOf(heading: Heading, slugger: Slugger): { id: string; text: string } {
  const whole = toString(heading);
  const text = withoutId(whole).trim();
  return { id: givenId(whole) ?? slugger.slug(text), text };
}
