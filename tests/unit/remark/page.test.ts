import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Heading, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin, type Processor } from 'unified';
import { VFile } from 'vfile';
import { headingOf, parsedPage, parsePage } from '../../../src/remark/page';

const PAGE = '---\ntitle: 守卫\n---\n\n### 授权 {#authorization}\n\n:::tip\n猫\n:::\n';

const COMPILER = path.resolve('node_modules/@docusaurus/mdx-loader');

/** What it reads `.md` with. */
const SYNTAX = ['remark-frontmatter', 'remark-directive', 'remark-gfm'];

/** As it asks for a tree. */
const compiled = (value: string, path: string, ...plugins: Plugin[]): Root => {
  const compiler = unified().use(remarkParse);
  if (path.endsWith('.mdx')) compiler.use(remarkMdx);
  compiler.use(parsedPage).use([remarkFrontmatter, remarkDirective, remarkGfm, ...plugins]);
  return compiler.parse(new VFile({ value, path }));
};

test.each(SYNTAX)('%s is the one of Docusaurus', (name) =>
  expect(require.resolve(name, { paths: [COMPILER] })).toBe(require.resolve(name)),
);

test('the compiler gets the page as it has been parsed: front matter, directives, positions in the whole file', () => {
  const tree = compiled(PAGE, 'guards.md');
  expect(tree).toEqual(parsePage(PAGE, false).tree);
  expect(tree.children.map(({ type, position }) => [type, position?.start.line])).toEqual([
    ['yaml', 1],
    ['heading', 5],
    ['containerDirective', 7],
  ]);
});

test('what the compiler does to its tree, nobody else sees', () => {
  const tree = compiled(PAGE, 'guards.md');
  tree.children.pop();
  (tree.children[1] as { children: unknown[] }).children.length = 0;
  expect(toString(parsePage(PAGE, false).tree)).toContain('授权');
  expect(parsePage(PAGE, false).tree.children).toHaveLength(3);
});

test('a colon in words is one of them, in the name of a picture and in a heading too', () => {
  const { children } = compiled(
    '### nest start:dev {#a}\n\n![npm run start:dev 的过程](./a.svg)\n\ncats:read[all] 从 `12:30` 起\n',
    'cats.md',
  );
  expect(headingOf(children[0] as Heading, createSlugger()).text).toBe('nest start:dev');
  expect((children[1] as Paragraph).children[0]).toMatchObject({ alt: 'npm run start:dev 的过程' });
  expect((children[2] as Paragraph).children.map(({ type }) => type)).toEqual([
    'text',
    'inlineCode',
    'text',
  ]);
});

test('a site whose plugins change the syntax has its pages parsed by the compiler', () => {
  function withoutEmphasis(this: Processor): void {
    const { micromarkExtensions } = this.data();
    micromarkExtensions!.push({ disable: { null: ['attention'] } });
  }
  const [paragraph] = compiled('*猫*\n', 'cats.md', withoutEmphasis).children;
  expect(toString(paragraph)).toBe('*猫*');
});

test('a page with components is the compiler’s own to parse', () => {
  const { children } = compiled('<Sample>{1 + 1}</Sample>\n', 'guards.mdx');
  expect(children.map(({ type }) => type)).toEqual(['mdxJsxFlowElement']);
});
