/**
 * npm run lint: the format of the files, the rules of TypeScript and CSS, and what nobody uses, a tool on each core.
 * Each tool's output follows as a whole when it has ended; the exit code is 0 only when all are content.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { noWords } from './support/noWords';
import { PAUSE_MS } from './support/progress';

/** What each tool looks at is in its own configuration. The one that takes longest comes first. */
const TOOLS: ReadonlyArray<readonly [name: string, ...command: string[]]> = [
  [
    'ESLint',
    'eslint',
    '--cache',
    '--cache-location=node_modules/.cache/eslint/',
    '--max-warnings=0',
    '.',
  ],
  ['Prettier', 'prettier', '--check', '--log-level=warn', '--cache', '.'],
  ['示例', 'tsx', 'tests/samples/format.ts', '--check'],
  ['knip', 'knip', '--no-progress'],
  [
    'Stylelint',
    'stylelint',
    '--cache',
    '--cache-location=node_modules/.cache/stylelint/',
    '--max-warnings=0',
    'src/**/*.css',
  ],
];

noWords('npm run lint', process.argv.slice(2), '总是检查全部');
const start = Date.now();
const ended = new Set<string>();

function run([name, command, ...parameters]: (typeof TOOLS)[number]): Promise<boolean> {
  const begun = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command!, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => said.push(part));
    const end = (code: number | null): void => {
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      ended.add(name);
      console.log(`${ended.size}/${TOOLS.length} ${code === 0 ? '✓' : '✗'} ${name}，${seconds} 秒`);
      if (code !== 0) console.log(Buffer.concat(said).toString());
      resolve(code === 0);
    };
    child.on('error', () => end(127));
    child.on('close', end);
  });
}

const sign = setInterval(() => {
  const names = TOOLS.map(([name]) => name).filter((name) => !ended.has(name));
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${ended.size}/${TOOLS.length} ${names.join('、')}还没有检查完，${seconds} 秒`);
}, PAUSE_MS);

const waiting = [...TOOLS];

/** Runs one tool after the other as long as there are any. @returns whether all of them are content */
async function runWaiting(): Promise<boolean> {
  let content = true;
  for (let tool = waiting.shift(); tool; tool = waiting.shift())
    content = (await run(tool)) && content;
  return content;
}

// Each takes one core: more of them at a time would only keep the longest from its own.
void Promise.all(Array.from({ length: availableParallelism() }, runWaiting)).then((content) => {
  clearInterval(sign);
  process.exitCode = content.every(Boolean) ? 0 : 1;
});
