/**
 * npm test              every gate of the project: the scripts of package.json whose names begin with `test:`
 * npm test -- browser   the gates of that name, and what they need
 * npm run test:browser  one gate alone
 * A gate that takes every core has no other one of its kind beside it, and its output is seen as it comes; those that take
 * one run beside each other, and those that nobody waits for take what all others leave: the output of each of these
 * follows as a whole when it has ended.
 * At the end a table and the line `N passed, N failed`; the exit code is 0 only when nothing failed and every gate tested something.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import manifest from '../package.json';
import { PAUSE_MS } from './support/progress';

export interface Gate {
  readonly name: string;
  readonly command: readonly string[];
  /** Who runs the tests of the command, and reports on each; a gate without one counts as one test. */
  readonly runner?: keyof typeof RUNNERS;
  /** Jest projects that the command runs. */
  readonly projects?: readonly string[];
  /** The gate that must have passed before this one can say anything. */
  readonly needs?: string;
  /** One thread does nearly all of its work: on two cores, another one of this kind runs beside it. */
  readonly oneCore?: boolean;
  /** Nothing needs it, and nothing in it waits for a time: it runs with the lowest priority beside whatever else runs. */
  readonly inBackground?: boolean;
}

export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** Why it failed, where its own output does not say so. */
  readonly note?: string;
}

/** The part of jest's JSON that is counted here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: ReadonlyArray<{ name: string }>;
}

type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'note'>;

/** The part of Playwright's JSON that is counted here. */
export interface PlaywrightReport {
  /** `unexpected` failed or ran out of time, `flaky` passed at another try only. */
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of a test: a file that cannot be loaded, say. */
  errors: readonly unknown[];
}

/** A report without a failure is doubted: somebody must have passed, and the command must have ended well. */
const doubted = (
  { passed, failed, skipped }: Counts,
  runner: string,
  exitCode: number | null,
): Counts => {
  if (failed > 0) return { passed, failed, skipped };
  if (passed === 0) return { passed, failed: 1, skipped, note: '一个测试也没有运行' };
  return exitCode === 0
    ? { passed, failed, skipped }
    : { passed, failed: 1, skipped, note: `${runner} 以 ${exitCode} 退出` };
};

