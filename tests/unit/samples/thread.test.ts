/** @jest-environment node */
import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Thread } from '../../../src/samples/thread';

const folder = mkdtempSync(path.join(tmpdir(), 'thread-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, code: string): string => {
  const file = path.join(folder, `${name}.js`);
  writeFileSync(file, code);
  return file;
};

/** A process that does this with each message. */
const processOf = <Answer = string>(name: string, code: string): Thread<string, Answer> => {
  const file = fileOf(name, `process.on('message', (asked) => { ${code} });`);
  return new Thread(fork(file, [], { execArgv: [], serialization: 'advanced' }));
};

test('a process answers what it is asked, in whatever order, and ends when it is told to', async () => {
  const thread = processOf(
    'backwards',
    `if (asked.end) process.disconnect();
     else { (this.all ??= []).push(asked); if (this.all.length === 2) for (const { id, question } of this.all.reverse()) process.send({ id, answer: question + '!' }); }`,
  );
  expect(await Promise.all([thread.ask('a'), thread.ask('b')])).toEqual(['a!', 'b!']);
  await thread.end();
});

test('whoever waits for a process that ends is told so', async () => {
  const thread = processOf('dies', 'process.exit(3)');
  await expect(thread.ask('a')).rejects.toThrow('3');
});

test('one that is gone is not asked for ever: it says so, and ending it is nothing', async () => {
  const thread = processOf('dies', 'process.exit(3)');
  await expect(thread.ask('a')).rejects.toThrow('3');
  await expect(thread.ask('b')).rejects.toThrow('3');
  await thread.end();
});

test('one that could not be started says so, and ending it is nothing', async () => {
  const execPath = path.join(folder, 'nowhere');
  const thread = new Thread(fork(folder, [], { execPath, serialization: 'advanced' }));
  await expect(thread.ask('a')).rejects.toThrow('ENOENT');
  await thread.end();
}, 10_000);

describe('a question that nobody asks any more', () => {
  /** Answers with all that it has heard; what waits, when it is cancelled. */
  const listener = (name: string): Thread<string, string[]> =>
    processOf<string[]>(
      name,
      `if (asked.end) return process.disconnect();
       (this.all ??= []).push(asked.cancelled ? 'cancelled ' + asked.id : asked.question);
       if (asked.cancelled) process.send({ id: asked.id, error: new Error('left') });
       else if (asked.question !== 'waits') process.send({ id: asked.id, answer: this.all });`,
    );

  test('is taken back, once it was asked and while its answer is out', async () => {
    const thread = listener('cancelled');
    const [early, late] = [new AbortController(), new AbortController()];
    await thread.ask('early', early.signal);
    const waiting = thread.ask('waits', late.signal);
    early.abort();
    late.abort();
    await expect(waiting).rejects.toThrow('left');
    expect(await thread.ask('last')).toEqual(['early', 'waits', 'cancelled 1', 'last']);
    await thread.end();
  });

  test('is not asked at all when that is so from the start', async () => {
    const thread = listener('needless');
    const why = new Error('nobody asks');
    await expect(thread.ask('needless', AbortSignal.abort(why))).rejects.toBe(why);
    expect(await thread.ask('last')).toEqual(['last']);
    await thread.end();
  });
});

test('one that has been told to end takes no more questions', async () => {
  // What it begins with a late question would keep it for ever.
  const thread = processOf(
    'ends',
    'if (asked.end) setTimeout(() => process.disconnect(), 100); else setInterval(() => {}, 1e6);',
  );
  const ended = thread.end();
  await expect(thread.ask('a')).rejects.toThrow('结束');
  await ended;
});

test('whoever waits for its end is there until then: what led there is told', () => {
  // Its answer comes when it has been told to end, and it ends later.
  const asked = fileOf(
    'late',
    `let id;
     process.on('message', (asked) => {
       if (!asked.end) return (id = asked.id);
       process.send({ id, answer: '' });
       setTimeout(() => process.disconnect(), 200);
     });`,
  );
  const asking = `
    const { fork } = require('node:child_process');
    const { Thread } = require(${JSON.stringify(path.resolve('src/samples/thread.ts'))});
    const ended = async () => {
      const thread = new Thread(fork(${JSON.stringify(asked)}, [], { execArgv: [], serialization: 'advanced' }));
      try {
        void thread.ask('a');
        throw new Error('what led there');
      } finally {
        await thread.end();
      }
    };
    ended().catch(({ message }) => { console.log(message); process.exitCode = 1; });`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--eval', asking],
    { encoding: 'utf8', timeout: 30_000, killSignal: 'SIGKILL' },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: 'what led there\n', stderr: '' });
}, 40_000);
