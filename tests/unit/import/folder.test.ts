import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFolder } from '../../../src/import/cli';
import { pagesIn, readFolder, routeOf } from '../../../src/import/folder';
import { checkTarget, writeFiles } from '../../../src/import/write';

let place: string;
const at = (...parts: string[]): string => path.join(place, ...parts);
const write = (name: string, text: string | Buffer): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const textOf = (name: string): string => readFileSync(at(name), 'utf8');
const run = (...args: string[]): string => {
  const said: string[] = [];
  importFolder(args, (text) => said.push(text));
  return said.join('\n');
};

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'import-'));
  write(
    'fork/content/introduction.md',
    '### Introduction\n\nSee [x](/cli/monorepo#one) and [y](/nowhere).\n',
  );
  write('fork/content/cli/workspaces.md', '### Workspaces\n\n#### One\n\n[back](/#two)\n');
  write('fork/content/cli/tree.txt', 'a');
  write('fork/README.md', '# A repository\n');
});
afterEach(() => rmSync(place, { recursive: true }));

test('addresses are those of the official site, else the path, in lower case', () => {
  expect(
    [
      'introduction.md',
      'cli/workspaces.md',
      'guards.md',
      'A_b/C d.md',
      'deep/index.md',
      'README.md',
    ].map(routeOf),
  ).toEqual(['/', '/cli/monorepo', '/guards', '/a-b/c-d', '/deep', '/']);
});

test('a folder is written page by page, what needs a hand is told with file and line', () => {
  const said = run(at('fork'), '--to', at('out'));
  expect(said.split('\n').slice(0, 3)).toEqual([
    `${at('fork/content/cli/workspaces.md')}:5 链接 /#two：那一页没有这个锚点`,
    `${at('fork/content/introduction.md')}:3 链接 /nowhere 通向一个不存在的页面`,
    '',
  ]);
  expect(said).toContain('2 页：写了 3 个文件，0 个没有变；要人看的有 2 处');
  expect(pagesIn(at('out'))).toEqual(['cli/monorepo.md', 'introduction.md']);
  expect(textOf('out/introduction.md')).toContain('\nslug: /\n---\n');
  expect(textOf('out/cli/tree.txt')).toBe('a');
});

test('a second time nothing is written; imported again the result stays', () => {
  run(at('fork'), '--to', at('out'));
  expect(run(at('fork'), '--to', at('out'))).toContain('写了 0 个文件，3 个没有变');
  run(at('out'), '--to', at('again'));
  for (const file of pagesIn(at('out')))
    expect(textOf(`again/${file}`)).toBe(textOf(`out/${file}`));
});

test('nothing is overwritten without being told', () => {
  run(at('fork'), '--to', at('out'));
  write('out/introduction.md', 'mine');
  write('fork/content/guards.md', '### Guards\n');
  expect(() => run(at('fork'), '--to', at('out'))).toThrow(
    /有 1 个内容不同的同名文件，什么也没有写：introduction\.md/,
  );
  expect([textOf('out/introduction.md'), existsSync(at('out/guards.md'))]).toEqual(['mine', false]);
  run(at('fork'), '--to', at('out'), '--overwrite');
  expect(textOf('out/introduction.md')).toContain('title: Introduction');
});

test.each([
  ['no folder', () => run(), /没有写要导入哪个文件夹[^]*用法/],
  ['two folders', () => run('a', 'b'), /一次只导入一个文件夹/],
  ['an unknown option', () => run(at('fork'), '--force'), /^读不懂 \S+ --force\n用法/],
  ['a folder that is not there', () => run(at('none')), /none 这个文件夹不存在/],
  ['a file', () => run(at('fork/README.md')), /README\.md 是一个文件/],
  [
    'a folder without pages',
    () => (mkdirSync(at('empty')), run(at('empty'))),
    /没有 Markdown 文件/,
  ],
  ['the source as the target', () => run(at('fork'), '--to', at('fork')), /不能写进/],
  ['a target in the source', () => run(at('fork'), '--to', at('fork/out')), /不能写进/],
  ['a target around the source', () => run(at('fork/content'), '--to', at('fork')), /不能写进/],
  [
    'a target that leads to the source',
    () => (symlinkSync(at('fork'), at('link')), run(at('fork'), '--to', at('link'))),
    /不能写进/,
  ],
  ['a file as the target', () => run(at('fork'), '--to', at('fork/../file')), /是一个文件/],
  ['a target below a file', () => run(at('fork'), '--to', at('file/out')), /写不进/],
  [
    'a page that is no UTF-8',
    () => (
      write('fork/content/gbk.md', Buffer.from([0x23, 0xc4, 0xe3])),
      run(at('fork'), '--to', at('out'))
    ),
    /gbk\.md 不是 UTF-8/,
  ],
  [
    'two pages at one address',
    () => (write('fork/content/cli/monorepo.md', 'x'), run(at('fork'), '--to', at('out'))),
    /两个文件通向同一个网址/,
  ],
])('%s is refused with the cure', (_, attempt, message) => {
  write('file', 'x');
  expect(attempt).toThrow(message);
  expect(existsSync(at('out'))).toBe(false);
});

test('a folder that cannot be written into is refused', () => {
  mkdirSync(at('locked'));
  chmodSync(at('locked'), 0o555);
  // Root writes anywhere: there is nothing to refuse.
  if (process.getuid?.() !== 0)
    expect(() => checkTarget(at('locked/out'), at('fork'), 'out')).toThrow(/写不进/);
  chmodSync(at('locked'), 0o755);
});

test('a write that is cut off leaves whole files only, and the next one does the rest', () => {
  // A folder where a file should be: the second of three cannot be written.
  write('out/b.md/x', 'x');
  const files = new Map([
    ['a.md', 'a'],
    ['b.md', 'b'],
    ['c.md', 'c'],
  ]);
  expect(() => writeFiles(at('out'), files, true)).toThrow(/b\.md/);
  expect(readdirSync(at('out'))).toEqual(['a.md', 'b.md']);
  rmSync(at('out/b.md'), { recursive: true });
  expect(writeFiles(at('out'), files, true)).toEqual({ written: 2, same: 1 });
});

test('links to pages that are elsewhere are no fault when somebody knows them', () => {
  const { findings } = readFolder(at('fork/content'), (route) => route === '/nowhere');
  expect(findings.map(({ why }) => why)).toEqual(['链接 /#two：那一页没有这个锚点']);
});
