/** What a build costs. */
import { execFileSync, spawn } from 'node:child_process';

export interface Build {
  seconds: number;
  /** CPU seconds of the process and of all that it waited for. */
  cpu: number;
  /** Most resident memory of its process tree at a time, in MiB; what processes share counts for each. */
  memory: number;
}

/** Milliseconds between two looks at the memory. */
const LOOK_MS = 500;

/** Resident memory of all processes below one, in MiB. */
function memoryOf(root: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(
      (line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kB: number],
    );
  const below = (parent: number): number =>
    processes.reduce((sum, [pid, of, kB]) => (of === parent ? sum + kB + below(pid) : sum), 0);
  return below(root) / 1024;
}

/** The shell knows what its children took, also those that have ended. */
const TIMED = '"$@"; code=$?; times >&3; exit $code';

/** `0m1.25s` → 1.25, all added up. */
const secondsIn = (times: string): number =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );

/**
 * Runs npm, silently.
 * @param folder of the package
 * @param words `['run', 'build']`
 * @throws with what it printed when it fails
 */
export async function measuredNpm(folder: string, words: readonly string[]): Promise<Build> {
  const start = performance.now();
  const child = spawn('sh', ['-c', TIMED, 'sh', 'npm', ...words], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const printed = ['', '', '', ''];
  for (const place of [1, 2, 3])
    child.stdio[place]!.on('data', (part: Buffer) => (printed[place]! += part.toString()));
  let memory = 0;
  const looking = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid!))), LOOK_MS);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(looking));
  if (code !== 0)
    throw new Error(`npm ${words.join(' ')}：\n${(printed[1]! + printed[2]!).slice(-4000)}`);
  return { seconds: (performance.now() - start) / 1000, cpu: secondsIn(printed[3]!), memory };
}
