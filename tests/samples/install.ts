/** The packages of the samples are no part of the site: the first check installs them, and each one after a change. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Installs what the lock file of the folder says, unless that has been done. */
export function installPackages(folder: string): void {
  const stamp = join(folder, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('正在安装示例用到的软件包（tests/samples），约一分钟……');
  // `npm ci` begins by deleting: only for the first time, so that a check that runs beside this one keeps its packages.
  const command = existsSync(join(folder, 'node_modules')) ? 'install' : 'ci';
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', [command, ...options], {cwd: folder, stdio: ['ignore', 'inherit', 'inherit']});
  writeFileSync(stamp, wanted);
}
