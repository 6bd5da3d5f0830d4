const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Whether an address is of this machine itself.
 * @param url a whole one
 * @throws TypeError for one that is none
 */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);
