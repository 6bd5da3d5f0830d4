import type {Location} from 'history';
import {NOINDEX_WORD} from '../../data/site';
import {mendHashes} from './hash';
import {createPreloader} from './preloader';
import {rememberScroll, scrollAfterNavigation, takeOverScrolling} from './scroll';

/** Safari has no requestIdleCallback. */
const idle = (next: () => void): void =>
  void (window.requestIdleCallback ? window.requestIdleCallback(next) : window.setTimeout(next, 200));

const afterLoad = (next: () => void): void => {
  if (document.readyState === 'complete') idle(next);
  else window.addEventListener('load', () => idle(next), {once: true});
};

/** The robots tag stands only while the address contains `crud-utilities` (spec §2). */
function updateRobots(): void {
  const existing = document.querySelector('meta[name="robots"][data-url-rule]');
  if (!window.location.href.includes(NOINDEX_WORD)) return existing?.remove();
  if (existing) return undefined;
  const meta = Object.assign(document.createElement('meta'), {name: 'robots', content: 'noindex'});
  meta.dataset.urlRule = '';
  document.head.append(meta);
}

/** Preloads every page of the menu when idle (spec §2): its scripts and its HTML go into the browser's cache. */
function preloadMenu(): void {
  const later = createPreloader((path) => window.docusaurus.prefetch(path) !== false && fetch(path, {priority: 'low'}).catch(() => undefined), afterLoad);
  afterLoad(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#menu nav a[href^="/"]')) later(link.pathname);
  });
}

/** The reader went back or forward, and that navigation has not begun yet. */
let popped = false;

/** The navigation under way leads back or forward. */
let returning = false;

// Before the router is there, so that ours is the first to hear of it.
if (typeof window !== 'undefined') {
  mendHashes();
  window.addEventListener('popstate', () => (popped = true));
}

interface Navigation {
  location: Location;
  previousLocation: Location | null;
}

/** Docusaurus: a navigation begins, the old page is still shown. */
export function onRouteUpdate({previousLocation}: Navigation): void {
  returning = popped;
  popped = false;
  // The old page's position is still the real one.
  if (previousLocation) rememberScroll(previousLocation);
}

/** Docusaurus: the new page is in the document. It has just scrolled to the hash or to the top; what we know better is set before anything is painted. */
export function onRouteDidUpdate({location, previousLocation}: Navigation): void {
  if (previousLocation) scrollAfterNavigation(location, returning);
  else {
    takeOverScrolling();
    preloadMenu();
  }
  updateRobots();
}
