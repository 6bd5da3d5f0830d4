import { setImmediate } from 'node:timers/promises';

/**
 * Lets the event loop turn once: only then does work go on whose last step has ended on another thread. A loop over all pages whose
 * work stays on this thread awaits it once for each page. Without it the compression that runs beside the loop stands still, and the
 * second core with it (4 s of a cold build, measured).
 */
export const turn = (): Promise<void> => setImmediate();
