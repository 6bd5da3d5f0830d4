import { browserPath } from '../support/browser';

/**
 * Before the first worker: the packaged browser unpacks itself when it is first asked for, and of two workers the second one
 * would start what the first is still writing (`spawn ETXTBSY`).
 */
export default async (): Promise<void> => {
  await browserPath();
};
