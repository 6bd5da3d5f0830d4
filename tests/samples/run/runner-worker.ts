/** The program of the thread that runs apps: what it waits for goes on while the compiler works. */
import { workerData } from 'node:worker_threads';
import { serve } from '../thread';
import type { Scripts } from './scripts';
import { Runner, type Job } from './runner';

const runner = new Runner(workerData as Scripts);

serve(
  (job: Job, signal) => runner.run(job, signal),
  () => runner.dispose(),
);
