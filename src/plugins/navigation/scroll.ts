import { onEach } from '../../browser/delegate';
import type { WindowSize } from '../../browser/firstScreen';
import { layOutNow, pauseLayout } from '../../browser/layOut';
import { showChoices } from './choices';
import { placeNow, type Place } from './place';
import { keyOf, positionOf, rememberPosition } from './positions';
import { TAKING_OVER } from '../../browser/takingOver';
import { hashTarget, shownById } from '../../browser/target';

/** How long a position is held after a page is shown, while images and fonts may still change heights, in ms. */
const HOLD_MS = 1000;

/** Key in `sessionStorage` of the page that the reader was on the way to when this one was left. */
const ARRIVING = 'arriving';

/** A navigation has begun and its page is not shown yet. */
let underWay = false;

/** For a page that will be shown from its top: the window's size when the navigation began, when asking for it cost no layout. */
let topScreen: WindowSize | undefined;

/**
 * The history entry of the page shown. `placeNow()` does not do: back or forward changes it even while there is no script yet that
 * turns pages (boot/bootScript.ts).
 */
let shownKey: string | undefined;

/** Whether the page may be scrolling smoothly now, and whether the page before may have been when it was left. */
let isScrolling = false;
let leftScrolling = false;

/** Where the last clicked link to an anchor leads. Forgotten with the next navigation, which need not be the click's. */
let clickedTo: string | undefined;

/**
 * A navigation begins: remembers where the reader was on the history entry that is left.
 * @param location the place that is left
 * @param next the place that follows. If it is the anchor of a plain link, the browser may have scrolled there already (it does
 * where motion is reduced), and the position is the one that the click has remembered
 * @param returning whether `next` is reached by back, forward or a plain link to an anchor, which cause the same event (`popstate`)
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

/**
 * Goes to a height at once, and ends a smooth scroll. Browsers ignore a call to scroll to where they are, and would scroll on:
 * hence the pixel more and less.
 */
const jumpTo = (top: number): void =>
  [top + 1, top - 1, top].forEach((place) => window.scrollTo({ top: place, behavior: 'instant' }));

/**
 * Scrolls to a place of the page shown now, and does it again two frames later if the page before was scrolling smoothly (by a key,
 * the wheel or the focus): that scroll may end only then, and what it has moved comes on top.
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
    // Both coordinates are given: without one, browsers have to lay out the page to learn it.
    else window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  });
}

/**
 * A page that could not be shown within the document (a new release took its files away) is loaded by a reload, and after a reload
 * the browser scrolls to where the page before was. So the address is noted here, and `arrive` corrects the position.
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
    // Else the browser goes to the old page's position when this one has loaded.
    history.scrollRestoration = 'manual';
    scrollAfterNavigation(placeNow(), true);
  } catch {
    // As above.
  }
}

/** Finds the anchor where the browser has not: ids are case-sensitive, and links from elsewhere may have capitals (ARCHITECTURE.md#faults U3). */
function findAnchor(): void {
  const { hash } = window.location;
  if (window.scrollY > 0 || document.getElementById(hash.slice(1)) !== null) return;
  hashTarget(hash, byIdOrWords)?.scrollIntoView({ behavior: 'instant' });
}

/**
 * Scrolls to where the reader was, if the browser came back to a page or reloaded it and did not: it notes the position only a
 * while after the last scroll (Chromium: up to a second), and does not remember folds. It is also kept from going to that older
 * position when the page has loaded. A page that is opened anew begins as it was written.
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
 * Called first of all on a page: goes to the place that the browser has forgotten or could not find, and remembers where the
 * reader is when the page is left.
 */
export function keepScroll(): void {
  shownKey = keyOf(placeNow());
  comeBack();
  arrive();
  findAnchor();
  // At the click, and not with the navigation: that is told of only when the browser has scrolled, and it scrolls to the right
  // height only if everything above is laid out.
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

/** Scrolls to the first place again, for `npm start`: when `keepScroll` was called, the text was not in the document. */
export function findPlaceLate(): void {
  comeBack();
  if (window.scrollY === 0 && window.location.hash) toTarget(window.location.hash);
}

/**
 * Scrolls to a position at once and holds it while the page is still growing, until the reader scrolls. A Firefox that is at the
 * position already would move on by what grows above (a fold that is opened): `jumpTo` comes from a pixel beside it.
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

/** @returns the window's size in px, while a page is on the way that will be shown from its top; else undefined */
export const arrivingAtTop = (): WindowSize | undefined => (underWay ? topScreen : undefined);

/**
 * Scrolls after a navigation: back to where the reader was on the way back or forward, else to the anchor, else to the top.
 * @param location the place shown now
 * @param returning whether it was reached by back or forward
 * @returns the element that the hash leads to
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
