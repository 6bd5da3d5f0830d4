const TEXT = 'article .prose';

/** One spelling for each page's address. */
const keyOf = (path: string): string => decodeSafely(path).replace(/\/+$/, '') || '/';

function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const known = new Map<string, string>();
const underWay = new Map<string, Promise<void>>();

/**
 * Keeps the text of the page that the browser opened, before anything changes it.
 * Called once, when the app's scripts begin.
 */
export function adoptFirstPage(): void {
  const text = document.querySelector(TEXT);
  if (text) known.set(keyOf(window.location.pathname), text.innerHTML);
}

/** The HTML of a page's text, if it was opened or loaded. */
export const knownHtml = (path: string): string | undefined => known.get(keyOf(path));

/** Takes a page's text out of its HTML; undefined when that is no page with a text. */
export const textOf = (html: string): string | undefined =>
  new DOMParser().parseFromString(html, 'text/html').querySelector(TEXT)?.innerHTML;

async function load(key: string): Promise<void> {
  const response = await fetch(key);
  const text = response.ok && !response.redirected ? textOf(await response.text()) : undefined;
  if (text === undefined) throw new Error(`No text at ${key}: ${response.status}`);
  known.set(key, text);
}

/**
 * Loads the text of a page, once, before the app shows it.
 * @throws when the page is not there or the network fails; the caller then loads the page as a whole
 */
export function loadPageHtml(path: string): Promise<void> {
  const key = keyOf(path);
  if (known.has(key)) return Promise.resolve();
  const running = underWay.get(key) ?? load(key).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}
