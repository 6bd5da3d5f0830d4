import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reserve } from '../../../src/hosting/buildFolder';
import { hasEnded } from '../../samples/groups';

/** `npm run build` with a stand-in for Docusaurus: what becomes of `build/` when a build fails, is broken off, or meets another. */

// Each test starts commands, which take their time on a machine with other work.
jest.setTimeout(60_000);

const COMMAND = ['-r', 'tsx/cjs', path.resolve('src/hosting/build.ts')];
/** Node resolves `tsx` from the folder it runs in, which here is not the project's. */
const env = { ...process.env, NODE_PATH: path.resolve('node_modules') };

/** Like Docusaurus: clears the folder, writes some, says so; a signal ends it as if all were well. */
const begin = `
const {mkdirSync, rmSync, writeFileSync} = require('node:fs');
const dir = process.argv[process.argv.indexOf('--out-dir') + 1];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
rmSync(dir, {recursive: true, force: true});
mkdirSync(dir, {recursive: true});
writeFileSync(dir + '/index.html', 'new');
console.log('begun');`;
const HANGS = `${begin}setInterval(() => {}, 1000);`;
const HEARS_NOTHING = `${begin}for (;;) {}`;
const SUCCEEDS = `${begin}writeFileSync(dir + '/_headers', '/*');`;
const FAILS = `${begin}process.exit(3);`;
const STOPS_HALFWAY = begin;

let dir: string;
const running: ChildProcess[] = [];

const docusaurus = (code: string): void => {
  const bin = path.join(dir, 'node_modules/@docusaurus/core/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(
    path.join(bin, 'docusaurus.mjs'),
    `import {createRequire} from 'node:module';\nconst require = createRequire(import.meta.url);\n${code}`,
  );
};

const build = (...args: string[]): { status: number | null; stderr: string } =>
  spawnSync(process.execPath, [...COMMAND, ...args], {
    cwd: dir,
    env,
    encoding: 'utf8',
    timeout: 20_000,
  });

/** Starts a build and waits until it has written something. */
async function begun(): Promise<ChildProcess> {
  const child = spawn(process.execPath, COMMAND, { cwd: dir, env });
  running.push(child);
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('begun') && resolve());
    child.on('close', () => reject(new Error(`the build ended before it had begun: ${said}`)));
  });
  return child;
}

const ended = (child: ChildProcess): Promise<number | NodeJS.Signals | null> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
/** Nobody here is told of the end of a process that is no child of ours, so that it is asked for. */
async function gone(pid: number): Promise<void> {
  for (let looks = 0; looks < 1000; looks++) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`process ${pid} goes on`);
}

const published = (): string => readFileSync(path.join(dir, 'build/index.html'), 'utf8');

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'build-'));
  writeFileSync(path.join(dir, 'package.json'), '{}');
  mkdirSync(path.join(dir, 'build'));
  writeFileSync(path.join(dir, 'build/index.html'), 'old');
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (hasEnded(child)) continue;
    const end = ended(child);
    child.kill('SIGTERM');
    await end;
  }
  rmSync(dir, { recursive: true });
});

test('a build that goes well takes the place of the one before, and leaves nothing else', () => {
  docusaurus(SUCCEEDS);
  expect(build().status).toBe(0);
  expect([published(), existsSync(path.join(dir, 'build/_headers'))]).toEqual(['new', true]);
  expect(readdirSync(dir).sort()).toEqual(['build', 'node_modules', 'package.json']);
});

test('the first build needs none before it', () => {
  docusaurus(SUCCEEDS);
  rmSync(path.join(dir, 'build'), { recursive: true });
  expect(build().status).toBe(0);
  expect(published()).toBe('new');
});

