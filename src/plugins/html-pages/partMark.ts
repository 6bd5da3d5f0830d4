/**
 * On the headings that begin a part of a page's text: written at build (remark.ts), read in the browser (parts.ts), so that neither
 * brings the other along.
 */
export const PART = 'data-part';
