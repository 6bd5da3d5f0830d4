import {
  copyFileSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { Cache, prune, sourcesOf } from '../../src/cache';
import { ownProject, type OwnProject } from '../support/ownProject';

const SOURCES = {
  'src/page.ts': "import { rule } from './rules';\nimport fs from 'node:fs';\n",
  'src/rules/index.ts': "export { rule } from './rule';\nconst table = require('../table.json');\n",
  'src/rules/rule.ts': 'export const rule = 1;\n',
  'src/table.json': '{}',
  'src/other.ts': '',
};

let project: OwnProject;
let made: string[];
beforeEach(() => {
  project = ownProject(SOURCES);
  made = [];
});
afterEach(() => project.leave());

/** As another process: it reads the code again. */
const make = (text: string, kind = 'page'): string =>
  new Cache<string>(kind, ['src/page.ts']).of([text], () => {
    made.push(text);
    return `<p>${text}</p>`;
  });

test('what is kept is not made again', () => {
  expect([make('猫'), make('猫'), make('狗')]).toEqual(['<p>猫</p>', '<p>猫</p>', '<p>狗</p>']);
  expect(made).toEqual(['猫', '狗']);
});

test('what takes its time is kept, too, and nothing is a content', async () => {
  const cache = new Cache<string | undefined>('page', ['src/page.ts']);
  const slow = async (): Promise<undefined> => void made.push('猫');
  expect([await cache.ofLater('猫', slow), await cache.ofLater('猫', slow)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(made).toEqual(['猫']);
});

test.each<[string, (file: string) => void]>([
  ['cut off in its content', (file) => truncateSync(file, 40)],
  ['cut off in its digest', (file) => truncateSync(file, 8)],
  ['empty', (file) => truncateSync(file, 0)],
  [
    'changed in one place',
    (file) => {
      const bytes = readFileSync(file);
      bytes[bytes.length - 2]! ^= 1;
      writeFileSync(file, bytes);
    },
  ],
])('an entry that is %s is made again', (_, damage) => {
  make('猫');
  damage(project.kept()[0]!);
  expect([make('猫'), make('猫')]).toEqual(['<p>猫</p>', '<p>猫</p>']);
  expect(made).toEqual(['猫', '猫']);
});

test('an entry under the name of another one is made again', () => {
  make('猫');
  const [cat] = project.kept();
  make('狗');
  const dog = project.kept().find((file) => file !== cat)!;
  copyFileSync(dog, cat!);
  expect(make('猫')).toBe('<p>猫</p>');
  expect(made).toEqual(['猫', '狗', '猫']);
});

test.each([
  ['the code itself', 'src/page.ts'],
  ['code that it imports', 'src/rules/rule.ts'],
  ['a table that this imports', 'src/table.json'],
  ['the packages', 'node_modules/.package-lock.json'],
])('%s has changed: made again', (_, file) => {
  make('猫');
  project.write(file, '// new\n');
  make('猫');
  expect(made).toEqual(['猫', '猫']);
});

test('code that takes no part changes nothing', () => {
  make('猫');
  project.write('src/other.ts', '// new\n');
  make('猫');
  expect(made).toEqual(['猫']);
});

test('the sources are all that is imported, on whatever way', () =>
  expect(sourcesOf(['src/page.ts'])).toEqual([
    'src/page.ts',
    'src/rules/index.ts',
    'src/rules/rule.ts',
    'src/table.json',
  ]));

test('two kinds have nothing in common', () => {
  make('猫');
  make('猫', 'twin');
  expect(made).toEqual(['猫', '猫']);
});

test('what fails is not kept', () => {
  const cache = new Cache<string>('page', ['src/page.ts']);
  const fail = (): string => {
    made.push('猫');
    throw new Error('坏');
  };
  expect(() => cache.of('猫', fail)).toThrow('坏');
  expect(() => cache.of('猫', fail)).toThrow('坏');
  expect([made, project.kept()]).toEqual([['猫', '猫'], []]);
});

test.each(['node_modules/.package-lock.json', 'src/page.ts'])(
  'without %s nothing is kept, and all is made',
  (file) => {
    rmSync(file);
    expect([make('猫'), make('猫')]).toEqual(['<p>猫</p>', '<p>猫</p>']);
    expect([made, project.kept()]).toEqual([['猫', '猫'], []]);
  },
);

test('a disk that cannot be written changes nothing but the time', () => {
  project.write('node_modules/.cache/site', 'a file in the place of the folder');
  expect([make('猫'), make('猫')]).toEqual(['<p>猫</p>', '<p>猫</p>']);
  expect(made).toEqual(['猫', '猫']);
});

// One more, for the fraction of a millisecond that the times of files have and Date.now() has not.
const inAnHour = (): number => Date.now() + 60 * 60 * 1000 + 1;

test('what has not been used for longest goes first, with what a broken-off process has left', () => {
  const long = (name: string): string => name.repeat(1000);
  make(long('a'));
  const [first] = project.kept();
  make(long('b'));
  make(long('c'));
  const left = `${first}.4711-0-0`;
  writeFileSync(left, 'half');
  for (const file of project.kept()) {
    const used = new Date(file === left ? 2019 : 2020, 0);
    utimesSync(file, used, used);
  }
  make(long('a'));
  prune(1500, inAnHour());
  expect(project.kept()).toEqual([first]);
});

test('that is looked at once an hour', () => {
  make('a');
  prune(Infinity);
  prune(0);
  expect(project.kept()).toHaveLength(1);
  prune(0, inAnHour());
  expect(project.kept()).toEqual([]);
});
