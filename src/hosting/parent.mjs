import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isAlive } from './isAlive.mjs';

const PAUSE_MS = 500;
const SHELL = /^-?(?:ba|da|a|k|z)?sh$/;

/**
 * The process that started our shell, or undefined when our parent is no shell: npm runs a script as `sh -c …`, and some
 * shells (Debian's dash) stay between npm and the command, others are replaced by it. Undefined, too, where there is no
 * `ps` (Windows, the smallest images).
 * @param {number} pid
 * @returns {number | undefined}
 */
function parentOfShell(pid) {
  const { status, stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  if (status !== 0) return undefined;
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*\S)/.exec(stdout) ?? [];
  return SHELL.test(path.basename(command)) ? Number(parent) : undefined;
}

/**
 * Calls back when the npm that started this command is gone. A signal to npm ends npm, at times its shell, and reaches
 * nobody behind them: the command would go on, unseen. On Windows the parent's number stays, and nothing happens.
 * @param {() => void} act
 */
export function whenNpmEnds(act) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = parentOfShell(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    act();
  }, PAUSE_MS);
  timer.unref();
}
