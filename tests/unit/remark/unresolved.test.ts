import { Fault } from '../../../src/fault';
import { unresolved } from '../../../src/remark/unresolved';

const position = { start: { line: 12, column: 1 }, end: { line: 12, column: 9 } };
const children: never[] = [];
const sourceFilePath = 'docs/guards.md';

type Hook<Name extends keyof typeof unresolved> = Extract<
  (typeof unresolved)[Name],
  (...all: never[]) => unknown
>;
const links = unresolved.onBrokenMarkdownLinks as Hook<'onBrokenMarkdownLinks'>;
const images = unresolved.onBrokenMarkdownImages as Hook<'onBrokenMarkdownImages'>;

const link = (url: string) => () =>
  links({ sourceFilePath, url, node: { type: 'link', url, children, position } });
const image = (url: string) => () =>
  images({ sourceFilePath, url, node: { type: 'image', url, position } });

test('a link to a file that is not there: file, line and cure, in Chinese', () => {
  expect(link('./nothing.md')).toThrow(Fault);
  expect(link('./nothing.md')).toThrow(
    'docs/guards.md:12 没有 ./nothing.md 这个文件：站内链接从根写起',
  );
});

test.each([
  ['./nothing.png', 'docs/guards.md:12 没有 ./nothing.png 这张图'],
  ['', 'docs/guards.md:12 图片没有写是哪一张'],
])('a picture at %j', (url, text) => expect(image(url)).toThrow(text));
