import { setImmediate } from 'node:timers/promises';

/**
 * Lets others have a turn: what has ended on another thread goes on only then. A loop over all pages awaits it once for each,
 * where the work on a page ends on this thread: otherwise the compression that runs beside it stands still meanwhile, and the second core
 * with it (4 s of a cold build, measured).
 */
export const turn = (): Promise<void> => setImmediate();
