/** @jest-environment node */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Cache } from './cache';
import type { PageReport } from './check-page';
import { extract } from '../../src/samples/page/extract';

const PAGE = '# 猫\n\n```ts\nconst a = 1;\n```\n\n```ts nocheck="还没有发布"\nconst b = 2;\n```\n';
const PASSED: PageReport = {
  faults: [],
  compiled: 1,
  ran: 0,
  without: [],
  exemptions: [{ line: 7, reason: '还没有发布' }],
  skipped: [],
  loaded: {},
  passed: ['one'],
};

const before = process.cwd();
let folder: string;

/** The cache is under the working directory, and reads the rules from there. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-test-'));
  for (const name of ['tests', 'src']) symlinkSync(resolve(before, name), join(folder, name));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

/** What is known of a page after another one was checked in its place. */
function known(
  page: string,
  report = PASSED,
  first = PAGE,
): [report: PageReport | undefined, passed: string[]] {
  new Cache().set('docs/a.md', extract(first), report);
  const later = new Cache();
  return [later.get('docs/a.md', extract(page)), [...later.passed('docs/a.md')]];
}

test('a page that was not checked is not known', () =>
  expect([new Cache().get('docs/a.md', extract(PAGE)), new Cache().passed('docs/a.md')]).toEqual([
    undefined,
    new Set(),
  ]));

test('a page that passed is known, also with other words between its samples; its exemptions are where they are now', () => {
  expect(known(PAGE)).toEqual([PASSED, ['one']]);
  expect(known(PAGE.replace('# 猫', '# 猫\n\n两只猫。'))).toEqual([
    { ...PASSED, exemptions: [{ line: 9, reason: '还没有发布' }] },
    ['one'],
  ]);
});

test.each([
  ['another code', PAGE.replace('a = 1', 'a = 3')],
  ['another word of a fence', PAGE.replace('```ts\n', '```ts title="a.ts"\n')],
  ['a sample less', PAGE.replace(/```ts nocheck[^]*/, '')],
  ['a fence that cannot be read', `${PAGE}\n\`\`\`ts filename="a.ts"\nconst c = 3;\n\`\`\`\n`],
])('%s: what passed in it is known, the page is not', (_, page) =>
  expect(known(page)).toEqual([undefined, ['one']]),
);

test('nor is it when a word comes between a sample and its JavaScript, which it then is no more', () => {
  const pair = PAGE.replace('```ts nocheck', '```js nocheck');
  expect(known(pair.replace('```js', '一段话。\n\n```js'), PASSED, pair)[0]).toBeUndefined();
});

test('a page with a fault is not known', () => {
  const fault = { line: 3, column: 1, message: '错' };
  expect(known(PAGE, { ...PASSED, faults: [fault] })).toEqual([undefined, ['one']]);
});

test('an app that was left out is looked at again when its service is there', () => {
  // Comes with the packages of the samples; the other one is nowhere.
  expect(known(PAGE, { ...PASSED, skipped: ['mqtt'] })[0]).toBeUndefined();
  expect(known(PAGE, { ...PASSED, skipped: ['oracle'] })[0]).toEqual({
    ...PASSED,
    skipped: ['oracle'],
  });
});
