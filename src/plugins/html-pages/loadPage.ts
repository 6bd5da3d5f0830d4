import { reloadInPlace } from '../../search/bar/reload';
import type { Place } from '../navigation/place';

/**
 * Has the browser load the page of the address, since it cannot be shown in the document.
 * Where a link leads there, as a page of its own and not by a reload: entries of the history that were made within a document stay
 * its own, and when an error page of the server comes instead, Back would change nothing but the address. On the way back or forward
 * by a reload, since the entry's state names the place that the reader left.
 * @param shown the place whose page is in the document
 * @param returning whether the wanted place is reached by back or forward
 */
export function loadPage(
  shown: Place,
  { pathname, search, hash }: Place,
  returning: boolean,
): void {
  if (returning) return reloadInPlace();
  reloadInPlace(() => {
    // At its own address, the browser would only scroll to the anchor.
    history.replaceState(null, '', shown.pathname + shown.search);
    window.location.replace(pathname + search + hash);
  });
}
