import { startKeyboardAt } from '../../components/SkipLink/skipBehaviour';
import { say } from '../../components/StatusRegion/announce';
import { NOINDEX_WORD } from '../../data/noindex';
import { pageShown } from '../first-view/page';
import { restShown, startRest } from '../first-view/rest';
import { loadPage } from '../html-pages/loadPage';
import { showChoices } from './choices';
import { mendHashes } from './hash';
import { openAround } from './openAround';
import type { Navigation, Place } from './place';
import { startChoices } from './rememberChoices';
import { restoreAfterReload } from '../../search/bar/reload';
import { takeOverScrolling } from './restoration';
import { findPlaceLate, rememberScroll, scrollAfterNavigation } from './scroll';

/** The robots tag stands only while the address contains `crud-utilities` (ARCHITECTURE.md#noindex). */
function updateRobots(): void {
  const existing = document.querySelector('meta[name="robots"][data-url-rule]');
  if (!window.location.href.includes(NOINDEX_WORD)) return existing?.remove();
  if (existing) return undefined;
  const meta = Object.assign(document.createElement('meta'), {
    name: 'robots',
    content: 'noindex',
  });
  meta.dataset.urlRule = '';
  document.head.append(meta);
}

/** The reader went back or forward, and that navigation has not begun yet. */
let popped = false;

/** The navigation under way leads back or forward. */
let returning = false;

/**
 * How long the old page stays while the next one is on the way, in ms. After that the browser loads the next one, and shows that it
 * waits. Our own request is stopped before: Chromium holds back a second request for an address behind the first, for 20 s.
 */
const PAGE_PATIENCE_MS = 10_000;
let late: number | undefined;

// At once, so that these listeners are registered before the router's.
if (typeof window !== 'undefined') {
  mendHashes();
  window.addEventListener('popstate', () => (popped = true));
}

const isOther = (one: Place, other: Place): boolean =>
  one.pathname + one.search !== other.pathname + other.search;

/** A navigation begins, the old page is still shown. Called by Docusaurus, or by html-pages/router.ts where that is not there. */
export function onRouteUpdate({ location, previousLocation }: Navigation): void {
  returning = popped;
  popped = false;
  // The old page's position is still the real one.
  if (!previousLocation) return;
  rememberScroll(previousLocation, location, returning);
  clearTimeout(late);
  late = window.setTimeout(() => {
    window.stop();
    loadPage(previousLocation, location, returning);
  }, PAGE_PATIENCE_MS);
}

/** The new page is in the document. Docusaurus has just scrolled to the hash or to the top; our own scrolling comes before the next paint. */
export function onRouteDidUpdate({ location, previousLocation }: Navigation): void {
  clearTimeout(late);
  if (previousLocation) {
    const other = isOther(location, previousLocation);
    if (other) showChoices(location, returning);
    openAround(location);
    const target = scrollAfterNavigation(location, returning);
    if (other) say(document.querySelector('main h1')?.textContent);
    if (!returning) startKeyboardAt(target);
  } else {
    takeOverScrolling();
    startChoices();
    restoreAfterReload();
    startRest();
    if (process.env.NODE_ENV === 'development') findPlaceLate();
  }
  updateRobots();
  pageShown(!previousLocation);
  restShown();
}
