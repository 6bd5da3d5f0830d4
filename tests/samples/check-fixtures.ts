/** Runs the check on the fixture pages, as a writer does, and reads what it says. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const FIXTURES = join('tests', 'samples', 'fixtures');

/** Longest wait for a check of fixtures, on a machine with much else to do. */
export const PATIENCE_MS = 300_000;

interface Said {
  readonly place: string;
  readonly text: string;
}

export interface Checked {
  readonly status: number | null;
  readonly stdout: string;
  /** Fixture → each fault. */
  readonly faults: ReadonlyMap<string, readonly Said[]>;
}

/** Names of the pages in a folder of fixtures. */
export function fixturesIn(folder = ''): string[] {
  const names = readdirSync(join(ROOT, FIXTURES, folder)).filter((name) => name.endsWith('.md'));
  return names.map((name) => join(folder, name.replace('.md', '')));
}

/**
 * @param words what the check is told beside the pages; without it, only 11 is asked about
 * @throws {Error} with what it has said, if it does not end by itself
 */
export function checkFixtures(
  names: readonly string[],
  words: readonly string[] = ['--major', '11'],
): Checked {
  const files = names.map((name) => join(FIXTURES, `${name}.md`));
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    ['tests/samples/check.mjs', ...words, ...files],
    { cwd: ROOT, encoding: 'utf8', timeout: PATIENCE_MS, killSignal: 'SIGKILL' },
  );
  if (signal !== null) throw new Error(`检查没有自己结束（${signal}），它说了：\n${stdout}`);
  return { status, stdout, faults: faultsIn(stdout) };
}

function faultsIn(stdout: string): Map<string, Said[]> {
  const faults = new Map<string, Said[]>();
  for (const block of stdout.split(/^(?=tests\/samples\/fixtures\/)/m)) {
    const [, name = '', place = ''] =
      /fixtures\/([\w/-]+)\.md:(\d+:\d+)$/m.exec(block.split('\n')[0] ?? '') ?? [];
    if (name !== '') faults.set(name, [...(faults.get(name) ?? []), { place, text: block }]);
  }
  return faults;
}
