/** What a build costs. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Build {
  seconds: number;
  /** CPU seconds of the process and of all that it waited for. */
  cpu: number;
  /** Most resident memory of its process tree at a time, in MiB; what processes share counts for each. 0 outside Linux. */
  memory: number;
}

/** Bytes of a page of memory on x64 and most others. */
const MEMORY_PAGE = 4096;

/** Milliseconds between two looks at the memory. */
const LOOK_MS = 200;

/** Resident memory of a process and all below it, in MiB. */
function memoryOf(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name of the program, in brackets, may hold anything.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return { pid: Number(name), parent: Number(fields[1]), pages: Number(fields[21]) };
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
  const sum = (pid: number): number =>
    processes
      .filter(({ parent }) => parent === pid)
      .reduce(
        (total, below) => total + sum(below.pid),
        processes.find((one) => one.pid === pid)?.pages ?? 0,
      );
  return (sum(root) * MEMORY_PAGE) / 2 ** 20;
}

/** The shell alone knows what its children took, also of those that have ended. */
const TIMED = '"$@"; code=$?; times >&3; exit $code';

/** `0m1.25s` → 1.25, all added up. */
const secondsIn = (times: string): number =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (total, [, minutes, seconds]) => total + 60 * Number(minutes) + Number(seconds),
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
  const looking = setInterval(() => {
    if (process.platform === 'linux') memory = Math.max(memory, memoryOf(child.pid!));
  }, LOOK_MS);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(looking));
  if (code !== 0)
    throw new Error(`npm ${words.join(' ')}：\n${(printed[1]! + printed[2]!).slice(-4000)}`);
  return { seconds: (performance.now() - start) / 1000, cpu: secondsIn(printed[3]!), memory };
}
