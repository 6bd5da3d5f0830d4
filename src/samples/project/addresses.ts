/** Where archives stand below the root of their book. */
export const DOWNLOADS = 'downloads';

/** What a page is called there, `techniques/caching`; the one at the root has no path that could be its name. */
export const pageName = (route: string): string => route.slice(1) || 'introduction';

/** Beside package.json: the tree of packages, as npm calls it. */
export const LOCK_FILE = 'package-lock.json';
