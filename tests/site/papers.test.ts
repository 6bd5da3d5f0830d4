import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isStock } from '../support/stock';
import { BUILD_DIR, files } from './build';

/** The sizes that the papers give, held against what was built. */

const paper = readFileSync('.github/ARCHITECTURE.md', 'utf8');

/** How far the two may be apart: a page more changes no paper. */
const TOLERANCE = 0.1;

const UNITS: Readonly<Record<string, number>> = { 个: 1, kB: 1e3, MB: 1e6 };

/** Bytes of all files of a kind, or of their copies of another ending. */
const sizeOf = (pattern: RegExp, ending = ''): number =>
  files
    .filter((file) => pattern.test(file))
    .reduce((sum, file) => sum + statSync(path.join(BUILD_DIR, `${file}${ending}`)).size, 0);

/** What is measured, and the text that names it: its number and unit. */
const FIGURES: ReadonlyArray<readonly [what: string, written: RegExp, measured: number]> = [
  ['the list of pages', /现在是 ([\d.]+) (kB) 与/, sizeOf(/^llms\.txt$/)],
  ['all pages in one file', /现在是 [\d.]+ kB 与 ([\d.]+) (MB)/, sizeOf(/^llms-full\.txt$/)],
  [
    'archives',
    /一个压缩包（现在 (\d+) (个)）/,
    files.filter((file) => file.endsWith('.zip')).length,
  ],
  ['archives, all of them', /全站从 ([\d.]+) (MB)/, sizeOf(/\.zip$/)],
  // With stock rendering none of these is made.
  ...(isStock
    ? []
    : ([
        [
          'texts that are kept',
          /brotli 后共 ([\d.]+) (MB)/,
          sizeOf(/^assets\/offline\/(?!search|shell)/, '.br'),
        ],
        ['the shell', /连同样式 ([\d.]+) (kB)）、脚本/, sizeOf(/^assets\/offline\/shell/, '.br')],
        [
          'the search index that is kept',
          /搜索索引（([\d.]+) (MB)）/,
          sizeOf(/^assets\/offline\/search/, '.br'),
        ],
        [
          'the page’s own script',
          /一个约 ([\d.]+) (kB) 的脚本/,
          sizeOf(/^assets\/js\/main\./, '.br'),
        ],
        [
          'what turns pages',
          /`pages` 一个脚本（([\d.]+) (kB)）/,
          sizeOf(/^assets\/js\/pages\./, '.br'),
        ],
        ['a page', /HTML 连同样式 ([\d.]+) (kB)/, sizeOf(/^guards\.html$/, '.br')],
      ] as const)),
];

test.each(FIGURES)('%s', (_, written, measured) => {
  const [, number, unit = ''] = written.exec(paper) ?? [];
  const named = Number(number) * UNITS[unit]!;
  expect([named, measured, Math.abs(named - measured) <= TOLERANCE * measured]).toEqual([
    named,
    measured,
    true,
  ]);
});
