/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PACKAGES } from '../paths';
import { scripts } from './scripts';
import { Runner, type Job } from './runner';

jest.setTimeout(60_000);

/** Its output never has the line that the page waits for. */
const waitingForever = (text: string): Job => ({
  app: {
    main: 'dist/main.js',
    files: new Map(),
    built: new Map([['dist/main.js', { text, babel: false }]]),
    installed: undefined,
  },
  packages: [PACKAGES],
  services: [],
  steps: [{ kind: 'logs', at: { sample: 0, fence: { language: 'text' }, code: 'LOG never' } }],
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('an app ends when nobody asks for its report any more', async () => {
  const runner = new Runner(scripts());
  const ending = new AbortController();
  const server = createServer();
  const pid = new Promise<number>((told) =>
    server.on('request', ({ url }) => told(Number(url?.slice(1)))),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { port } = server.address() as AddressInfo;
    const call = `require('node:http').get('http://127.0.0.1:${port}/' + process.pid).on('error', () => {});`;
    const report = runner.run(
      waitingForever(`${call} setInterval(() => {}, 1000);`),
      ending.signal,
    );
    const started = await pid;
    expect(isRunning(started)).toBe(true);
    ending.abort();
    await report;
    expect(isRunning(started)).toBe(false);
    await expect(runner.run(waitingForever(''), ending.signal)).rejects.toThrow('aborted');
  } finally {
    server.closeAllConnections();
    server.close();
    await runner.dispose();
  }
});
