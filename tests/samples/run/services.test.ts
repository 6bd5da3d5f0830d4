/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingServices, withServices } from './services';

const folder = mkdtempSync(join(tmpdir(), 'services-test-'));
const path = process.env.PATH;
const { signal } = new AbortController();

/** A program of this name, which comes before those of the machine. */
function program(name: string, code: string, interpreter = process.execPath): void {
  const file = join(folder, name);
  writeFileSync(file, `#!${interpreter}\n${code}`);
  chmodSync(file, 0o755);
}

/** Tells its process, and listens where it is told to. */
const LISTENING = `
require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'pid'))}, String(process.pid));
require('node:net').createServer().listen(Number(process.argv.at(-1)), '127.0.0.1');
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const pid = (): number => Number(readFileSync(join(folder, 'pid'), 'utf8'));

// Nothing else: a machine may have the real ones.
beforeAll(() => (process.env.PATH = folder));
afterAll(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true });
});

test('a service listens while the work is done, at the port that the page writes', async () => {
  program('nats-server', LISTENING);
  expect(missingServices(['nats'])).toEqual([]);
  const started = await withServices(['nats'], signal, async (ports) => {
    expect(ports).toEqual({ 4222: expect.any(Number) });
    expect(isRunning(pid())).toBe(true);
    return pid();
  });
  expect(isRunning(started)).toBe(false);
});

describe('a service that does not start is told', () => {
  test.each([
    [
      'it ends',
      ['console.log("no room"); process.exit(3);'],
      '它结束了，退出码是 3。它的输出：\nno room\n→ ',
    ],
    ['a signal ends it', ['process.kill(process.pid, "SIGKILL");'], '它被 SIGKILL 结束\n→ '],
    ['it is none', ['', join(folder, 'nowhere')], 'ENOENT'],
  ] as const)('%s', async (_, [code, interpreter], how) => {
    program('redis-server', code, interpreter);
    const work = jest.fn();
    const started = withServices(['redis'], signal, work);
    await expect(started).rejects.toThrow(/^服务 redis 没有在端口 \d+ 上启动：/);
    await expect(started).rejects.toThrow(how);
    expect(work).not.toHaveBeenCalled();
  });

  test('those that had started end', async () => {
    rmSync(join(folder, 'pid'), { force: true });
    program('nats-server', LISTENING);
    program(
      'redis-server',
      `setInterval(() => require('node:fs').existsSync(${JSON.stringify(join(folder, 'pid'))}) && process.exit(3), 1);`,
    );
    const started = withServices(['nats', 'redis'], signal, jest.fn());
    await expect(started).rejects.toThrow('服务 redis');
    expect(isRunning(pid())).toBe(false);
  });
});

test('nobody waits for a service when the work is not wanted any more', async () => {
  program('redis-server', 'setInterval(() => {}, 1e6);');
  const ending = new AbortController();
  const started = withServices(['redis'], ending.signal, async () => undefined);
  ending.abort(new Error('not wanted'));
  await expect(started).rejects.toThrow('not wanted');
});

(process.platform !== 'win32' ? test : test.skip)(
  'a check that is cut short leaves no service behind',
  async () => {
    program('nats-server', LISTENING);
    const check = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--eval',
        `const { withServices } = require('./tests/samples/run/services.ts');
         withServices(['nats'], new AbortController().signal, (ports) => {
           console.log(ports[4222]);
           return new Promise(() => undefined);
         });`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'], env: process.env },
    );
    const [port] = (await once(check.stdout, 'data')) as [Buffer];
    const socket = net.connect({ port: Number(port), host: '127.0.0.1' });
    await once(socket, 'connect');
    check.kill('SIGKILL');
    // Comes with the end of the service, after an error where it had not taken the connection yet. Its process may stay, as one
    // that nobody asks about.
    await new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
  },
);
