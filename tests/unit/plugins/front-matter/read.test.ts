import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import { Fault } from '../../../../src/fault';
import { readFrontMatter } from '../../../../src/plugins/front-matter/read';

/** What the writer of a page is told, whose front matter Docusaurus reads. */
async function faultOf(source: string): Promise<string> {
  const parse = async () => parseFileContentFrontMatter(source);
  const error: unknown = await readFrontMatter(parse, source, 'docs/cats.md').catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(Fault);
  // The bundler prints it.
  expect((error as Fault).stack).toBe((error as Fault).message);
  return (error as Fault).message;
}

const GOOD = 'title: 猫\ntitleEn: Cats\ndescription: 一句话\nkeywords: [猫]';

test('a page that is right is read', async () => {
  const source = `---\n${GOOD}\n---\n\n正文\n`;
  const parse = async () => parseFileContentFrontMatter(source);
  const { frontMatter } = await readFrontMatter(parse, source, 'docs/cats.md');
  expect(frontMatter).toMatchObject({ title: '猫', keywords: ['猫'] });
});

test.each([
  ['a tab', `---\n${GOOD}\n\tslug: /\n---\n`, 'docs/cats.md:6 ', '换成空格'],
  ['a field twice', `---\n${GOOD}\ntitle: 狗\n---\n`, 'docs/cats.md:6 ', '留下一个'],
  ['a colon', `---\n${GOOD}: all\ntitle: a: b\n---\n`, 'docs/cats.md:5 ', '两边加上引号'],
  [
    'a full-width colon',
    `---\n${GOOD.replace('titleEn: ', 'titleEn：')}\n---\n`,
    'docs/cats.md:3 ',
    '换成半角的 :',
  ],
  ['no end', `---\n${GOOD}\n\n正文：一句\n`, 'docs/cats.md:5 ', '另起一行写 ---'],
  ['neither end nor fields', '---\n\n正文\n', 'docs/cats.md:2 ', '另起一行写 ---'],
  ['words alone', '---\n守卫\n---\n', 'docs/cats.md:2 ', '写成“字段: 值”'],
  ['a list', '---\n- 守卫\n---\n', 'docs/cats.md:2 ', '写成“字段: 值”'],
  ['JavaScript', '---js\n{title: run()}\n---\n', 'docs/cats.md:1 ', '第一行只写 ---'],
  ['after a byte-order mark', '\uFEFF--- js\n{}\n---\n', 'docs/cats.md:1 ', '第一行只写 ---'],
  ['CRLF', `---\n${GOOD}\n---\n\n正文\r\n`, 'docs/cats.md:8 ', '在编辑器里换成 LF'],
  ['another encoding', `---\n${GOOD}\n---\n\n\uFFFD\uFFFDè\n`, 'docs/cats.md:8 ', '另存为 UTF-8'],
  ['UTF-16', '\uFFFD\uFFFD-\0-\0-\0\r\0\n\0', 'docs/cats.md:1 ', '另存为 UTF-8'],
])('%s: line and cure', async (_, source, place, cure) => {
  const message = await faultOf(source);
  expect(message).toContain(place);
  expect(message).toContain(cure);
});

test('asked again, as `npm start` does for the page that is open, it says the same', async () => {
  const source = `---\n${GOOD}: twice\n---\n`;
  const { JEST_WORKER_ID } = process.env;
  // In a test Docusaurus parses each text twice, the second time without the parser's memory.
  delete process.env.JEST_WORKER_ID;
  try {
    const first = await faultOf(source);
    expect(first).toContain('不是有效的 YAML');
    expect(await faultOf(source)).toBe(first);
  } finally {
    process.env.JEST_WORKER_ID = JEST_WORKER_ID;
  }
});
