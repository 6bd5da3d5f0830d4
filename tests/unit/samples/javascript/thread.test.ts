import { spawnSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import * as esbuild from 'esbuild';
import { toJavaScript, UnsupportedSample } from '../../../../src/samples/javascript';
import { endThread, makeInThread } from '../../../../src/samples/javascript/thread';

const SAMPLE = `import { Injectable } from '@nestjs/common';

@Injectable()
export class CatsService {
  constructor(private readonly cats: CatsRepository) {}
}
`;

const SCRIPT = `require('./src/samples/javascript/thread.ts')
  .makeInThread('const a: number = 1;', {})
  .then(console.log)`;

afterEach(() => jest.restoreAllMocks());

test('what the thread makes is what is made here, whatever is asked at the same time', async () => {
  const codes = [SAMPLE, 'export interface Cat {}', 'const a: number = 1;'];
  expect(await Promise.all(codes.map((code) => makeInThread(code, {})))).toEqual(
    await Promise.all(codes.map((code) => toJavaScript(code))),
  );
});

test('what cannot be rewritten names its line, as it does here', async () => {
  const refused = await makeInThread('\nnamespace cats {\n  let a = 1;\n}', {}).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(UnsupportedSample);
  expect(refused).toMatchObject({ line: 2 });
});

test('the thread lets the process end, but not before the answer is there', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', '--eval', SCRIPT],
    { encoding: 'utf8', timeout: 30_000 },
  );
  expect({ stdout, status }).toEqual({ stdout: 'const a = 1;\n', status: 0 });
});

test('it ends when all that it was asked is answered, and whoever ends it knows when it is gone', async () => {
  const answers = ['const a: number = 1;', 'const b: number = 2;'].map((code) =>
    makeInThread(code, {}),
  );
  const started = jest.spyOn(Worker.prototype, 'postMessage');
  await endThread();
  const [worker] = started.mock.contexts as Worker[];
  expect(worker!.threadId).toBe(-1);
  expect(await Promise.all(answers)).toEqual(['const a = 1;', 'const b = 2;']);
  await endThread();
  expect(await makeInThread('const c: number = 3;', {})).toBe('const c = 3;');
});

test('one that is ending leaves the next one alone', async () => {
  const posted = jest.spyOn(Worker.prototype, 'postMessage');
  await makeInThread('const a: number = 1;', {});
  const ending = endThread();
  await makeInThread('const b: number = 2;', {});
  await ending;
  await makeInThread('const c: number = 3;', {});
  // A question, its end, and two questions to the next one.
  const [first, ended, second, third] = posted.mock.contexts as Worker[];
  expect([ended === first, second === first, third === second]).toEqual([true, false, true]);
});

describe('the next sample starts another thread', () => {
  /** @param program the first thread's */
  const makeWithFirst = (program: Promise<string>): typeof makeInThread => {
    const build = jest
      .fn<Promise<unknown>, [esbuild.BuildOptions]>(esbuild.build)
      .mockImplementationOnce(async () => ({ outputFiles: [{ text: await program }] }));
    jest.doMock('esbuild', () => ({ build }));
    let make: typeof makeInThread;
    jest.isolateModules(() => {
      ({ makeInThread: make } = require('../../../../src/samples/javascript/thread'));
    });
    return make!;
  };

  test('when the one before ended, which whoever waited for it is told', async () => {
    const make = makeWithFirst(
      Promise.resolve(
        `require('node:worker_threads').parentPort.on('message', () => process.exit(3))`,
      ),
    );
    const told = ['const a = 1;', 'const b = 2;'].map((code) => make(code, {}).catch(String));
    expect(await Promise.all(told)).toEqual(Array(2).fill(expect.stringContaining('3')));
    expect(await make('const a: number = 1;', {})).toBe('const a = 1;');
  });

  test('when the one before could not be started', async () => {
    const make = makeWithFirst(Promise.reject(new Error('no program')));
    await expect(make('const a: number = 1;', {})).rejects.toThrow('no program');
    expect(await make('const a: number = 1;', {})).toBe('const a = 1;');
  });
});
