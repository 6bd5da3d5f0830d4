import { onEach } from '../../browser/delegate';
import type { WindowSize } from '../../browser/firstScreen';
import { layOutNow, pauseLayout } from '../../browser/layOut';
import { showChoices } from './choices';
import { placeNow, type Place } from './place';
import { keyOf, positionOf, rememberPosition } from './positions';
import { TAKING_OVER } from '../../browser/takingOver';
import { hashTarget, shownById } from '../../browser/target';

/** Content may grow for a moment after a page is shown (images, fonts): so long the position is held. */
const HOLD_MS = 1000;

/** Names the page that the reader was on the way to when this one was left. */
const ARRIVING = 'arriving';

/** A navigation has begun and its page is not shown yet. */
let underWay = false;

/** The window, as it was when that began and nothing had to be laid out for the answer, where that page is shown from its top. */
let topScreen: WindowSize | undefined;

/** The history entry of the page shown. Back or forward before anything turns pages changes the address alone (boot/bootScript.ts). */
let shownKey: string | undefined;

/** The page may be scrolling smoothly; it may have been when it was left. */
let isScrolling = false;
let leftScrolling = false;

/** Where the link to an anchor leads that was clicked last, until the navigation that follows: it may be another one. */
let clickedTo: string | undefined;

/**
 * A navigation begins: remembers where the reader was on the history entry that is left.
 * @param location the place that is left
 * @param next the place that follows. To the anchor of a plain link the browser may have scrolled already (it does where motion is
 * reduced); the click has remembered where the reader was
 * @param returning whether it is reached by back or forward, or by such a link: the browser says the same of both
 */
export function rememberScroll(location: Place, next: Place, returning: boolean): void {
  underWay = true;
  pauseLayout(true);
  leftScrolling = isScrolling;
  if (leftScrolling) jumpTo(window.scrollY);
  topScreen =
    returning || next.hash ? undefined : { width: window.innerWidth, height: window.innerHeight };
  if (clickedTo === window.location.href) return;
  rememberPosition(keyOf(location));
  clickedTo = undefined;
}

/**
 * The element with an id, or the section with such a heading: Chinese sites of this book name a section by its words
 * (ARCHITECTURE.md#old-addresses).
 */
const byIdOrWords = (id: string): HTMLElement | null =>
  shownById(id) ??
  [...(document.querySelector('.prose')?.querySelectorAll<HTMLElement>('[id]') ?? [])].find(
    ({ firstChild }) => firstChild?.nodeValue === id,
  ) ??
  null;

/** Goes to a height at once, also from a smooth scroll under way: to where they are, browsers would not go, and scroll on. */
const jumpTo = (top: number): void =>
  [top + 1, top - 1, top].forEach((place) => window.scrollTo({ top: place, behavior: 'instant' }));

/**
 * Goes to the place of a page that is shown now, and once more with the frame after it: a smooth scroll of the page before (a key, the
 * wheel or the focus has begun it) may end only then, and what it has gone meanwhile comes on top.
 */
function settle(go: () => void): void {
  go();
  if (leftScrolling) requestAnimationFrame(() => requestAnimationFrame(go));
}

/** Scrolls to the element of a hash, else to the top. */
function toTarget(hash: string): void {
  const element = hashTarget(hash, byIdOrWords);
  if (element) layOutNow();
  settle(() => {
    if (element) element.scrollIntoView({ behavior: 'instant' });
    // With both, browsers need not lay out the page first to know where the corner is.
    else window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  });
}

/**
 * A page that could not be shown within the document (a new release took its files away) is loaded as a whole by a reload, and that
 * leaves the reader where the page before was scrolled to: leaving notes it, the page then makes up for it.
 */
function noteArrival(): void {
  try {
    sessionStorage.setItem(ARRIVING, window.location.href);
  } catch {
    // Blocked or full: the reader scrolls by hand.
  }
}

