import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  chosen,
  countJest,
  countPlaywright,
  GATES,
  runGates,
  succeeded,
  summary,
  type Gate,
  type JestReport,
  type Outcome,
  type PlaywrightReport,
} from '../all';
import manifest from '../../package.json';
import { files } from './files';

/** `npm test` runs everything, and says so when it could not (ARCHITECTURE.md#faults B17). */

const scripts: Readonly<Record<string, string>> = manifest.scripts;

/** What Playwright writes about three tests that passed. */
const browserReport = (
  stats: Partial<PlaywrightReport['stats']> = {},
  errors: readonly unknown[] = [],
): PlaywrightReport => ({
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

const report = (change: Partial<JestReport> = {}): JestReport => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ name: '/site/tests/unit/a.test.ts' }],
  ...change,
});

describe('the gates', () => {
  const gate = (name: string): Gate => GATES.find((each) => each.name === name)!;

  test('run every jest project of package.json, each once', () =>
    expect(GATES.flatMap(({ projects = [] }) => projects).sort()).toEqual(
      manifest.jest.projects.map(({ displayName }) => displayName).sort(),
    ));

  test('run the tests in a browser, all of them, and every folder of tests has its runner', () => {
    expect(manifest.scripts['test:browser']).toBe('playwright test -c tests/browser');
    const tested = new Set(
      files.flatMap((file) => /^tests\/(\w+)\/.*\.test\.tsx?$/.exec(file)?.[1] ?? []),
    );
    expect([...tested].sort()).toEqual(
      ['browser', ...GATES.flatMap(({ projects = [] }) => projects)].sort(),
    );
  });

  test('check the types and the samples, and build before what is built is tested', () => {
    expect(manifest.scripts).toMatchObject({
      'test:types': 'tsc --noEmit',
      'test:check': 'npm run check',
      'test:lint': 'npm run lint',
    });
    for (const name of ['test:site', 'test:browser']) expect(gate(name).needs).toBe('test:build');
  });

  test('build as `npm run build` does, with an address', () => {
    const [words = '', file = ''] =
      /^node (--env-file=(\S+) )--import/.exec(manifest.scripts['test:build'])?.slice(1) ?? [];
    expect(manifest.scripts['test:build'].replace(words, '')).toBe(manifest.scripts.build);
    expect(readFileSync(file, 'utf8')).toMatch(/^SITE_URL=http:\/\/127\.0\.0\.1:\d+$/m);
  });

  test('check samples, types and rules after the packages of the samples: a clean clone has none of those that they ask for', () => {
    expect(manifest.scripts['test:packages']).toBe('npm run check -- --install');
    for (const name of ['test:check', 'test:lint', 'test:types'])
      expect(gate(name).needs).toBe('test:packages');
  });

  test('run as scripts, those of a runner with its report', () => {
    for (const { name, command, runner } of GATES) {
      expect(command).toEqual(['npm', 'run', '--silent', name, '--']);
      expect(runner).toBe(/^(?:jest|playwright)(?= )/.exec(scripts[name]!)?.[0]);
    }
  });

  test('need what stands before them', () => {
    const names = GATES.map(({ name }) => name);
    for (const { name, needs } of GATES)
      if (needs !== undefined) expect(names.slice(0, names.indexOf(name))).toContain(needs);
  });

  test('that ask for a worker on each core have the cores', () => {
    for (const { runner, oneCore, inBackground } of GATES)
      if (runner) expect([oneCore, inBackground]).toEqual([undefined, undefined]);
  });

  test('are in the background only when no other one needs them', () => {
    const needed = GATES.flatMap(({ needs }) => needs ?? []);
    for (const { name, inBackground } of GATES)
      if (inBackground) expect(needed).not.toContain(name);
  });

  test('one can be run alone by its name, with what it needs; a word that none has chooses none', () => {
    const names = (...words: string[]): string[] => chosen(words).map(({ name }) => name);
    expect(names('browser')).toEqual(['test:build', 'test:browser']);
    expect(names('test:types', 'lint')).toEqual(['test:packages', 'test:lint', 'test:types']);
    expect(names('nothing')).toEqual([]);
    expect(chosen([])).toEqual(GATES);
  });

  test('are what `npm test` and .ci/run run', () => {
    expect(manifest.scripts.test).toBe('tsx tests/all.ts');
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm ci && npm test$/m);
    expect(statSync('.ci/run').mode & 0o111).toBe(0o111);
  });

  test('no jest project lets tests be skipped by a filter of its own', () => {
    for (const project of manifest.jest.projects)
      expect(project.testMatch).toEqual([
        `<rootDir>/tests/${project.displayName}/**/*.test.ts?(x)`,
      ]);
  });
});

