import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '../fault';
import { reserve } from './buildFolder';
import { HEADERS_FILE } from './hostFiles';
import { whenNpmEnds } from './parent.mjs';

/** `npm run build`: `docusaurus build` beside `build/`, which is replaced when all of it has gone well. */

const SITE_DIR = path.resolve();
const COMMAND = path.join(__dirname, 'docusaurus.mjs');
/** An option of Node.js: errors are told without their places in the code. The owner's own NODE_OPTIONS come later and win. */
const WITHOUT_PLACES = '--stack-trace-limit=0';
/**
 * For glibc, which otherwise keeps a heap for each of some twenty threads: the bundler's, the compression's, V8's. A build takes
 * 70 MB less so (measured); other systems do not know the variable.
 */
const HEAPS = '2';
const NOT_OURS = '没有权限，或者有程序正开着它：改权限，或者关掉那个程序';
/** What the file system says no with, and what there is to do. */
const REFUSALS: Readonly<NodeJS.Dict<string>> = {
  EACCES: NOT_OURS,
  EPERM: NOT_OURS,
  EROFS: '文件系统是只读的：把项目放到能写的地方',
  EBUSY:
    '有程序正开着它，或者它是单独挂载的（Docker 的卷），不能整个换掉：关掉那个程序，或者挂载上一级的文件夹',
  ENOSPC: '磁盘满了：腾出地方',
};

/** The owner's own words for what the file system refuses. */
function told(error: NodeJS.ErrnoException): Error {
  const cure = REFUSALS[error.code ?? ''];
  if (cure === undefined) return error;
  const place = error.path === undefined ? '文件' : path.relative(SITE_DIR, error.path) || SITE_DIR;
  return new Fault(`${place} 写不了（${error.code}）。${cure}，再运行一次。`);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** So long Docusaurus has to end after a signal, in ms. It hears of none while it is busy with one page for minutes. */
const END_MS = 5000;

/** Runs Docusaurus to its end, and tells how it ended. A signal to us is one to it. */
async function docusaurus(
  args: readonly string[],
  started: (pid: number) => void,
): Promise<number | NodeJS.Signals> {
  // What stops a build is nearly always a page or a setting: its message must not drown in places of Docusaurus' code.
  const env = {
    MALLOC_ARENA_MAX: HEAPS,
    ...process.env,
    NODE_OPTIONS: `${WITHOUT_PLACES} ${process.env.NODE_OPTIONS ?? ''}`,
  };
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: SITE_DIR,
    env,
    stdio: 'inherit',
  });
  if (child.pid !== undefined) started(child.pid);
  let broken: NodeJS.Signals | undefined;
  const breakOff = (signal: NodeJS.Signals): void => {
    // Docusaurus ends with 0 at a signal, as if it were done.
    broken = signal;
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), END_MS).unref();
  };
  for (const signal of SIGNALS) process.on(signal, breakOff);
  whenNpmEnds(() => breakOff('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(broken ?? signal ?? code ?? 1));
  });
}

async function build(args: readonly string[]): Promise<number | NodeJS.Signals> {
  if (args.some((arg) => arg.startsWith('--out-dir')))
    throw new Fault(
      'npm run build 总是构建到 build/。要放在别处，用 npx docusaurus build --out-dir 文件夹。',
    );
  const work = reserve(SITE_DIR);
  try {
    const end = await docusaurus(['build', '--out-dir', work.next, ...args], work.join);
    if (end === 0 && existsSync(path.join(work.next, HEADERS_FILE))) {
      work.publish();
      console.log('build/ 已经换成这次的结果。');
      return 0;
    }
    console.error(
      [
        '构建没有完成，build/ 还是原来的样子。原因在上面。',
        '原因是断了的链接（broken links）时：docs/ 里的，npx jest --selectProjects docs 说出在哪个文件的哪一行、该写什么；旧版本的，在 versioned_docs/ 里找那个地址。',
        '要看是哪一行代码：npx docusaurus build --out-dir .cache/build',
      ].join('\n'),
    );
    return end || 1;
  } finally {
    work.release();
  }
}

build(process.argv.slice(2)).then(
  (end) => {
    if (typeof end === 'number') return process.exit(end);
    // Ended by the same signal, so that a shell stops, too.
    for (const signal of SIGNALS) process.removeAllListeners(signal);
    process.kill(process.pid, end);
  },
  (error: unknown) => {
    console.error(told(error as NodeJS.ErrnoException));
    process.exit(1);
  },
);
