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

/** The folder that is published, and the one beside it in which the next is made, as `.build/next`. */
const BUILD = 'build';
const WORK = '.build';
const NEXT = 'next';

/**
 * The folder that a build will replace; undefined for a build in another folder than `reserve` gives (`--out-dir`).
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
  /** Adds another process that works at it: the lock holds while one of them runs. */
  join: (pid: number) => void;
  /** Puts it in the place of the one before. */
  publish: () => void;
  /** Ends it; what has not been published is gone. */
  release: () => void;
}

interface Lock {
  pids: number[];
  /** When they were started, by their pid, where the system tells. */
  starts?: Record<number, string | undefined>;
  since: string;
}

/** The field of `/proc/<pid>/stat` that says when a process was started, counted from the one after its name (proc(5)). */
const START_FIELD = 19;

/** When a process was started, as Linux counts it; undefined elsewhere, and for one that is gone. */
function startOf(pid: number): string | undefined {
  try {
    // The process' name, in parentheses, may itself have spaces and parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
    return stat.split(' ')[START_FIELD];
  } catch {
    return undefined;
  }
}

const startsOf = (pids: readonly number[]): Lock['starts'] =>
  Object.fromEntries(pids.map((pid) => [pid, startOf(pid)]));

/** @param start when it was started, if that is known: in a new container another process, even this one, may have its number */
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

/** Makes a change in the file system. @returns false if it was refused with this code; other errors are thrown */
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
 * Makes a hard link. On a disk without these (exFAT, some shared folders) it makes a copy, which another process may read before it
 * is whole: `take` looks again.
 * @returns false if there is a file with that name
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
 * Takes the lock. It is written under a name of this process and then linked: a link is either whole or not there, and of several
 * builds that begin at once only one can make it.
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
    // The lock of a build that is gone. It is moved away and read again, since another build may have replaced it meanwhile.
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
 * Begins a build in a folder of its own, so that `build/` stays as it was until the new one is whole, also if two builds begin at
 * once or one is broken off.
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
  // A build was cut off between the two renames of `publish`: the published one is put back.
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
      // After the folders, since another build may begin as soon as there is no lock.
      rmSync(file, { force: true });
      unless('ENOTEMPTY', () => rmdirSync(work));
    },
  };
}