describe('counting jest’s report', () => {
  test.each<[string, Partial<JestReport>, number | null, object]>([
    ['all passed', {}, 0, { passed: 3, failed: 0, skipped: 0 }],
    ['one failed', { numFailedTests: 1 }, 1, { passed: 3, failed: 1, skipped: 0 }],
    [
      'skipped and todo',
      { numPendingTests: 1, numTodoTests: 1 },
      0,
      { passed: 3, failed: 0, skipped: 2 },
    ],
    ['a file that cannot be loaded', { numRuntimeErrorTestSuites: 1 }, 1, { passed: 3, failed: 1 }],
    ['no file of a project', { testResults: [] }, 0, { failed: 1, note: 'unit 里没有测试' }],
    [
      'no test in the files',
      { numPassedTests: 0 },
      0,
      { passed: 0, failed: 1, note: '一个测试也没有运行' },
    ],
    ['only skipped tests', { numPassedTests: 0, numPendingTests: 3 }, 0, { failed: 1, skipped: 3 }],
    ['a bad end without a failed test', {}, 1, { failed: 1, note: 'jest 以 1 退出' }],
    ['killed', {}, null, { failed: 1 }],
  ])('%s', (_, change, exitCode, counts) =>
    expect(countJest(report(change), exitCode, ['unit'])).toMatchObject(counts),
  );
});

describe('counting Playwright’s report', () => {
  test.each<[string, PlaywrightReport, number | null, object]>([
    ['all passed', browserReport(), 0, { passed: 3, failed: 0, skipped: 0 }],
    ['one failed', browserReport({ unexpected: 1 }), 1, { passed: 3, failed: 1, skipped: 0 }],
    ['one skipped', browserReport({ skipped: 1 }), 0, { passed: 3, failed: 0, skipped: 1 }],
    ['one passed at another try', browserReport({ flaky: 1 }), 0, { passed: 3, failed: 1 }],
    ['a file that cannot be loaded', browserReport({}, [{}]), 1, { passed: 3, failed: 1 }],
    [
      'nothing ran',
      browserReport({ expected: 0 }),
      0,
      { passed: 0, failed: 1, note: '一个测试也没有运行' },
    ],
    [
      'a bad end without a failed test',
      browserReport(),
      1,
      { failed: 1, note: 'playwright 以 1 退出' },
    ],
    ['killed', browserReport(), null, { failed: 1 }],
  ])('%s', (_, written, exitCode, counts) =>
    expect(countPlaywright(written, exitCode)).toMatchObject(counts),
  );
});

const outcome = (name: string, passed: number, failed = 0, skipped = 0): Outcome => ({
  name,
  passed,
  failed,
  skipped,
  seconds: 1.25,
});

