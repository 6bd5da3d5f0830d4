import { startKeyboardAt } from '../../components/SkipLink/skipBehaviour';
import { say } from '../../components/StatusRegion/announce';
import { NOINDEX_WORD } from '../../data/site';
import { pageShown } from '../first-view/page';
import { restShown, startRest } from '../first-view/rest';
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
 * A page that is not there by then is left to the browser, which shows that it waits; until then the old one is shown. What was
 * asked for is given up: Chromium has a second request for an address wait for the first, for 20 s.
 */
const PAGE_PATIENCE_MS = 10_000;
let late: number | undefined;

// Before the router is there, so that ours is the first to hear of it.
if (typeof window !== 'undefined') {
  mendHashes();
  window.addEventListener('popstate', () => (popped = true));
}

const isOther = (one: Place, other: Place): boolean =>
  one.pathname + one.search !== other.pathname + other.search;

/** A navigation begins, the old page is still shown. Told by Docusaurus, and by html-pages/router.ts in its place. */
export function onRouteUpdate({ location, previousLocation }: Navigation): void {
  returning = popped;
  popped = false;
  // The old page's position is still the real one.
  if (!previousLocation) return;
  rememberScroll(previousLocation, location, returning);
  clearTimeout(late);
  late = window.setTimeout(() => {
    window.stop();
    window.location.reload();
  }, PAGE_PATIENCE_MS);
}

/** The new page is in the document. Docusaurus has just scrolled to the hash or to the top; what we know better is set before anything is painted. */
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
