import { STYLE_FILE } from '../hosting/styleFile';

/** Header that goes along when a page of the site asks for the next one: the scripts and styles that run, so that it is answered with a page of their release. */
export const RUNNING = 'x-running';

/** The files that the scripts and styles of a document of this site are from. */
export const assetsOf = (document: Document): string[] =>
  [...document.querySelectorAll(`script[src^="/assets/"], [${STYLE_FILE}]`)].map(
    (element) => element.getAttribute('src') ?? element.getAttribute(STYLE_FILE) ?? '',
  );

/**
 * A page's HTML without what its style sheet says, which a tab that turns to it has already: that takes longer to parse than all else
 * around the text. Another element says which file it is from as well, and no policy forbids an empty one.
 */
export const withoutStyles = (html: string): string =>
  html.replace(/<style([^>]*)>.*?<\/style>/gs, '<meta$1>');

/** Whether a page was built together with the one that runs; new texts alone keep the names of scripts and style sheet. */
export function isOfThisRelease(document: Document): boolean {
  const running = assetsOf(window.document);
  return assetsOf(document).every((asset) => running.includes(asset));
}

/** Whether the site has had a new release since this page was opened: its own address is asked for again. */
export async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-cache' });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return response.ok && assetsOf(page).length > 0 && !isOfThisRelease(page);
  } catch {
    return false;
  }
}
