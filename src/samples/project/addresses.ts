/** Where archives stand below the root of their book. */
export const DOWNLOADS = 'downloads';

/** Beside package.json: the tree of packages, as npm calls it. */
export const LOCK_FILE = 'package-lock.json';
