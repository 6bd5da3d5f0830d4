import { footnotesInText, pageText } from '../../../../src/plugins/html-pages/remark';
import { made } from '../../remark/markdown';

const SOURCE = '导语\n\n### 猫 {#cats}\n\n正文';

test('the text stands in one component, and its parts come with the module', () => {
  expect(made(pageText, SOURCE)).toMatch(
    /<PageText>\(paragraph\("导语"\) heading\("猫 \{#cats\}"\) paragraph\("正文"\)\)$/,
  );
  const tree = { type: 'root', children: [] };
  pageText()(tree as never);
  expect(JSON.stringify(tree)).toContain('html-pages/reactPage');
});

test('what MDX imports and exports stays outside of the text', () => {
  const tree = {
    type: 'root',
    children: [
      { type: 'mdxjsEsm', value: 'export const a = 1' },
      { type: 'yaml', value: 'a: 1' },
      { type: 'paragraph', children: [] },
    ],
  };
  pageText()(tree as never);
  expect(tree.children.map((node) => [node.type, (node as { name?: string }).name])).toEqual([
    ['mdxjsEsm', undefined],
    ['yaml', undefined],
    ['mdxjsEsm', undefined],
    ['mdxJsxFlowElement', 'PageText'],
  ]);
});

test('a heading in the text itself begins a part; one within something does not', () => {
  const within = { type: 'heading', depth: 3, children: [] };
  const own = { type: 'heading', depth: 3, children: [] };
  pageText()({
    type: 'root',
    children: [own, { type: 'blockquote', children: [within] }],
  } as never);
  expect([own, within]).toEqual([
    { type: 'heading', depth: 3, children: [], data: { hProperties: { 'data-part': '' } } },
    { type: 'heading', depth: 3, children: [] },
  ]);
});

test('what is made after the text, its footnotes, comes into it', () => {
  const tree = {
    type: 'root',
    children: [
      { type: 'mdxjsEsm' },
      { type: 'text', value: '\n' },
      { type: 'mdxJsxFlowElement', name: 'PageText', children: [{ type: 'text', value: '正文' }] },
      { type: 'element', tagName: 'section', children: [] },
    ],
  };
  footnotesInText()(tree as never);
  expect(tree.children.map(({ type }) => type)).toEqual(['mdxjsEsm', 'text', 'mdxJsxFlowElement']);
  expect(tree.children[2]!.children).toHaveLength(2);
});
