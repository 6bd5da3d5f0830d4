import { onEach } from '../../browser/delegate';
import { nextTask } from '../../browser/nextTask';
import { isPlainClick } from '../../browser/plainClick';
import { goTo, isDriven, prepareFor } from './goTo';
import { mendedHash } from './hash';
import { OWN_LINK } from './ownLink';

/** The router reads a path's percent signs, and throws where they are malformed (`/100%`): such a link is the browser's. */
function isReadable({ pathname }: HTMLAnchorElement): boolean {
  try {
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

/** Makes the page ready that a link leads to. */
function prepare(element: Element): void {
  const { pathname, search } = element as HTMLAnchorElement;
  if (pathname !== window.location.pathname) prepareFor(pathname + search);
}

let nextInSight: IntersectionObserver | undefined;

/**
 * A page is in the document: the one after it is made ready when the reader comes to its link. On a phone nothing points at a
 * link before it is pressed.
 */
export function prepareNext(): void {
  nextInSight?.disconnect();
  nextInSight = new IntersectionObserver((entries, observer) => {
    const link = entries.find(({ isIntersecting }) => isIntersecting)?.target;
    if (!link) return;
    observer.disconnect();
    prepare(link);
  });
  const link = document.querySelector('main a[rel="next"]');
  if (link) nextInSight.observe(link);
}

/**
 * Lets links of this site lead on within the document, and makes a page ready when the pointer, a finger or the keyboard comes to
 * its link. React's own listeners come first. A link with `data-back` leads to where the reader came from, or to its own address
 * when the tab has been nowhere else.
 */
export function startLinks(): void {
  onEach('click', 'a[data-back]', (_, event) => {
    if (!isPlainClick(event) || history.length === 1) return;
    event.preventDefault();
    history.back();
  });
  onEach('click', OWN_LINK, (element, event) => {
    const link = element as HTMLAnchorElement;
    if (event.defaultPrevented || !isPlainClick(event) || !isDriven() || !isReadable(link)) return;
    event.preventDefault();
    const target = link.pathname + link.search + mendedHash(link.hash);
    // In a task of its own, so that the click is answered sooner, and can be painted before. Safari refuses a hundredth new entry of
    // the history within ten seconds; the browser then loads the page.
    void nextTask()
      .then(() => goTo(target))
      .catch(() => window.location.assign(target));
  });
  for (const type of ['pointerover', 'focusin'] as const) onEach(type, OWN_LINK, prepare);
  // The reader may be pointing at a link already: that makes this script come (first-view/later.ts).
  document.querySelectorAll(`:is(${OWN_LINK}):hover`).forEach(prepare);
}
