/** A program with all that it starts in turn: ended together, which each system does in its own way. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

const IS_WINDOWS = process.platform === 'win32';

/**
 * Starts npm in a folder; what it and its scripts print goes to this terminal.
 * @param words its command
 */
export function startNpm(folder: string, words: readonly string[]): ChildProcess {
  return spawn('npm', words, {
    cwd: folder,
    stdio: 'inherit',
    // Windows has no groups of processes, and starts what is no program by its shell.
    ...(IS_WINDOWS ? { shell: true } : { detached: true }),
  });
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Ends it with all that it has started; one that has ended already stays as it is. */
export function endGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): void {
  if (child.pid === undefined || hasEnded(child)) return;
  if (IS_WINDOWS) spawnSync('taskkill', ['/pid', `${child.pid}`, '/t', '/f'], { stdio: 'ignore' });
  else process.kill(-child.pid, signal);
}

/** Waits for the end of its input, which comes when whoever holds the other end is gone, then ends a group and removes a folder. */
const GUARD = 'read _; kill -9 -"$1" 2>/dev/null; /bin/rm -rf "$2"';

/**
 * Ends a group with this process, however that ends: Ctrl-C and SIGKILL do not reach a group of its own. On Windows nothing does this.
 * @param folder removed then
 * @returns takes that back, once the group has ended
 */
export function endWithThisProcess({ pid }: ChildProcess, folder: string): () => void {
  if (IS_WINDOWS || pid === undefined) return () => undefined;
  const guard = spawn('/bin/sh', ['-c', GUARD, 'guard', `${pid}`, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  return () => void guard.kill('SIGKILL');
}
