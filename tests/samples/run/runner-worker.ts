/** The program of the process that runs apps: what it waits for goes on while the compiler works. */
import { serve } from '../../../src/samples/thread';
import type { Scripts } from './scripts';
import { Runner, type Job } from './runner';

const runner = new Runner(JSON.parse(process.argv[2]!) as Scripts);

serve(
  (job: Job, signal) => runner.run(job, signal),
  () => runner.dispose(),
);
