/**
 * The attribute of the headings that begin a part of a page's text. In a module of its own because it is written at build (remark.ts)
 * and read in the browser (parts.ts).
 */
export const PART = 'data-part';
