/**
 * Addresses that contain this word are kept out of search indexes (ARCHITECTURE.md#noindex). Apart from `site.ts`, of which a page's
 * scripts need nothing.
 */
export const NOINDEX_WORD = 'crud-utilities';