/** What jest's report amounts to; no test in a project, and a bad exit without a failed test are failures. */
export function countJest(
  report: JestReport,
  exitCode: number | null,
  projects: readonly string[],
): Counts {
  const files = report.testResults.map(({ name }) => name.split(path.sep).join('/'));
  const empty = projects.filter(
    (project) => !files.some((file) => file.includes(`/tests/${project}/`)),
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + empty.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return empty.length > 0
    ? { ...counts, note: `${empty.join('、')} 里没有测试` }
    : doubted(counts, 'jest', exitCode);
}

/** What Playwright's report amounts to; what passed at another try only has failed. */
export function countPlaywright(
  { stats, errors }: PlaywrightReport,
  exitCode: number | null,
): Counts {
  const { expected, unexpected, flaky, skipped } = stats;
  const failed = unexpected + flaky + errors.length;
  return doubted({ passed: expected, failed, skipped }, 'playwright', exitCode);
}

/** How a runner is asked for its report in a file, beside what it prints, and how that is counted. */
const RUNNERS = {
  jest: {
    words: (file: string): string[] => ['--json', `--outputFile=${file}`],
    env: (): Record<string, string> => ({}),
    count: (text: string, exitCode: number | null, { projects = [] }: Gate): Counts =>
      countJest(JSON.parse(text) as JestReport, exitCode, projects),
  },
  playwright: {
    // What failed follows after the last of the dots, in whole: the end of a log is often all that is kept of it.
    words: (): string[] => ['--reporter=dot,json'],
    env: (file: string): Record<string, string> => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: (text: string, exitCode: number | null): Counts =>
      countPlaywright(JSON.parse(text) as PlaywrightReport, exitCode),
  },
};

/**
 * What a script cannot say of itself. The packages of the samples are what the checker's own types come from, too, and the
 * rules of TypeScript know them.
 */
const PLAN: Readonly<Record<string, Pick<Gate, 'needs' | 'oneCore' | 'inBackground'>>> = {
  'test:packages': { oneCore: true },
  'test:build': { oneCore: true },
  'test:check': { needs: 'test:packages' },
  'test:lint': { needs: 'test:packages', inBackground: true },
  'test:fixtures': { oneCore: true },
  'test:types': { needs: 'test:packages', inBackground: true },
  'test:site': { needs: 'test:build' },
  'test:browser': { needs: 'test:build' },
};

const PROJECTS = /^jest --selectProjects ((?:\w+ ?)+)/;

/** The gates, in their order in package.json. */
export const GATES: readonly Gate[] = Object.entries(manifest.scripts)
  .filter(([name]) => name.startsWith('test:'))
  .map(([name, script]) => {
    const runner = script.split(' ')[0]!;
    return {
      name,
      command: ['npm', 'run', '--silent', name, '--'],
      ...(runner in RUNNERS && { runner: runner as keyof typeof RUNNERS }),
      projects: PROJECTS.exec(script)?.[1]?.trim().split(' ') ?? [],
      ...PLAN[name],
    };
  });

interface Way {
  /** Takes what a command prints; without it, that is passed through. */
  readonly held?: Buffer[];
  /** Whether it leaves the cores to all others, and what it starts as well. */
  readonly inBackground?: boolean;
}

/** Runs a command. A command that cannot be started ends as a shell says it: 127. */
const run = (
  command: readonly string[],
  { held, inBackground }: Way,
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> =>
  new Promise((resolve) => {
    const output = held ? 'pipe' : 'inherit';
    const child = spawn(command[0]!, command.slice(1), {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    if (inBackground && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => held?.push(part));
    child.on('error', () => resolve(127));
    child.on('close', resolve);
  });

/** A command that reports on no tests is one itself. */
async function runCommand({ command }: Gate, way: Way): Promise<Counts> {
  const exitCode = await run(command, way);
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, note: `以 ${exitCode} 退出` };
}

/** Runs the tests of a gate and counts them; without a whole report they have failed. */
async function runTests(
  gate: Gate,
  runner: keyof typeof RUNNERS,
  report: string,
  way: Way,
): Promise<Counts> {
  const { words, env, count } = RUNNERS[runner];
  const exitCode = await run([...gate.command, ...words(report)], way, env(report));
  try {
    return count(readFileSync(report, 'utf8'), exitCode, gate);
  } catch {
    const what = existsSync(report) ? '写出的结果读不懂' : '没有写出结果';
    return { passed: 0, failed: 1, skipped: 0, note: `${runner} ${what}` };
  }
}

/** @param isAlone whether no other gate is running, which would show that something goes on */
async function runGate(
  gate: Gate,
  folder: string,
  place: string,
  isAlone: () => boolean,
): Promise<Outcome> {
  const start = Date.now();
  const { name, runner, oneCore = false, inBackground = false } = gate;
  const heading = `${place} npm run ${name}`;
  const held: Buffer[] | undefined = oneCore || inBackground ? [] : undefined;
  const way = { held, inBackground };
  console.log(`\n━━ ${heading}`);
  const passed = (): number => Math.round((Date.now() - start) / 1000);
  const tell = (): void => {
    if (oneCore || isAlone()) console.log(`   ${heading}，${passed()} 秒……`);
  };
  const sign = held && setInterval(tell, PAUSE_MS);
  const counts = runner
    ? await runTests(gate, runner, path.join(folder, `${name.replace(':', '-')}.json`), way)
    : await runCommand(gate, way);
  clearInterval(sign);
  if (held)
    console.log(`\n── ${heading}，${passed()} 秒\n${Buffer.concat(held).toString().trimEnd()}`);
  return { name, ...counts, seconds: (Date.now() - start) / 1000 };
}

/** Columns that a text takes on a terminal. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u2E80-\uFFEF]/.test(character) ? 2 : 1), 0);
const cell = (text: string | number, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(String(text)))) + String(text);

/**
 * The table and the closing line.
 * @param took seconds from the first gate's start to the last one's end: less than the sum, where gates ran beside each other
 */
export function summary(outcomes: readonly Outcome[], took: number): string {
  const first = Math.max(...['合计', ...outcomes.map(({ name }) => name)].map(widthOf));
  const row = (mark: string, name: string, ...cells: ReadonlyArray<string | number>): string =>
    `${mark} ${name}${' '.repeat(first - widthOf(name))}${cells.map((text, index) => cell(text, index === 3 ? 11 : 7)).join('')}`;
  const sum = (of: 'passed' | 'failed' | 'skipped'): number =>
    outcomes.reduce((total, outcome) => total + outcome[of], 0);
  const seconds = (value: number): string => `${value.toFixed(1)} 秒`;
  const mark = ({ failed, passed }: Outcome): string =>
    failed > 0 ? '✗' : passed > 0 ? '✓' : '－';
  return [
    row(' ', '', '通过', '失败', '跳过', '用时'),
    ...outcomes.map(
      (outcome) =>
        row(
          mark(outcome),
          outcome.name,
          outcome.passed,
          outcome.failed,
          outcome.skipped,
          seconds(outcome.seconds),
        ) + (outcome.note ? `  ${outcome.note}` : ''),
    ),
    row(' ', '合计', sum('passed'), sum('failed'), sum('skipped'), seconds(took)),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
  ].join('\n');
}

/**
 * Runs the gates, in their order as far as the cores allow it: one that takes a single core may overtake one that takes
 * all of them, and one in the background waits for its needs and for another one of its kind only. One whose need has
 * failed is left out and counts as skipped.
 * @returns the outcomes in the order of the gates
 */
export async function runGates(
  gates: readonly Gate[],
  cores = availableParallelism(),
): Promise<Outcome[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gates-'));
  const outcomes = new Map<Gate, Outcome>();
  const running = new Map<Gate, Promise<void>>();
  const waiting = new Set(gates);
  let begun = 0;
  const fits = ({ oneCore = false, inBackground = false }: Gate): boolean => {
    const beside = [...running.keys()].filter((other) => !other.inBackground === !inBackground);
    return (
      beside.length === 0 ||
      (oneCore && beside.length < cores && beside.every((other) => other.oneCore))
    );
  };
  /** Nothing while it is not known; what does not stand before the gate is no need that can be met. */
  const isMet = (gate: Gate): boolean | undefined => {
    if (gate.needs === undefined) return true;
    const need = gates.slice(0, gates.indexOf(gate)).find(({ name }) => name === gate.needs);
    const outcome = need && outcomes.get(need);
    return need && !outcome ? undefined : outcome?.failed === 0 && outcome.passed > 0;
  };
  const begin = (gate: Gate): void => {
    waiting.delete(gate);
    running.set(
      gate,
      runGate(gate, folder, `${++begun}/${gates.length}`, () => running.size === 1).then(
        (outcome) => {
          outcomes.set(gate, outcome);
          running.delete(gate);
        },
      ),
    );
  };
  while (waiting.size > 0 || running.size > 0) {
    for (const gate of waiting) {
      const met = isMet(gate);
      if (met === true && fits(gate)) begin(gate);
      if (met !== false) continue;
      waiting.delete(gate);
      begun++;
      outcomes.set(gate, {
        name: gate.name,
        passed: 0,
        failed: 0,
        skipped: 1,
        seconds: 0,
        note: `没有运行：“${gate.needs}”没有通过`,
      });
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  rmSync(folder, { recursive: true });
  return gates.map((gate) => outcomes.get(gate)!);
}

/** Whether all is well; a gate that tested nothing is not. */
export const succeeded = (outcomes: readonly Outcome[]): boolean =>
  outcomes.length > 0 && outcomes.every(({ failed, passed }) => failed === 0 && passed > 0);

/** The gates whose name holds one of the words, and those that they need; all when no word is given. */
export function chosen(words: readonly string[], gates: readonly Gate[] = GATES): Gate[] {
  if (words.length === 0) return [...gates];
  const named = gates.filter(({ name }) => words.some((word) => name.includes(word)));
  const needed = new Set(named.flatMap(({ needs }) => needs ?? []));
  return gates.filter((gate) => named.includes(gate) || needed.has(gate.name));
}

if (require.main === module) {
  const words = process.argv.slice(2);
  const unknown = words.filter((word) => chosen([word]).length === 0);
  if (unknown.length > 0) {
    console.error(
      `没有“${unknown.join('”“')}”这一项。可以单独运行的有：${GATES.map(({ name }) => name).join('、')}。`,
    );
    process.exit(1);
  }
  const start = Date.now();
  void runGates(chosen(words)).then((outcomes) => {
    console.log(`\n${summary(outcomes, (Date.now() - start) / 1000)}`);
    process.exitCode = succeeded(outcomes) ? 0 : 1;
  });
}