function arrive(): void {
  try {
    const wanted = sessionStorage.getItem(ARRIVING);
    sessionStorage.removeItem(ARRIVING);
    if (wanted !== window.location.href) return;
    // The browser would still come back to the old page's position, when this one has loaded.
    history.scrollRestoration = 'manual';
    scrollAfterNavigation(placeNow(), true);
  } catch {
    // As above.
  }
}

/** Browsers find an id to the letter only; links from elsewhere may have it in capitals (ARCHITECTURE.md#faults U3). */
function findAnchor(): void {
  const { hash } = window.location;
  if (window.scrollY > 0 || document.getElementById(hash.slice(1)) !== null) return;
  hashTarget(hash, byIdOrWords)?.scrollIntoView({ behavior: 'instant' });
}

/**
 * Makes up for a browser that came back to a page, or reloaded it, and forgot the place: it notes where the reader is a
 * while after the last scroll only (Chromium: up to a second), and of folds nothing. It would still go to the older place, when
 * the page has loaded. A page that is opened anew begins as it was written.
 */
function comeBack(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBack = visit !== undefined && visit.type !== 'navigate';
  const isChanged = showChoices(placeNow(), isBack);
  if (!isBack || (window.scrollY > 0 && !isChanged)) return;
  const top = positionOf(shownKey);
  if (top === undefined) return;
  history.scrollRestoration = 'manual';
  hold(top);
}

/**
 * From the first moment of a page: makes up for what the browser forgot or could not find, and remembers where the reader
 * is when the page is left.
 */
export function keepScroll(): void {
  shownKey = keyOf(placeNow());
  comeBack();
  arrive();
  findAnchor();
  // Before the browser follows a link within the page: it is told of as a navigation only afterwards, and leads to a place
  // that is right only when all before it is laid out.
  onEach('click', 'a[href*="#"]', (link) => {
    if (!underWay) {
      clickedTo = (link as HTMLAnchorElement).href;
      rememberPosition(shownKey);
    }
    layOutNow();
  });
  for (const type of ['scroll', 'scrollend'])
    window.addEventListener(type, () => (isScrolling = type === 'scroll'), { passive: true });
  window.addEventListener('pagehide', () => {
    if (underWay) noteArrival();
    else rememberPosition(shownKey);
  });
}

/** The first place of a page whose text is in the document only now (`npm start`): there was nothing to scroll to before. */
export function findPlaceLate(): void {
  comeBack();
  if (window.scrollY === 0 && window.location.hash) toTarget(window.location.hash);
}

/**
 * Scrolls to a position at once and keeps it while the page is still growing, until the reader scrolls. Firefox, once it is there,
 * would still go on by what has grown above (a fold that was opened), unless it comes from elsewhere.
 */
function hold(top: number): void {
  layOutNow();
  const go = (): void => jumpTo(top);
  const observer = new ResizeObserver(go);
  const stop = (): void => observer.disconnect();
  settle(go);
  observer.observe(document.documentElement);
  window.setTimeout(stop, HOLD_MS);
  for (const type of TAKING_OVER)
    window.addEventListener(type, stop, { once: true, passive: true });
}

/** @returns the window's size in px while a page is on the way that is shown from its top */
export const arrivingAtTop = (): WindowSize | undefined => (underWay ? topScreen : undefined);

/**
 * Scrolls after a navigation: back to where the reader was on the way back or forward, else to the anchor, else to the top.
 * @param location the place shown now
 * @param returning whether it was reached by back or forward
 * @returns the anchor
 */
export function scrollAfterNavigation(
  location: Place,
  returning: boolean,
): HTMLElement | undefined {
  underWay = false;
  pauseLayout(false);
  shownKey = keyOf(location);
  const known = returning && clickedTo === undefined ? positionOf(shownKey) : undefined;
  clickedTo = undefined;
  const target = hashTarget(location.hash, byIdOrWords);
  if (known !== undefined) hold(known);
  else if (target || !returning || !location.hash) toTarget(location.hash);
  return target;
}
