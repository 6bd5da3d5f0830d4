import { STYLE_FILE } from '../hosting/styleFile';

/** The files that the scripts and styles of a document of this site are from. */
export const assetsOf = (document: Document): string[] =>
  [...document.querySelectorAll(`script[src^="/assets/"], [${STYLE_FILE}]`)].map(
    (element) => element.getAttribute('src') ?? element.getAttribute(STYLE_FILE) ?? '',
  );

/** Whether a page was built together with the one that runs; new texts alone keep the names of scripts and style sheet. */
export function isOfThisRelease(document: Document): boolean {
  const running = assetsOf(window.document);
  return assetsOf(document).every((asset) => running.includes(asset));
}

/** Whether the site has had a new release since this page was opened, as a new request for this address tells. */
export async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-cache' });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return response.ok && assetsOf(page).length > 0 && !isOfThisRelease(page);
  } catch {
    return false;
  }
}
