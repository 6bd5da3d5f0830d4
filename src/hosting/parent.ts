const PAUSE_MS = 500;

/**
 * Calls back when the npm that started this command is gone. A signal to npm ends npm and its shell and reaches nobody
 * behind them: the command would go on, unseen. On Windows the parent's number stays, and nothing happens.
 */
export function whenNpmEnds(act: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, PAUSE_MS);
  timer.unref();
}
