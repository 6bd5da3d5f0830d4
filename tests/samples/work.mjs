import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isAlive } from '../../src/hosting/isAlive.mjs';

/** Where checks work: on the disk of the packages, and nobody looks for sources here. */
const WORK = resolve('node_modules/.cache/check');

/** This process's own: checks may run side by side. */
export const OWN = join(WORK, String(process.pid));

/** Takes away what belongs to no process: a check that was broken off has left it. */
export function sweep() {
  mkdirSync(WORK, { recursive: true });
  for (const name of readdirSync(WORK))
    if (!isAlive(parseInt(name, 10))) rmSync(join(WORK, name), { recursive: true, force: true });
}
