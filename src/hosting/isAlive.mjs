/**
 * Whether a process runs, also one of another user.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    // Signal 0 reaches nobody: it only asks.
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
