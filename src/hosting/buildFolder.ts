import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Fault } from '../fault';

/** The folder that is published, and the one beside it where the next is made. */
const BUILD = 'build';
const WORK = '.build';
const NEXT = 'next';

/**
 * The folder that a build will take the place of; undefined for one that is made elsewhere, for which nothing is known.
 * @param outDir where it is made
 */
export function earlierBuild(outDir: string): string | undefined {
  const work = path.dirname(outDir);
  return path.basename(outDir) === NEXT && path.basename(work) === WORK
    ? path.join(path.dirname(work), BUILD)
    : undefined;
}

/** A build that has begun. */
export interface Reservation {
  /** Where it is made. */
  next: string;
  /** Tells of a process that works at it, too. */
  join: (pid: number) => void;
  /** Puts it in the place of the one before. */
  publish: () => void;
  /** Ends it; what has not been published is gone. */
  release: () => void;
}

interface Lock {
  pids: number[];
  /** When they were started, by their pid; of none where the system does not tell. */
  starts?: Record<number, string | undefined>;
  since: string;
}

/** The field of `/proc/<pid>/stat` that says when a process was started, counted from the one after its name (proc(5)). */
const START_FIELD = 19;

/** When a process was started, as Linux counts it; undefined elsewhere, and for one that is gone. */
function startOf(pid: number): string | undefined {
  try {
    // The name may hold spaces and parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
    return stat.split(' ')[START_FIELD];
  } catch {
    return undefined;
  }
}

const startsOf = (pids: readonly number[]): Lock['starts'] =>
  Object.fromEntries(pids.map((pid) => [pid, startOf(pid)]));

/** @param start when it was started, if that is known: in a new container another process, even this one, has the same number */
function isRunning(pid: number, start?: string): boolean {
  if (start !== undefined && startOf(pid) !== start) return false;
  try {
    // Signal 0 reaches nobody: it only asks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where a process writes its lock, before it takes the place of one that others see. */
const ownFile = (file: string): string => `${file}.${process.pid}`;

/** The build that holds a lock; none when its processes are gone, as after a power cut. */
function holder(file: string): Lock | undefined {
  try {
    const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
    return lock.pids.some((pid) => isRunning(pid, lock.starts?.[pid])) ? lock : undefined;
  } catch {
    return undefined;
  }
}

/** Does something to a file, unless the file system says no with one code; whether it was done. */
function unless(code: 'ENOENT' | 'EEXIST' | 'ENOTEMPTY', change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== code) throw error;
    return false;
  }
}

/**
 * Gives a file a second name, unless something has that already; whether it was done. A disk that knows no second names
 * (exFAT, some shared folders) gets a copy, which may be seen before it is whole: `take` looks again.
 */
const link = (from: string, to: string): boolean =>
  unless('EEXIST', () => {
    try {
      linkSync(from, to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
      copyFileSync(from, to, constants.COPYFILE_EXCL);
    }
  });

/**
 * Takes the lock. It is written under a name of this process and then linked: a link is there as a whole or not at all, and of
 * builds that begin at once only one makes it.
 * @throws Fault when another build has it
 */
function take(file: string): Lock {
  const pids = [process.pid];
  const since = new Date().toTimeString().slice(0, 8);
  const lock: Lock = { pids, starts: startsOf(pids), since };
  const [own, aside] = [ownFile(file), `${ownFile(file)}.aside`];
  writeFileSync(own, JSON.stringify(lock));
  try {
    if (link(own, file)) return lock;
    let other = holder(file);
    // Of a build that is gone: it is put aside and looked at once more, since another one may have been as quick.
    if (!other && unless('ENOENT', () => renameSync(file, aside))) other = holder(aside);
    if (other && existsSync(aside)) link(aside, file);
    if (!other && link(own, file)) return lock;
    other ??= holder(file);
    throw new Fault(
      `这个项目正在构建（进程 ${other?.pids.join('、') ?? '未知'}，${other?.since ?? '刚刚'}开始）。等它结束再运行一次；确定没有在构建，就删掉 ${path.join(WORK, 'lock')}。`,
    );
  } finally {
    for (const name of [own, aside]) rmSync(name, { force: true });
  }
}

/**
 * Begins a build in a folder of its own, so that the published one stays whole until the new one is: two builds at once
 * or one that is broken off leave `build/` as it was.
 * @param siteDir the folder that holds `docusaurus.config.ts`
 * @throws Fault when another build is running there
 */
export function reserve(siteDir: string): Reservation {
  const work = path.join(siteDir, WORK);
  const [next, previous, file] = [NEXT, 'previous', 'lock'].map((name) =>
    path.join(work, name),
  ) as [string, string, string];
  const build = path.join(siteDir, BUILD);
  mkdirSync(work, { recursive: true });
  const lock = take(file);
  // A build that was cut off between the two renames of `publish`.
  if (!existsSync(build) && existsSync(previous)) renameSync(previous, build);
  for (const folder of [next, previous]) rmSync(folder, { recursive: true, force: true });
  return {
    next,
    join(pid) {
      const pids = [...lock.pids, pid];
      writeFileSync(ownFile(file), JSON.stringify({ ...lock, pids, starts: startsOf(pids) }));
      renameSync(ownFile(file), file);
    },
    publish() {
      const isReplaced = existsSync(build);
      if (isReplaced) renameSync(build, previous);
      try {
        renameSync(next, build);
      } catch (error) {
        if (isReplaced) renameSync(previous, build);
        throw error;
      }
    },
    release() {
      for (const folder of [next, previous]) rmSync(folder, { recursive: true, force: true });
      // Whoever finds no lock begins at once: from then on nothing in there is of this build.
      rmSync(file, { force: true });
      unless('ENOTEMPTY', () => rmdirSync(work));
    },
  };
}
