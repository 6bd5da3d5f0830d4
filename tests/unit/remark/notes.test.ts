import type { Link, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import notes from '../../../src/remark/notes';
import { made, transform } from './markdown';

/** The numbers that a page's links get, and the line at its end. */
function noted(source: string): { numbers: Array<string | undefined>; end: string } {
  const tree = transform([notes], source);
  const numbers: Array<string | undefined> = [];
  visit(tree as Nodes, 'link', (link: Link) => {
    numbers.push(link.data?.hProperties?.dataNote as string | undefined);
  });
  return { numbers, end: made(notes, source).split(' <').at(-1)! };
}

test('links out of the page are numbered in their order, the same address once', () => {
  expect(
    noted(
      '看[守卫](/guards)、[管道](/pipes#schema) 和 [Redis](https://redis.io)，还有[它](/guards)。',
    ),
  ).toEqual({
    numbers: ['1', '2', '3', '1'],
    end: 'PaperNotes addresses="/guards /pipes#schema https://redis.io">',
  });
});

test.each([
  ['in a list', '- [守卫](/guards)'],
  ['in a callout', ':::hint\n[守卫](/guards)\n:::'],
  ['in a table', '| 页 |\n|---|\n| [守卫](/guards) |'],
  ['in a heading', '### [守卫](/guards) {#a}'],
])('a link %s counts', (_, source) => {
  expect(noted(source)).toEqual({ numbers: ['1'], end: 'PaperNotes addresses="/guards">' });
});

test('a place of the same page, an address that is spelled out and a mail address have no number', () => {
  expect(
    noted('[下面](#roles)，<https://redis.io>，[写信](mailto:me@example.com)').numbers,
  ).toEqual([undefined, undefined, undefined]);
});

test('a page without links says which page it is, and no more', () => {
  expect(made(notes, '文字')).toBe('paragraph("文字") <PaperNotes>');
});