describe('the summary', () => {
  test('is a table with a closing line', () => {
    expect(summary([outcome('类型检查', 1), outcome('浏览器', 10, 2)], 1.5).split('\n')).toEqual([
      '             通过   失败   跳过       用时',
      '✓ 类型检查      1      0      0     1.3 秒',
      '✗ 浏览器       10      2      0     1.3 秒',
      '  合计         11      2      0     1.5 秒',
      '',
      '11 passed, 2 failed',
    ]);
  });

  test('mentions skipped ones only when there are some', () => {
    expect(summary([outcome('a', 1)], 1)).toMatch(/\n1 passed, 0 failed$/);
    expect(summary([outcome('a', 1, 0, 2)], 1)).toMatch(/\n1 passed, 0 failed, 2 skipped$/);
  });
});

test.each<[string, Outcome[], boolean]>([
  ['all passed', [outcome('a', 1), outcome('b', 5, 0, 1)], true],
  ['one failed', [outcome('a', 1), outcome('b', 5, 1)], false],
  ['one tested nothing', [outcome('a', 1), outcome('b', 0)], false],
  ['one was left out', [outcome('a', 1), outcome('b', 0, 0, 1)], false],
  ['no gates', [], false],
])('%s', (_, outcomes, well) => expect(succeeded(outcomes)).toBe(well));

