/**
 * Makes variants in a thread of its own. The build compiles all pages on one, and the compiler and Prettier would take a
 * fifth of its time; the thread is started for the first sample that no cache has.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { UnsupportedSample, type JavaScriptOptions } from '../javascript';
import { Thread } from '../thread';
import type { Answer, Question } from './worker';

let thread: Promise<Thread<Question, Answer>> | undefined;

/** The thread's program as one text: a thread has no loader for TypeScript. */
async function program(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'worker.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

/** @param gone told when it has ended, or could not be started */
async function launch(gone: () => void): Promise<Thread<Question, Answer>> {
  try {
    const worker = new Worker(await program(), { eval: true });
    worker.on('exit', gone);
    return new Thread(worker);
  } catch (error) {
    gone();
    throw error;
  }
}

/** Starts a thread; when it has ended, the next sample starts another one. */
function start(): Promise<Thread<Question, Answer>> {
  const started = launch(() => {
    if (thread === started) thread = undefined;
  });
  return started;
}

/**
 * As `make` in `make.ts`.
 * @throws {UnsupportedSample} as that does, and what ends the thread
 */
export async function makeInThread(
  code: string,
  options: JavaScriptOptions,
): Promise<string | undefined> {
  const answer = await (await (thread ??= start())).ask({ code, options });
  if ('refused' in answer) throw new UnsupportedSample(answer.refused.reason, answer.refused.line);
  return answer.made;
}

/** Ends the thread, and gives its memory back, when all that it was asked is answered; the next sample starts another one. */
export async function endThread(): Promise<void> {
  const ending = thread;
  thread = undefined;
  await (await ending)?.end();
}
