/** A path without slashes at its end, so that a route can be put behind it: `/next`, and nothing for the root. */
export const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/** An address as the site's links have it: a version's home is `/next`, not `/next/`. */
export const addressOf = (path: string): string => withoutSlash(path) || '/';

/** The one spelling of a page's address: lower case, no `.html`, no `index`, no slash at the end (ARCHITECTURE.md#faults U8). */
export const canonicalPath = (path: string): string =>
  withoutSlash(path.toLowerCase())
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';

/**
 * Whether an address without an origin is a place of this site: an absolute path with one slash in front. What follows two of them
 * browsers take for a host, and `\` for a slash.
 */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
