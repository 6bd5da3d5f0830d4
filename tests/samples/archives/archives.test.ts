/**
 * What readers download, with the tree of its own lock file.
 *
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Lock } from '../../../src/samples/project/lock';
import { checkFixtures, fixturesIn, PATIENCE_MS } from '../check-fixtures';
import { agreesWithNpm } from './clean-install';
import { Trees } from './trees';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'trees-')));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a tree', () => {
  const samples = join(folder, 'samples');
  const root = join(folder, 'project');
  const lock: Lock = {
    packages: {
      'node_modules/@a/one': { version: '1.0.0', integrity: 'sha512-1' },
      'node_modules/@a/one/node_modules/two': { version: '2.0.0', integrity: 'sha512-2' },
      'node_modules/two': { version: '1.0.0', integrity: 'sha512-3' },
      'node_modules/elsewhere': { version: '1.0.0', integrity: 'sha512-4', optional: true },
      'node_modules/unsigned': { version: '1.0.0' },
    },
  };
  const wanted = (...places: string[]): Lock => ({
    packages: {
      '': { version: '1.0.0' },
      ...Object.fromEntries(places.map((place) => [place, lock.packages[place]!])),
    },
  });
  for (const [place, { version }] of Object.entries(lock.packages)) {
    if (place === 'node_modules/elsewhere') continue;
    const manifest = join(samples, place, 'package.json');
    mkdirSync(dirname(manifest), { recursive: true });
    const name = place.split('node_modules/').pop();
    writeFileSync(manifest, JSON.stringify({ name, version }));
  }
  const trees = new Trees(samples, lock, root);
  const versionAt = (place: string): string | undefined => {
    try {
      const manifest = readFileSync(join(root, place, 'package.json'), 'utf8');
      return (JSON.parse(manifest) as { version: string }).version;
    } catch {
      return undefined;
    }
  };
  const standing = (): Array<string | undefined> => Object.keys(lock.packages).map(versionAt);

  test('has each package where its lock file says, and no other', () => {
    const one = ['node_modules/@a/one', 'node_modules/@a/one/node_modules/two'];
    expect(trees.place(wanted(...one, 'node_modules/elsewhere'))).toEqual([]);
    expect(standing()).toEqual(['1.0.0', '2.0.0', undefined, undefined, undefined]);
    writeFileSync(join(root, 'node_modules', 'left.txt'), 'by an application');
    expect(trees.place(wanted('node_modules/@a/one', 'node_modules/two'))).toEqual([]);
    expect(standing()).toEqual(['1.0.0', undefined, '1.0.0', undefined, undefined]);
    expect(() => readFileSync(join(root, 'node_modules', 'left.txt'))).toThrow('ENOENT');
  });

  test.each([
    ['another version', { 'node_modules/two': { version: '1.0.1' } }, '检查用的是  1.0.0'],
    ['no such place', { 'node_modules/three': { version: '1.0.0' } }, '没有 node_modules/three'],
    ['no digest', { 'node_modules/unsigned': { version: '1.0.0' } }, '没有摘要'],
    ['not installed', { 'node_modules/elsewhere': { version: '1.0.0' } }, '没有装'],
  ])('that the samples do not have is told: %s', (_, packages, message) =>
    expect(trees.place({ packages })).toEqual([expect.stringContaining(message)]),
  );
});

test(
  'npm itself reads the lock file, and says where package.json asks for something else',
  async () => {
    const files = (version: string) => {
      const dependencies = { two: version };
      const packages = { '': { dependencies: { two: '1.0.0' } }, 'node_modules/two': TWO };
      const json = (value: object) => Buffer.from(JSON.stringify(value));
      return new Map([
        ['package.json', json({ name: 'app', version: '1.0.0', dependencies })],
        ['package-lock.json', json({ lockfileVersion: 3, requires: true, packages })],
      ]);
    };
    const TWO = { version: '1.0.0' };
    expect(await agreesWithNpm(join(folder, 'npm'), files('1.0.0'))).toBeUndefined();
    expect(await agreesWithNpm(join(folder, 'npm'), files('1.1.0'))).toContain('npm ci 不肯');
  },
  PATIENCE_MS,
);

test(
  'an archive is unpacked, built and replayed; what would not work for a reader is told',
  () => {
    const { status, stdout, faults } = checkFixtures(fixturesIn('archives'), ['--archives']);
    const told = [...faults].map(([name, all]) => [name, all.map(({ text }) => text).join('\n')]);
    const texts = Object.fromEntries(told) as Record<string, string>;
    expect(Object.keys(texts).sort()).toEqual([
      'archives/answer',
      'archives/package',
      'archives/types',
    ]);
    expect(texts['archives/answer']).toContain('响应是：\n  ["橘座"]');
    expect(texts['archives/package']).toContain('"class-validator" package is missing');
    expect(texts['archives/types']).toContain('src/app.module.ts:7 TS2322');
    // JavaScript has no types to be wrong about.
    expect(stdout).toContain(
      '2 页的 8 个压缩包，2 棵依赖树；页面上的 2 个响应与输出，两种语言一共 3 个',
    );
    expect(status).toBe(1);
  },
  PATIENCE_MS,
);
