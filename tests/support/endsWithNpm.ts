import { spawn } from 'node:child_process';

/** Longest wait, on a machine with much else to do. */
const PATIENCE_MS = 15_000;

/**
 * Runs a script of a package, sends npm alone a signal when the script is ready, and waits for the script's end.
 * @param folder of the package
 * @param script its name
 * @param ready what the script prints then
 * @returns whether it has ended
 */
export async function endsWithNpm(
  folder: string,
  script: string,
  ready: string,
  signal: NodeJS.Signals,
  env = process.env,
): Promise<boolean> {
  const npm = spawn('npm', ['run', script], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve) =>
    npm.stdout.on('data', (text) => String(text).includes(ready) && resolve()),
  );
  // The script holds the other end of the pipe: the stream closes when it is gone.
  const closed = new Promise<boolean>((resolve) => npm.stdout.once('close', () => resolve(true)));
  npm.kill(signal);
  const late = new Promise<boolean>((resolve) =>
    setTimeout(() => resolve(false), PATIENCE_MS).unref(),
  );
  const isGone = await Promise.race([closed, late]);
  npm.stdout.destroy();
  return isGone;
}
