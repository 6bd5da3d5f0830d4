import {NOINDEX_WORD} from '../../data/site';
import {createPreloader} from './preloader';
import {takeOverScrolling} from './scroll';

interface Loader {
  prefetch: (path: string) => unknown;
  preload: (path: string) => unknown;
}

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

let connected = false;

/** Once, when the first page is live: takes over scrolling, and preloads every page of the menu when idle (spec §2). */
function connect(): void {
  if (connected) return;
  connected = true;
  takeOverScrolling();
  const holder = window as unknown as {docusaurus: Loader};
  const {prefetch, preload} = holder.docusaurus;
  // Both parts of a page go into the browser's cache: its scripts and its HTML.
  const later = createPreloader((path) => prefetch(path) !== false && fetch(path, {priority: 'low'}).catch(() => undefined), afterLoad);
  // The object itself is frozen.
  holder.docusaurus = {prefetch: later, preload};
  afterLoad(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#menu nav a[href^="/"]')) later(link.pathname);
  });
}

export function onRouteDidUpdate(): void {
  connect();
  updateRobots();
}
