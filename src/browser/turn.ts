/**
 * What a tab sends with its request for another page of the site, and what it takes of the answer. Apart from `release.ts`, which is
 * in the first script of every page.
 */

/** The request header that names the scripts and styles that run here, so that the answer is a page of the same release. */
export const RUNNING = 'x-running';

/**
 * A page's HTML without the content of its style sheet, which the tab has already, and which takes longer to parse than all else
 * around the text. A `<meta>` in its place still names the sheet's file; the security policy has no say over that.
 */
export const withoutStyles = (html: string): string =>
  html.replace(/<style([^>]*)>.*?<\/style>/gs, '<meta$1>');
