/**
 * A sample that holds on 11 alone: without a fold that says so the check of 12 fails, with one it passes.
 *
 * @jest-environment node
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkFixtures, PATIENCE_MS } from './check-fixtures';

const check = (name: string, ...words: string[]): ReturnType<typeof checkFixtures> =>
  checkFixtures([`nest12/${name}`], words);

test(
  'without a fold: it fails, and the writer is told what to write',
  () => {
    const { status, faults } = check('unnoted', '--major', '12');
    expect(status).toBe(1);
    const own = faults.get('nest12/unnoted') ?? [];
    expect(own.map(({ place }) => place)).toEqual(['7:15']);
    expect(own[0]!.text).toContain("在 Nest 12 上：编译错误 TS18049：'info' is possibly");
    expect(own[0]!.text).toContain(':::nest12');
  },
  PATIENCE_MS,
);

test(
  'without a fold: on 11 all is well',
  () => expect(check('unnoted', '--major', '11').status).toBe(0),
  PATIENCE_MS,
);

test(
  'what is wrong on both majors is told once, and no fold is its cure',
  () => {
    const { status, stdout, faults } = checkFixtures(['type-error', 'answer-differs'], []);
    expect([status, stdout.includes('2 个错误')]).toEqual([1, true]);
    for (const name of ['type-error', 'answer-differs'])
      expect(faults.get(name)?.map(({ text }) => text.includes('在 Nest 12'))).toEqual([false]);
  },
  PATIENCE_MS,
);

test(
  'another major: one line says what there is, without places in the code',
  () => {
    const { status, stdout } = check('noted', '--major', '13');
    expect([status, stdout]).toEqual([
      1,
      '--major 后面写 11 或 12，例如 npm run check -- --major 12\n',
    ]);
  },
  PATIENCE_MS,
);

test('with a fold: both majors pass', () => expect(check('noted').status).toBe(0), PATIENCE_MS);

test(
  'what is told of 12 names files from the project on, not where it stands on this machine; so does the report',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'));
    const place = join(folder, 'found.json');
    try {
      const { stdout, faults } = check('paths', '--major', '12', '--report', place);
      expect(faults.get('nest12/paths')?.[0]?.text).toContain(
        '"tests/samples/nest12/node_modules/',
      );
      expect(stdout).not.toContain(resolve());
      const report = readFileSync(place, 'utf8');
      expect(report).not.toContain(resolve());
      const page = 'tests/samples/fixtures/nest12/paths.md';
      expect(JSON.parse(report)).toEqual({
        [page]: {
          '12': {
            faults: [expect.objectContaining({ line: 6, column: 29 })],
            ...{ compiled: 1, ran: 0, skipped: [] },
          },
        },
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  PATIENCE_MS,
);
