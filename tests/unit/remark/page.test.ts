import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { parsedPage, parsePage } from '../../../src/remark/page';

const PAGE = '---\ntitle: 守卫\n---\n\n### 授权 {#authorization}\n\n:::tip\n猫\n:::\n';

/** As Docusaurus' compiler asks for a tree. */
const compiled = (value: string, path: string): Root => {
  const compiler = unified().use(remarkParse);
  if (path.endsWith('.mdx')) compiler.use(remarkMdx);
  return compiler.use(parsedPage).parse(new VFile({ value, path }));
};

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

test('a page with components is the compiler’s own to parse', () => {
  const { children } = compiled('<Sample>{1 + 1}</Sample>\n', 'guards.mdx');
  expect(children.map(({ type }) => type)).toEqual(['mdxJsxFlowElement']);
});
