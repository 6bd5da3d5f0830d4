/** The packages of the samples are no part of the site: the first check installs them, and each one after a change. */
import { execFile } from 'node:child_process';

import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { digestOf } from '../../src/cache';
import { Fault } from '../../src/fault';
import type { Lock } from '../../src/samples/project/lock';
import { ownPart, withAddresses } from './lock';
import { OWN, sweep } from './work.mjs';

/**
 * Installs what the lock file of the folder says, unless that has been done.
 * @param above folder around it that has a set of its own: what is the same there is found there, and not installed twice
 * @throws {Fault} npm does not install them
 */
export async function installPackages(folder: string, above?: string): Promise<void> {
  const stamp = join(folder, 'node_modules', '.installed');
  const [own, around] = [folder, ...(above === undefined ? [] : [above])].map(lockOf);
  const wantedLock = around ? ownPart(own!, around) : own!;
  const wanted = digestOf(JSON.stringify(wantedLock));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`正在安装示例用到的软件包（${folder}），约一分钟……`);
  await install(folder, wantedLock);
  writeFileSync(stamp, wanted);
}

const lockOf = (folder: string): Lock =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;

/** In a folder of its own, which takes the place of the old packages at the end: a check that runs meanwhile keeps its packages. */
async function install(folder: string, lock: Lock): Promise<void> {
  sweep();
  const staging = mkdtempSync(`${OWN}-packages-`);
  try {
    const { name, dependencies } = lock.packages[''] ?? {};
    const write = (packages: Lock): void => {
      writeFileSync(
        join(staging, 'package.json'),
        JSON.stringify({ name, private: true, dependencies }),
      );
      writeFileSync(join(staging, 'package-lock.json'), JSON.stringify(packages));
    };
    // The lock file names no address. Without one npm asks the registry for all that it knows about each package, which
    // took 217 s of CPU time instead of 39.
    write(withAddresses(lock, (await npm(staging, 'config', 'get', 'registry')).trim()));
    try {
      await npm(staging, ...CLEAN_INSTALL);
    } catch {
      // A registry whose addresses are formed in another way.
      write(lock);
      await npm(staging, ...CLEAN_INSTALL);
    }
    const [fresh, now, before] = [
      join(staging, 'node_modules'),
      join(folder, 'node_modules'),
      join(staging, 'before'),
    ];
    if (existsSync(now)) renameSync(now, before);
    renameSync(fresh, now);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const CLEAN_INSTALL = [
  'ci',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  // The tree is in the lock file; whether its peers fit was seen when it was written.
  '--legacy-peer-deps',
];

async function npm(folder: string, ...words: readonly string[]): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)('npm', words, {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    process.stderr.write(stderr);
    return stdout;
  } catch (error) {
    // Without npm there is only a message.
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Fault(
      `示例用到的软件包没有装上，npm 说：\n${(stderr || message).trim()}\n→ 检查网络与 npm config get registry，再运行一次`,
    );
  }
}
