import { onEach } from '../first-view/delegate';
import { goTo, isDriven, prepareFor } from './goTo';
import { mendedHash } from './hash';
import { OWN_LINK } from './ownLink';
import { isPlainClick } from './plainClick';

/** The router reads a path's percent signs, and throws where they are malformed (`/100%`): such a link is the browser's. */
function isReadable({ pathname }: HTMLAnchorElement): boolean {
  try {
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

/** Calls back when the browser has seen to what the reader does: sooner than a timer, which it may hold back for a second. */
function inNextTask(next: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    next();
  };
  port2.postMessage(undefined);
}

/**
 * Links of this site lead on within the document, and the page of the one under the pointer or finger is made ready. Where
 * React has the link, it is heard first.
 */
export function startLinks(): void {
  onEach('click', OWN_LINK, (element, event) => {
    const link = element as HTMLAnchorElement;
    if (event.defaultPrevented || !isPlainClick(event) || !isDriven() || !isReadable(link)) return;
    event.preventDefault();
    const target = link.pathname + link.search + mendedHash(link.hash);
    // The click itself is over sooner, and what can wait until after the paint is not done in the same task (issue 21.2).
    inNextTask(() => goTo(target));
  });
  const prepare = (element: Element): void => {
    const { pathname, search } = element as HTMLAnchorElement;
    if (pathname !== window.location.pathname) prepareFor(pathname + search);
  };
  onEach('pointerover', OWN_LINK, prepare);
  // Pointing at it may be what has brought this script.
  document.querySelectorAll(`:is(${OWN_LINK}):hover`).forEach(prepare);
}
