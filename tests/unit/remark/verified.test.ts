import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import samples from '../../../src/remark/samples';
import verified from '../../../src/remark/verified';
import { made, PLAIN, transform } from './markdown';

const record = (compiled: number, ran: number): object => ({ nest: '11.2', compiled, ran });

/** A clone below a folder of the same name as the book’s, with a version of the book that has a record of its own. */
const site = mkdtempSync(path.join(tmpdir(), 'docs-'));
const write = (file: string, content: object): void => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), JSON.stringify(content));
};
write('docs/site/docs/verified.json', {
  '/': record(1, 3),
  '/cats': record(12, 0),
  '/techniques/caching': record(5, 2),
  '/dogs': record(0, 0),
  '/same': { ...record(2, 1), next: { nest: '12.5', compiled: 2, ran: 1, differences: 1 } },
  '/fewer': {
    ...record(2, 1),
    next: { nest: '12.5', compiled: 1, ran: 0, differences: 0, without: ['necord'] },
  },
});
write('docs/site/versioned_docs/version-10/verified.json', { '/cats': record(7, 1) });
afterAll(() => rmSync(site, { recursive: true }));

const at = (file: string): string => path.join(site, 'docs/site', file);

test.each([
  ['docs/cats.md', 12, 0],
  ['docs/introduction.md', 1, 3],
  ['docs/techniques/caching.mdx', 5, 2],
  ['versioned_docs/version-10/cats.md', 7, 1],
])('%s says before its text what was checked', (file, compiled, ran) => {
  expect(made(verified, '一\n\n二', { path: at(file) })).toBe(
    `<Verified nest="11.2" compiled="${compiled}" ran="${ran}"> paragraph("一") paragraph("二")`,
  );
});

test.each([
  ['docs/same.md', 'next="12.5" differences="1"'],
  ['docs/fewer.md', 'next="12.5" differences="0" nextCompiled="1" nextRan="0" without="necord"'],
])('%s says what the next major gave', (file, said) => {
  expect(made(verified, '一', { path: at(file) })).toBe(
    `<Verified nest="11.2" compiled="2" ran="1" ${said}> paragraph("一")`,
  );
});

test.each(['verified.json', 'packages.json'])('a broken %s is named', (name) => {
  write('broken/verified.json', {});
  writeFileSync(path.join(site, 'broken', name), '{"/cats": }');
  expect(() =>
    made(verified, '一', { path: path.join(site, 'broken', name, '../cats.md') }),
  ).toThrow(
    new RegExp(`broken/${name} 不是有效的 JSON（.*）：用 git 取回它，再运行 npm run check$`),
  );
});

test.each([
  ['null', '里面不是一个对象'],
  ['[]', '里面不是一个对象'],
  ['{"/cats": null}', '里 /cats 的记录不完整'],
  ['{"/cats": {"nest": "11.2", "compiled": 12}}', '里 /cats 的记录不完整'],
  ['{"/dogs": {"nest": "11.2", "compiled": 1, "ran": 0, "next": {}}}', '里 /dogs 的记录不完整'],
])('a record that is %s is named, and what to do', (text, said) => {
  const folder = mkdtempSync(path.join(site, 'torn-'));
  writeFileSync(path.join(folder, 'verified.json'), text);
  const shown = (): string => made(verified, '一', { path: path.join(folder, 'cats.md') });
  expect(shown).toThrow(/verified\.json .*：用 git 取回它，再运行 npm run check$/);
  expect(shown).toThrow(said);
});

test('it follows the front matter', () => {
  const tree = {
    type: 'root',
    children: [
      { type: 'yaml', value: 'a: 1' },
      { type: 'paragraph', children: [] },
    ],
  };
  verified()(tree as never, { path: at('docs/cats.md'), data: {} } as never);
  expect(tree.children.map(({ type }) => type)).toEqual(['yaml', 'mdxJsxFlowElement', 'paragraph']);
});

test('a page without a record says how many samples nobody has checked', async () => {
  const source = '```ts nocheck="为什么"\nlet a;\n```\n\n```json\n1\n```';
  const unchecked = async (file: string): Promise<string[]> => {
    const vfile = new VFile({ path: at(file), value: source });
    const tree = unified().use(remarkParse).parse(vfile);
    await samples()(tree, vfile);
    verified()(tree, vfile);
    return tree.children.map((node) => {
      const { name, attributes } = node as unknown as MdxJsxFlowElement;
      return [name, ...attributes.slice(0, 1).map(({ value }) => value as string)].join(' ');
    });
  };
  expect((await unchecked('docs/unknown.md'))[0]).toBe('Unchecked 1');
  expect((await unchecked('docs/cats.md'))[0]).toBe('Verified 11.2');
});

test.each(['docs/dogs.md', 'docs/unknown.md', 'versioned_docs/version-10/introduction.md'])(
  '%s, where nothing was compiled, stays as it is',
  (file) => {
    expect(transform([verified], PLAIN, { path: at(file) })).toEqual(transform([], PLAIN));
  },
);
