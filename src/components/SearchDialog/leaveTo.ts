import type {History} from 'history';

/**
 * Opens a result after the dialog has gone: while it closes, DocSearch scrolls the page back to where it was.
 * @param url a path of this site, or an https address
 */
export function leaveTo(history: History, url: string): void {
  window.setTimeout(() => (url.startsWith('/') ? history.push(url) : window.location.assign(url)));
}
