import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from '../../../src/environment';
import { finishBuild } from '../../../src/hosting/finishBuild';
import { endsWithNpm } from '../../support/endsWithNpm';
import { builtSite, moved } from './fixture';

jest.setTimeout(20_000);

const serve = ['-r', 'tsx/cjs', path.resolve('src/hosting/serve.ts')];
/** Node resolves `tsx` from the folder it runs in, which here is not the project's. */
const env = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_PATH: path.resolve('node_modules'),
  ...more,
});

const run = (
  cwd: string,
  more: NodeJS.ProcessEnv,
  words: readonly string[] = [],
): { status: number | null; stderr: string } =>
  spawnSync(process.execPath, [...serve, ...words], {
    cwd,
    env: env(more),
    encoding: 'utf8',
    timeout: 20_000,
  });

let dir: string;
beforeAll(() => void (dir = mkdtempSync(path.join(tmpdir(), 'serve-'))));
afterAll(() => rmSync(dir, { recursive: true }));

test('npm run serve without a build says what to run first', () => {
  const { status, stderr } = run(dir, { PORT: '' });
  expect([status, stderr]).toEqual([
    1,
    '还没有构建好的网站。先运行 npm run build，再运行 npm run serve。\n',
  ]);
});

test.each(['x', '0', '70000', '80.5'])('PORT=%s is refused', (port) => {
  const { status, stderr } = run(dir, { PORT: port });
  expect([status, stderr]).toEqual([
    1,
    `环境变量 PORT 应是 1 到 65535 的整数，现在是“${port}”。\n`,
  ]);
});

test('words that the command does not know are refused, with the way to another port', () => {
  const { status, stderr } = run(dir, {}, ['--port', '4000']);
  expect([status, stderr]).toEqual([
    1,
    'npm run serve 不认“--port 4000”：它后面不用写什么。换端口，把环境变量 PORT 设成要用的端口再运行。\n',
  ]);
});

describe('with a build', () => {
  beforeAll(async () => {
    const site = builtSite();
    await finishBuild(site.dir, moved, readEnvironment({}));
    renameSync(site.dir, path.join(dir, 'build'));
    site.remove();
  });

  test('a port that is taken is named, with the way out', async () => {
    const taken = createServer();
    await new Promise<void>((ready) => taken.listen(0, '127.0.0.1', ready));
    const { port } = taken.address() as AddressInfo;
    const { status, stderr } = run(dir, { PORT: String(port) });
    taken.close();
    expect(status).toBe(1);
    expect(stderr).toBe(
      `端口 ${port} 已被占用。关掉占用它的程序，或者换一个端口：把环境变量 PORT 设成 ${port + 1} 再运行\n`,
    );
  });

  test('it serves on this machine', async () => {
    const free = createServer();
    await new Promise<void>((ready) => free.listen(0, '127.0.0.1', ready));
    const { port } = free.address() as AddressInfo;
    await new Promise((closed) => free.close(closed));
    const child: ChildProcess = spawn(process.execPath, serve, {
      cwd: dir,
      env: env({ PORT: String(port) }),
    });
    const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    try {
      const line = await new Promise<string>((resolve, reject) => {
        child.stdout!.once('data', (text) => resolve(String(text)));
        child.once('exit', () => reject(new Error('the server has ended')));
      });
      expect(line).toBe(`网站在 http://localhost:${port} ，按 Ctrl+C 结束。\n`);
      expect((await fetch(`http://127.0.0.1:${port}/guards`)).status).toBe(200);
    } finally {
      child.kill('SIGINT');
    }
    expect(await ended).toBe('SIGINT');
  });

  test.each(['SIGTERM', 'SIGHUP'] as const)('%s to npm ends the server, too', async (signal) => {
    writeFileSync(
      path.join(dir, 'package.json'),
      JSON.stringify({
        scripts: { serve: `node -r tsx/cjs "${path.resolve('src/hosting/serve.ts')}"` },
      }),
    );
    const free = createServer();
    await new Promise<void>((ready) => free.listen(0, '127.0.0.1', ready));
    const { port } = free.address() as AddressInfo;
    await new Promise((closed) => free.close(closed));
    const asked = env({ PORT: String(port) });
    expect(await endsWithNpm(dir, 'serve', '网站在', signal, asked)).toBe(true);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  });
});
