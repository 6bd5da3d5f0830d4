/**
 * The attribute of a style element that the build has written into a page (pageAssets.ts): the address of the file that it is
 * from. By itself, because build, boot script and browser read it.
 */
export const STYLE_FILE = 'data-file';
