/** The runner in a thread of its own, from its first app to `dispose()`. */
import { Worker } from 'node:worker_threads';
import { Thread } from '../thread';
import { scripts } from './scripts';
import type { Job } from './runner';
import type { Outcome } from './session';

export class RunnerThread {
  private thread: Thread<Job, Outcome> | undefined;

  /** @param bundle the file that `runner-worker.ts` was bundled into */
  constructor(private readonly bundle: string) {}

  /** As `Runner.run()`. */
  run(job: Job, signal: AbortSignal): Promise<Outcome> {
    this.thread ??= new Thread(new Worker(this.bundle, { workerData: scripts() }));
    return this.thread.ask(job, signal);
  }

  async dispose(): Promise<void> {
    await this.thread?.end();
  }
}