describe('running', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stand-ins-'));
  const order = path.join(folder, 'order');
  const script = (name: string, code: string): string => {
    const file = path.join(folder, `${name}.js`);
    writeFileSync(
      file,
      `require('fs').appendFileSync(${JSON.stringify(order)}, '${name} ');${code}`,
    );
    return file;
  };
  const gate = (name: string, code = '', more: Partial<Gate> = {}): Gate => ({
    name,
    command: [process.execPath, script(name, code)],
    ...more,
  });
  /** Writes what jest would write, where jest would write it. */
  const asJest = (change: Partial<JestReport> = {}): string =>
    `require('fs').writeFileSync(process.argv.find((a) => a.startsWith('--outputFile=')).slice(13), ${JSON.stringify(JSON.stringify(report(change)))});`;

  /** Writes what Playwright would write, where Playwright would write it, when it is asked for that. */
  const asPlaywright = `if (process.argv.includes('--reporter=dot,json')) require('fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, ${JSON.stringify(JSON.stringify(browserReport({ skipped: 2 })))});`;
  const unit = { runner: 'jest', projects: ['unit'] } as const;

  beforeEach(() => {
    writeFileSync(order, '');
    jest
      .spyOn(console, 'log')
      .mockImplementation(() => undefined)
      .mockClear();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a failed gate does not stop the others; one that needs it is left out', async () => {
    const outcomes = await runGates([
      gate('types', 'process.exit(2)'),
      gate('unit', asJest(), unit),
      gate('build', 'process.exit(1)'),
      gate('site', asJest(), { ...unit, needs: 'build' }),
      gate('last'),
    ]);
    expect(readFileSync(order, 'utf8')).toBe('types unit build last ');
    expect(
      outcomes.map(({ name, passed, failed, skipped }) => [name, passed, failed, skipped]),
    ).toEqual([
      ['types', 0, 1, 0],
      ['unit', 3, 0, 0],
      ['build', 0, 1, 0],
      ['site', 0, 0, 1],
      ['last', 1, 0, 0],
    ]);
    expect(outcomes[3]!.note).toBe('没有运行：“build”没有通过');
    expect(succeeded(outcomes)).toBe(false);
  });

  describe('beside each other', () => {
    const printed = (): string[] =>
      jest.mocked(console.log).mock.calls.map(([text]) => String(text).trim());
    const oneCore = { oneCore: true } as const;
    /** Longest wait for the other one, on a machine with much else to do. */
    const PATIENCE_MS = 30_000;
    /** Ends well when the other one has begun as well, and badly when it does not come; leaves it the cores meanwhile. */
    const meets = (other: string): string =>
      `console.log('one'); const end = Date.now() + ${PATIENCE_MS}; while (!require('fs').readFileSync(${JSON.stringify(order)}, 'utf8').includes('${other} ')) if (Date.now() > end) process.exit(1); else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20); console.log('two');`;
    const failed = (outcomes: readonly Outcome[]): Array<[string, number]> =>
      outcomes.map((each) => [each.name, each.failed]);

    test(
      'those of one core run, as many as there are cores, and one of all cores does not',
      async () => {
        const outcomes = await runGates(
          [
            gate('first', meets('second'), oneCore),
            gate(
              'whole',
              `process.exit(require('fs').readFileSync(${JSON.stringify(order)}, 'utf8').endsWith('last whole ') ? 0 : 1)`,
            ),
            gate('second', meets('last'), oneCore),
            gate('last', '', { ...oneCore, needs: 'first' }),
          ],
          2,
        );
        expect(failed(outcomes)).toEqual([
          ['first', 0],
          ['whole', 0],
          ['second', 0],
          ['last', 0],
        ]);
      },
      3 * PATIENCE_MS,
    );

    test(
      'what each of them prints stays together',
      async () => {
        await runGates(
          [gate('left', meets('right'), oneCore), gate('right', meets('left'), oneCore)],
          2,
        );
        expect(
          printed()
            .filter((text) => text.startsWith('──'))
            .sort(),
        ).toEqual(
          ['left', 'right'].map((name) =>
            expect.stringMatching(new RegExp(`^── \\d/2 npm run ${name}，\\d+ 秒\none\ntwo$`)),
          ),
        );
      },
      2 * PATIENCE_MS,
    );

    /** Ends badly when another one of these is running. */
    const alone = `if (require('fs').existsSync(${JSON.stringify(`${order}.here`)})) process.exit(1); require('fs').writeFileSync(${JSON.stringify(`${order}.here`)}, ''); process.on('exit', () => require('fs').rmSync(${JSON.stringify(`${order}.here`)}));`;

    test(
      'those of the background run beside all others, leave them the cores, and follow one another',
      async () => {
        const behind = (name: string): Gate =>
          gate(
            name,
            `${alone}const { constants, getPriority } = require('os'); process.exitCode = getPriority() === constants.priority.PRIORITY_LOW ? 0 : 1;`,
            { inBackground: true },
          );
        const outcomes = await runGates(
          [gate('whole', meets('second')), behind('first'), behind('second')],
          2,
        );
        expect(failed(outcomes)).toEqual([
          ['whole', 0],
          ['first', 0],
          ['second', 0],
        ]);
      },
      2 * PATIENCE_MS,
    );

    test('one core runs one after the other', async () => {
      expect(
        failed(await runGates([gate('a', alone, oneCore), gate('b', alone, oneCore)], 1)),
      ).toEqual([
        ['a', 0],
        ['b', 0],
      ]);
      expect(readFileSync(order, 'utf8')).toBe('a b ');
    });

    test('a need that stands after a gate, or is not there, is not met', async () => {
      const outcomes = await runGates([
        gate('early', '', { needs: 'late' }),
        gate('late', '', { needs: 'nowhere' }),
      ]);
      expect(outcomes.map(({ skipped }) => skipped)).toEqual([1, 1]);
    });
  });

  test('all well', async () => {
    const outcomes = await runGates([
      gate('build'),
      gate('site', asJest(), { ...unit, needs: 'build' }),
      gate('browser', asPlaywright, { runner: 'playwright', needs: 'build' }),
    ]);
    expect(outcomes.map(({ passed, skipped }) => [passed, skipped])).toEqual([
      [1, 0],
      [3, 0],
      [3, 2],
    ]);
    expect(succeeded(outcomes)).toBe(true);
  });

  test('a command that is missing, and a runner that dies, are failures', async () => {
    const outcomes = await runGates([
      { name: 'missing', command: ['no-such-command-anywhere'] },
      gate('dies', 'process.exit(1)', unit),
      gate('dies too', 'process.exit(0)', { runner: 'playwright' }),
    ]);
    expect(outcomes.map(({ failed }) => failed)).toEqual([1, 1, 1]);
  });
});
