/**
 * Addresses that contain this word are kept out of search indexes (ARCHITECTURE.md#noindex). In a file of its own, so that the
 * scripts of a page do not load all of `site.ts`.
 */
export const NOINDEX_WORD = 'crud-utilities';
