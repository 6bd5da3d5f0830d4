/**
 * npm test            every gate of the project, one after the other, each with its own output as it runs
 * npm test -- 浏览器   the gates of that name, and what they need
 * At the end a table and the line `N passed, N failed`; the exit code is 0 only when nothing failed and every gate tested something.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Gate {
  readonly name: string;
  readonly command: readonly string[];
  /** Jest projects that the command runs; a gate without any counts as one test. */
  readonly projects?: readonly string[];
  /** Variables that the command gets unless they are set already. */
  readonly env?: Readonly<Record<string, string>>;
  /** The gate that must have passed before this one can say anything. */
  readonly needs?: string;
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

/** A worker for each core: by itself jest leaves one core free, which of two is half. */
const jestGate = (name: string, ...projects: readonly string[]): Gate => ({
  name,
  projects,
  command: ['jest', '--selectProjects', ...projects, '--maxWorkers=100%'],
});

export const GATES: readonly Gate[] = [
  // First, since it installs the packages of the samples, which the checker's own types come from.
  { name: '示例编译与运行', command: ['npm', 'run', 'check'] },
  { name: '类型检查', command: ['tsc', '--noEmit'] },
  // After the samples too: its rules know the types.
  { name: '格式与规则', command: ['npm', 'run', 'lint'] },
  jestGate('函数、文章与工程', 'unit', 'docs', 'house'),
  jestGate('示例检查器', 'samples'),
  // Without an address there is no site map and no canonical link to look at; on a public one the newsletter form would want an endpoint.
  { name: '构建', command: ['npm', 'run', 'build'], env: { SITE_URL: 'http://127.0.0.1:4000' } },
  { ...jestGate('构建结果', 'site'), needs: '构建' },
  // Several files of browser tests share it: built by itself, it is no part of one test's time.
  { name: '构建测试用的站点', command: ['tsx', 'tests/browser/buildFixtures.ts'] },
  { ...jestGate('浏览器', 'browser'), needs: '构建' },
];

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

/** What jest's report amounts to; no report, no test in a project, and a bad exit without a failed test are failures. */
export function countTests(
  projects: readonly string[],
  exitCode: number | null,
  report: JestReport | undefined,
): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: 'jest 没有写出结果' };
  const files = report.testResults.map(({ name }) => name.split(path.sep).join('/'));
  const empty = projects.filter(
    (project) => !files.some((file) => file.includes(`/tests/${project}/`)),
  );
  const counts = {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + empty.length;
  if (empty.length > 0) return { ...counts, failed, note: `${empty.join('、')} 里没有测试` };
  if (failed === 0 && counts.passed === 0)
    return { ...counts, failed: 1, note: '一个测试也没有运行' };
  return exitCode === 0 || failed > 0
    ? { ...counts, failed }
    : { ...counts, failed: 1, note: `jest 以 ${exitCode} 退出` };
}

/** Runs a command with its output passed through. A command that cannot be started ends as a shell says it: 127. */
const run = (command: readonly string[], env: Gate['env']): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(command[0]!, command.slice(1), {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, ...process.env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(127));
    child.on('close', resolve);
  });

async function runGate(
  { name, command, projects, env }: Gate,
  folder: string,
  place: string,
): Promise<Outcome> {
  const start = Date.now();
  const file = path.join(folder, `${projects?.join('-')}.json`);
  console.log(`\n━━ ${place} ${name}：${command.join(' ')}`);
  const exitCode = await run(
    projects ? [...command, '--json', `--outputFile=${file}`] : command,
    env,
  );
  const counts: Counts = projects
    ? countTests(
        projects,
        exitCode,
        existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JestReport) : undefined,
      )
    : {
        passed: exitCode === 0 ? 1 : 0,
        failed: exitCode === 0 ? 0 : 1,
        skipped: 0,
        note: exitCode === 0 ? undefined : `以 ${exitCode} 退出`,
      };
  return { name, ...counts, seconds: (Date.now() - start) / 1000 };
}

/** Columns that a text takes on a terminal. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u2E80-\uFFEF]/.test(character) ? 2 : 1), 0);
const cell = (text: string | number, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(String(text)))) + String(text);

/** The table and the closing line. */
export function summary(outcomes: readonly Outcome[]): string {
  const first = Math.max(...['合计', ...outcomes.map(({ name }) => name)].map(widthOf));
  const row = (mark: string, name: string, ...cells: ReadonlyArray<string | number>): string =>
    `${mark} ${name}${' '.repeat(first - widthOf(name))}${cells.map((text, index) => cell(text, index === 3 ? 11 : 7)).join('')}`;
  const sum = (of: 'passed' | 'failed' | 'skipped' | 'seconds'): number =>
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
    row(' ', '合计', sum('passed'), sum('failed'), sum('skipped'), seconds(sum('seconds'))),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
  ].join('\n');
}

/** Runs the gates in their order; one whose need has failed is left out and counts as skipped. */
export async function runGates(gates: readonly Gate[]): Promise<Outcome[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gates-'));
  const outcomes: Outcome[] = [];
  for (const gate of gates) {
    const need = outcomes.find(({ name }) => name === gate.needs);
    const missing = gate.needs !== undefined && !(need?.failed === 0 && need.passed > 0);
    outcomes.push(
      missing
        ? {
            name: gate.name,
            passed: 0,
            failed: 0,
            skipped: 1,
            seconds: 0,
            note: `没有运行：“${gate.needs}”没有通过`,
          }
        : await runGate(gate, folder, `${outcomes.length + 1}/${gates.length}`),
    );
  }
  rmSync(folder, { recursive: true });
  return outcomes;
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
  void runGates(chosen(words)).then((outcomes) => {
    console.log(`\n${summary(outcomes)}`);
    process.exitCode = succeeded(outcomes) ? 0 : 1;
  });
}
