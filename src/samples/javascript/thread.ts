/**
 * Makes variants in a thread of its own. The build compiles all pages on one, and the compiler and Prettier would take a
 * fifth of its time; the thread is started for the first sample that no cache has.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { UnsupportedSample, type JavaScriptOptions } from '../javascript';
import type { Answer, Question } from './messages';

interface Waiting {
  readonly resolve: (made: string | undefined) => void;
  readonly reject: (error: unknown) => void;
}

const waiting = new Map<number, Waiting>();
let asked = 0;
let thread: Promise<Worker> | undefined;

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

function settle(answer: Answer): void {
  const { resolve, reject } = waiting.get(answer.id)!;
  waiting.delete(answer.id);
  if ('made' in answer) resolve(answer.made);
  else if ('refused' in answer)
    reject(new UnsupportedSample(answer.refused.reason, answer.refused.line));
  else reject(answer.error);
}

async function start(): Promise<Worker> {
  const worker = new Worker(await program(), { eval: true });
  worker.on('message', (answer: Answer) => {
    settle(answer);
    if (waiting.size === 0) worker.unref();
  });
  let isGone = false;
  const fail = (error: unknown): void => {
    if (isGone) return;
    isGone = true;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`转换示例的线程结束了（${code}）`)));
  return worker;
}

/**
 * As `make` in `make.ts`.
 * @throws {UnsupportedSample} as that does, and what ends the thread
 */
export async function makeInThread(
  code: string,
  options: JavaScriptOptions,
): Promise<string | undefined> {
  const worker = await (thread ??= start());
  return new Promise((resolve, reject) => {
    const question: Question = { id: asked++, code, options };
    waiting.set(question.id, { resolve, reject });
    // Nobody ends while somebody waits, and the thread alone keeps nobody from ending.
    worker.ref();
    worker.postMessage(question);
  });
}
