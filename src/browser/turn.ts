/**
 * What a tab that turns to another page of the site asks for, and what it takes of the answer: apart from `release.ts`, which the first
 * script of every page carries.
 */

/** Header that goes along when a page of the site asks for the next one: the scripts and styles that run, so that it is answered with a page of their release. */
export const RUNNING = 'x-running';

/**
 * A page's HTML without what its style sheet says, which a tab that turns to it has already: that takes longer to parse than all else
 * around the text. Another element says which file it is from as well, and no policy forbids an empty one.
 */
export const withoutStyles = (html: string): string =>
  html.replace(/<style([^>]*)>.*?<\/style>/gs, '<meta$1>');