test.each([
  ['fails', FAILS, 3],
  ['ends without having written all', STOPS_HALFWAY, 1],
])('one that %s leaves it as it was', (_, code, expected) => {
  docusaurus(code);
  const { status, stderr } = build();
  expect([status, stderr.split('。')[0]]).toEqual([
    expected,
    '构建没有完成，build/ 还是原来的样子',
  ]);
  expect(stderr).toContain('npx jest --selectProjects docs');
  expect([published(), readdirSync(dir).includes('.build')]).toEqual(['old', false]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'one that is broken off by %s leaves it as it was',
  async (signal) => {
    docusaurus(HANGS);
    const child = await begun();
    const end = ended(child);
    child.kill(signal);
    expect(await end).toBe(signal);
    expect([published(), readdirSync(dir).includes('.build')]).toEqual(['old', false]);
  },
);

test('one that hears of no signal, being busy, is broken off as well', async () => {
  docusaurus(HEARS_NOTHING);
  const child = await begun();
  const end = ended(child);
  child.kill('SIGTERM');
  expect(await end).toBe('SIGTERM');
  expect([published(), readdirSync(dir).includes('.build')]).toEqual(['old', false]);
});

test('a second one at the same time is refused, and does not disturb the first', async () => {
  docusaurus(HANGS);
  const first = await begun();
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    new RegExp(
      `^这个项目正在构建（进程 ${first.pid}、\\d+，[\\d:]+开始）。等它结束再运行一次；确定没有在构建，就删掉 .build.lock。\\n$`,
    ),
  );
  expect(readFileSync(path.join(dir, '.build/next/index.html'), 'utf8')).toBe('new');
});

test('one that was killed outright is in nobody’s way, once Docusaurus is gone, too', async () => {
  docusaurus(HANGS);
  const first = await begun();
  const { pids } = JSON.parse(readFileSync(path.join(dir, '.build/lock'), 'utf8')) as {
    pids: number[];
  };
  const end = ended(first);
  first.kill('SIGKILL');
  await end;
  expect(build().stderr).toContain('这个项目正在构建');
  process.kill(pids[1]!, 'SIGKILL');
  await gone(pids[1]!);
  docusaurus(SUCCEEDS);
  expect(build().status).toBe(0);
  expect(published()).toBe('new');
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'one that was killed with its container is in nobody’s way: its numbers are those of others now',
  () => {
    const lock = path.join(dir, '.build/lock');
    reserve(dir);
    const { pids, since } = JSON.parse(readFileSync(lock, 'utf8')) as {
      pids: number[];
      since: string;
    };
    expect(() => reserve(dir)).toThrow('这个项目正在构建');
    writeFileSync(lock, JSON.stringify({ pids, starts: { [pids[0]!]: '1' }, since }));
    reserve(dir).release();
    expect(readdirSync(dir)).not.toContain('.build');
  },
);

test('of two that find the lock of a build that is gone, one builds', () => {
  const lock = path.join(dir, '.build/lock');
  mkdirSync(path.dirname(lock));
  writeFileSync(lock, JSON.stringify({ pids: [2 ** 22 + 1], since: '昨天' }));
  const others = JSON.stringify({ pids: [process.ppid], since: '刚才' });
  // The other one is quicker, between our look at the lock and our move.
  const rename = jest.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    writeFileSync(lock, others);
    rename.mockRestore();
    renameSync(from, to);
  });
  expect(() => reserve(dir)).toThrow(`进程 ${process.ppid}，刚才开始`);
  expect(readFileSync(lock, 'utf8')).toBe(others);
  expect(readdirSync(path.dirname(lock))).toEqual(['lock']);
});

test.each(['EPERM', 'EISDIR', 'ENOTSUP'])(
  'a disk that knows no second names of files (exFAT; it says %s) keeps two builds apart as well',
  (code) => {
    const link = jest.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw Object.assign(new Error('no links'), { code });
    });
    try {
      const first = reserve(dir);
      expect(() => reserve(dir)).toThrow(`这个项目正在构建（进程 ${process.pid}`);
      first.release();
      reserve(dir).release();
    } finally {
      link.mockRestore();
    }
    expect(readdirSync(dir)).not.toContain('.build');
  },
);

test('one that ends leaves alone what the next one has begun with', () => {
  const first = reserve(dir);
  mkdirSync(first.next);
  // What a process writes before it asks for the lock.
  const begun = path.join(dir, '.build/lock.1');
  writeFileSync(begun, '{}');
  first.release();
  expect(readdirSync(path.join(dir, '.build'))).toEqual(['lock.1']);
  rmSync(begun);
  reserve(dir).release();
  expect(readdirSync(dir)).not.toContain('.build');
});

test('a build cut off between the two renames is mended by the next one, even when that fails', () => {
  docusaurus(FAILS);
  mkdirSync(path.join(dir, '.build'));
  renameSync(path.join(dir, 'build'), path.join(dir, '.build/previous'));
  expect(build().status).toBe(3);
  expect(published()).toBe('old');
});

test('what stops it is told without the places of the code, unless they are asked for', () => {
  docusaurus("console.error(new Error('页首信息有误')); process.exit(1);");
  expect(build().stderr.split('\n')[0]).toBe('[Error: 页首信息有误]');
  const asked = spawnSync(process.execPath, COMMAND, {
    cwd: dir,
    env: { ...env, NODE_OPTIONS: '--stack-trace-limit=50' },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(asked.stderr).toMatch(/^Error: 页首信息有误\n    at /);
});

test.each([
  ['EBUSY', 'Docker 的卷'],
  ['EACCES', '没有权限'],
])('what the file system refuses (%s) is told in words, and nothing is lost', (code, cure) => {
  docusaurus(SUCCEEDS);
  // Here nobody refuses to move it.
  const refusing = path.join(dir, 'refusing.cjs');
  writeFileSync(
    refusing,
    `const fs = require('node:fs');
const rename = fs.renameSync;
fs.renameSync = (from, to) => {
  if (!from.endsWith('build')) return rename(from, to);
  throw Object.assign(new Error('refused'), { code: '${code}', path: from });
};`,
  );
  const { status, stderr } = spawnSync(process.execPath, ['-r', refusing, ...COMMAND], {
    cwd: dir,
    env,
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect([status, stderr.split('。')[0]]).toEqual([1, `build 写不了（${code}）`]);
  expect(stderr).toContain(cure);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect([published(), readdirSync(dir).includes('.build')]).toEqual(['old', false]);
});

test('a folder of one’s own is for `docusaurus build`', () => {
  expect(build('--out-dir', 'x').stderr).toMatch(/^npm run build 总是构建到 build\//);
});
