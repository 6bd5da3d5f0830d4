/** Questions to a thread or to a process and its answers, in whatever order they come: both sides. */
import type { ChildProcess } from 'node:child_process';
import { parentPort, type Worker } from 'node:worker_threads';

export type Asked<Question> =
  | { readonly id: number; readonly question: Question }
  /** Nobody waits for this answer any more. */
  | { readonly id: number; readonly cancelled: true }
  | { readonly end: true };

export type Answered<Answer> = { readonly id: number } & (
  { readonly answer: Answer } | { readonly error: Error }
);

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  /** Stops listening for the end of the question. */
  readonly forget: () => void;
}

/** The side that asks. */
export class Thread<Question, Answer> {
  private readonly waiting = new Map<number, Waiting<Answer>>();
  private readonly exited: Promise<void>;
  private last = 0;
  /** Why nothing more can be asked. */
  private gone: Error | undefined;
  /** What it is called in messages. */
  private readonly name: string;

  /** @param worker answers each `Asked` with an `Answered` */
  constructor(private readonly worker: Worker | ChildProcess) {
    this.name = 'postMessage' in worker ? '线程' : '进程';
    const events: NodeJS.EventEmitter = worker;
    events.on('message', (answered: Answered<Answer>) => this.hear(answered));
    this.exited = new Promise((resolve) => {
      events.on('error', (error: Error) => {
        this.fail(error);
        // A process that could not be started has no exit.
        if (!('postMessage' in worker) && worker.pid === undefined) resolve();
      });
      events.on('exit', (code) => {
        this.fail(new Error(`做这件事的${this.name}没有回答就结束了（${code}）`));
        resolve();
      });
    });
    this.hold(false);
  }

  /**
   * @param signal tells the thread that the answer is no longer needed; it still comes, in whatever form
   * @throws {Error} that the thread answered with, or that ended it; also when it was told to end before, or the answer
   *   is not needed to begin with
   */
  async ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    if (this.gone) throw this.gone;
    signal?.throwIfAborted();
    const id = this.last++;
    this.post({ id, question });
    const cancel = (): void => this.post({ id, cancelled: true });
    signal?.addEventListener('abort', cancel);
    return new Promise((resolve, reject) => {
      this.hold(true);
      const forget = (): void => signal?.removeEventListener('abort', cancel);
      this.waiting.set(id, { resolve, reject, forget });
    });
  }

  /** Lets the thread clean up, and waits until it is gone. */
  async end(): Promise<void> {
    this.gone ??= new Error(`做这件事的${this.name}已经要结束了`);
    this.hold(true);
    this.post({ end: true });
    await this.exited;
  }

  private post(message: Asked<Question>): void {
    if ('postMessage' in this.worker) this.worker.postMessage(message);
    // `exit` tells when it is gone.
    else this.worker.send(message, () => undefined);
  }

  /** Whether this process stays alive for the other side: only while an answer, or the end, is waited for. */
  private hold(isWanted: boolean): void {
    const change = isWanted ? 'ref' : 'unref';
    this.worker[change]();
    if ('channel' in this.worker) this.worker.channel?.[change]();
  }

  private hear(answered: Answered<Answer>): void {
    const waiting = this.waiting.get(answered.id);
    this.waiting.delete(answered.id);
    waiting?.forget();
    // `end` still waits when all answers have come.
    if (this.waiting.size === 0 && !this.gone) this.hold(false);
    if ('answer' in answered) waiting?.resolve(answered.answer);
    else waiting?.reject(answered.error);
  }

  private fail(error: Error): void {
    this.gone ??= error;
    for (const { reject, forget } of this.waiting.values()) {
      forget();
      reject(error);
    }
    this.waiting.clear();
  }
}

/**
 * The side that answers, in the thread or in the process. A process ends when the one that asks is gone.
 * @param answer `signal` tells it that nobody waits any more
 * @param cleanUp the last thing that the thread does
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- It ties the answer's question to the one that is posted.
export function serve<Question, Answer>(
  answer: (question: Question, signal: AbortSignal) => Promise<Answer>,
  cleanUp?: () => Promise<void>,
): void {
  const running = new Map<
    number,
    { readonly controller: AbortController; readonly replied: Promise<void> }
  >();
  const port = (parentPort ?? process) as NodeJS.EventEmitter;
  const post = (answered: Answered<Answer>): void => {
    if (parentPort) parentPort.postMessage(answered);
    else process.send?.(answered, () => undefined);
  };
  let isEnding = false;
  port.on('disconnect', () => void end());
  port.on('message', (asked: Asked<Question>) => {
    if ('end' in asked) void end();
    else if ('cancelled' in asked) running.get(asked.id)?.controller.abort();
    else {
      const controller = new AbortController();
      running.set(asked.id, {
        controller,
        replied: reply(asked.id, asked.question, controller.signal),
      });
    }
  });

  async function reply(id: number, question: Question, signal: AbortSignal): Promise<void> {
    const answered: Answered<Answer> = await answer(question, signal).then(
      (found) => ({ id, answer: found }),
      (error: unknown) => ({ id, error: error as Error }),
    );
    running.delete(id);
    post(answered);
  }

  async function end(): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    const left = [...running.values()];
    for (const { controller } of left) controller.abort();
    await Promise.all(left.map(({ replied }) => replied));
    await cleanUp?.();
    if (parentPort) parentPort.close();
    else if (process.connected) process.disconnect();
  }
}
