/**
 * The runner in a process of its own, from its first app to `dispose()`. It starts a process for each app, and one that
 * holds the types of all packages takes long to start another: the system marks every page of its memory.
 */
import { fork } from 'node:child_process';
import { Thread } from '../../../src/samples/thread';
import { scripts } from './scripts';
import type { Job } from './runner';
import type { Outcome } from './session';

export class RunnerProcess {
  private thread: Thread<Job, Outcome> | undefined;

  /** @param bundle the file that `runner-worker.ts` was bundled into */
  constructor(private readonly bundle: string) {}

  /** As `Runner.run()`. */
  run(job: Job, signal: AbortSignal): Promise<Outcome> {
    this.thread ??= new Thread(
      fork(this.bundle, [JSON.stringify(scripts())], { execArgv: [], serialization: 'advanced' }),
    );
    return this.thread.ask(job, signal);
  }

  async dispose(): Promise<void> {
    await this.thread?.end();
  }
}
