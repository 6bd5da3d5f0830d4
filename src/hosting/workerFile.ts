/** The worker's file. Its address never changes. */
export const WORKER = '/worker.js';
