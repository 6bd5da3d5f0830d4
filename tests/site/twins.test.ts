import { readFileSync } from 'node:fs';
import type { Code, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { markdownAddress } from '../../src/data/routes';
import { parsePage } from '../../src/remark/page';
import { readSamples } from '../../src/remark/readSamples';
import { docFile, docPages, files, frontMatter, pages, readBuilt } from './build';

/** Every page as Markdown, held against its source and its HTML. */

const siteUrl = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readBuilt('robots.txt'))?.[1] ?? '';
const markdown = unified().use(remarkParse).use(remarkGfm);

const twinOf = (route: string): string => readBuilt(markdownAddress(route).slice(1));

function all<Type extends Nodes['type']>(tree: Nodes, type: Type): Array<Nodes & { type: Type }> {
  const found: Array<Nodes & { type: Type }> = [];
  visit(tree, type, (node) => void found.push(node as Nodes & { type: Type }));
  return found;
}

const idsOf = new Map(
  pages.map(({ route, tags }) => [route, new Set(tags.map(({ attributes }) => attributes.id))]),
);

const ENTITIES: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  nbsp: '\u00a0',
};

/** The text of every code block in a page's HTML; parsing all of it again would take minutes. */
const shownCode = (html: string): string[] =>
  [...html.matchAll(/<code data-language=[^>]*>(.*?)<\/code>/gs)]
    .map(([, inner]) =>
      inner!
        .replace(/<[^>]*>/g, '')
        .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
          hex || decimal
            ? String.fromCodePoint(parseInt(hex ?? decimal, hex ? 16 : 10))
            : (ENTITIES[name as string] ?? whole),
        ),
    )
    .filter((text) => text.trim() !== '');

const trimmed = (code: string): string => code.replace(/\s+$/gm, '');

/** What is wrong with the address of a link; nothing when it is whole and lands. */
function astray(url: string): string | undefined {
  if (!/^(?:https?:\/\/|mailto:)/.test(url) && !(siteUrl === '' && url.startsWith('/')))
    return `${url} is not a whole address`;
  if (siteUrl !== '' && !url.startsWith(`${siteUrl}/`) && url !== siteUrl) return undefined;
  const { pathname, hash } = new URL(url, 'http://x');
  if (files.includes(pathname.slice(1))) return undefined;
  const ids = idsOf.get(pathname);
  if (!ids) return `${url}: no such page`;
  return hash === '' || ids.has(decodeURIComponent(hash.slice(1)))
    ? undefined
    : `${url}: no such id`;
}

describe.each(docPages.map(({ route, file }) => [route, file] as const))('%s', (route, file) => {
  const text = twinOf(route);
  const tree = markdown.parse(text);
  const code = all(tree, 'code') as Code[];
  const original = readFileSync(docFile(route), 'utf8');
  const source = parsePage(original, false).tree;

  test('is plain Markdown: no HTML, no directive, no id of a heading', () => {
    expect(all(tree, 'html')).toEqual([]);
    const words = all(tree, 'paragraph').map((node) => toString(node));
    expect(words.filter((line) => /^:{2,}\s*\w/m.test(line))).toEqual([]);
    expect(all(tree, 'heading').filter((node) => toString(node).includes('{#'))).toEqual([]);
  });

  test('says what it is: title, description, address, versions', () => {
    const [title, description, facts] = tree.children;
    expect(title).toMatchObject({ type: 'heading', depth: 1 });
    expect(toString(title)).toContain(frontMatter(route, 'title'));
    expect(toString(description)).toBe(frontMatter(route, 'description'));
    expect(toString(facts)).toContain(siteUrl + route);
    expect(toString(facts)).toContain('NestJS 11.x');
    expect(all(tree, 'heading').filter(({ depth }) => depth === 1)).toHaveLength(1);
  });

  test('holds every sample: each line of the source, hidden ones too, and both languages of the page', () => {
    const blocks = code.map(({ value }) => trimmed(value));
    const missing = readSamples(source, new VFile({ value: original }))
      .filter(({ fence }) => fence.src === undefined)
      .filter((sample) => !blocks.includes(trimmed(sample.code)));
    expect(missing.map((sample) => sample.code)).toEqual([]);
    const shown = shownCode(readBuilt(file)).map(trimmed);
    // The page sets a command apart from the next one, where the source has them in one block.
    expect(shown.filter((block) => !blocks.some((whole) => whole.includes(block)))).toEqual([]);
  });

  test('has the sections of the page, and every link is whole and lands', () => {
    expect(all(tree, 'heading')).toHaveLength(all(source, 'heading').length + 1);
    expect(all(tree, 'table')).toHaveLength(all(source, 'table').length);
    const links = all(tree, 'link').map(({ url }) => url);
    expect(links.length).toBeGreaterThan(0);
    expect(links.flatMap((url) => astray(url) ?? [])).toEqual([]);
    // A drawing is what its text alternative says.
    expect(all(tree, 'image')).toEqual([]);
    for (const image of all(source, 'image')) expect(toString(tree)).toContain(image.alt);
  });
});

describe('llms.txt', () => {
  const tree = markdown.parse(readBuilt('llms.txt'));

  test('names every page once, in sections, with a line of what it is', () => {
    expect(tree.children.slice(0, 2).map(({ type }) => type)).toEqual(['heading', 'blockquote']);
    expect(all(tree, 'heading').filter(({ depth }) => depth === 2).length).toBeGreaterThan(10);
    const items = all(tree, 'listItem').map((item) => {
      const [link] = all(item, 'link');
      return [link?.url, toString(item).slice(toString(link!).length)];
    });
    expect(items.sort()).toEqual(
      docPages
        .map(({ route }) => [
          siteUrl + markdownAddress(route),
          `: ${frontMatter(route, 'description')}`,
        ])
        .sort(),
    );
  });

  test('llms-full.txt holds every page', () => {
    const full = readBuilt('llms-full.txt');
    expect(docPages.filter(({ route }) => !full.includes(twinOf(route)))).toEqual([]);
  });
});

test('no Markdown without a page', () =>
  expect(files.filter((file) => file.endsWith('.md')).sort()).toEqual(
    docPages.map(({ route }) => markdownAddress(route).slice(1)).sort(),
  ));
