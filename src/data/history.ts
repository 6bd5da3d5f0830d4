import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** When the book's files were last changed, as the repository remembers it. */
export interface History {
  /** The last change of a page or of a drawing on it: `2026-11-22T22:10:54+08:00`; nothing where it is not known. */
  changedOf: (file: string) => string | undefined;
  /**
   * Why no date is known: the history has been cut off (`git clone --depth`), so that none of its dates can be trusted; or there
   * is none to be read.
   */
  missing: 'shallow' | 'unreadable' | undefined;
}

/** The folders of the book and of its older versions. */
const FOLDERS = ['docs', 'versioned_docs'];

/** The readers' clock, so that a date is the same wherever the site is built. */
const OFFSET_HOURS = 8;

/** A moment by the readers' clock, to the second (RFC 3339). */
function localTime(seconds: number): string {
  const shifted = new Date((seconds + OFFSET_HOURS * 3600) * 1000).toISOString();
  return `${shifted.slice(0, 19)}+${String(OFFSET_HOURS).padStart(2, '0')}:00`;
}

const git = (siteDir: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The moment of the last commit that touched each file, in seconds: newest commits come first. */
function lastCommits(siteDir: string): Map<string, number> {
  const log = git(
    siteDir,
    ...['log', '--format=%x00%ct', '--name-only', '--no-renames', '--relative', '--'],
    ...FOLDERS,
  );
  const seconds = new Map<string, number>();
  for (const commit of log.split('\0').slice(1)) {
    const [time, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files)
      seconds.set(file, Math.max(Number(time), seconds.get(file) ?? Number(time)));
  }
  return seconds;
}

/** The drawings that a page shows stand beside it. */
const drawingsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/!\[[^\]]*\]\((\.\/[^\s)]+\.svg)/g)].map(([, name]) =>
    path.join(path.dirname(file), name!),
  );

const unknown = (missing: History['missing']): History => ({
  changedOf: () => undefined,
  missing,
});

function read(siteDir: string): History {
  try {
    if (git(siteDir, 'rev-parse', '--is-shallow-repository').trim() === 'true')
      return unknown('shallow');
    const commits = lastCommits(siteDir);
    const secondsOf = (file: string): number[] => {
      const time = commits.get(path.relative(siteDir, file).split(path.sep).join('/'));
      return time === undefined ? [] : [time];
    };
    return {
      missing: undefined,
      changedOf(file) {
        const own = secondsOf(file);
        return own.length === 0
          ? undefined
          : localTime(Math.max(...own, ...drawingsOf(file).flatMap(secondsOf)));
      },
    };
  } catch {
    // No git, no repository, or one of somebody else's.
    return unknown('unreadable');
  }
}

const known = new Map<string, History>();

/**
 * The history of the book in a folder, read once. Without git, outside a repository and in a shallow clone nothing is known:
 * a wrong date is worse than none.
 * @param siteDir the folder that holds `docusaurus.config.ts`
 */
export function historyOf(siteDir: string): History {
  const history = known.get(siteDir) ?? read(siteDir);
  known.set(siteDir, history);
  return history;
}
