import { AD_FRAME, AD_SANDBOX } from '../../hosting/adFrame';
import { AD_RECHECK_MS, AD_TIMEOUT_MS, PAGE_SCROLL_DEBOUNCE_MS } from '../../constants';
import { whenLoaded, whenPainted } from '../../browser/idle';
import { adPlace, type AdPlace } from './adPlace';

/** The slot of the page shown; null on a page without one. */
let slot: HTMLElement | null = null;

/** The place that was decided last. A new page's slot begins there, so that it does not flicker before its own place is decided. */
let last: AdPlace = 'hidden';

/** Ends the observer and the timers of the slot. */
let leaveSlot = (): void => undefined;

/** The timers that run out after the last scroll event, and when the network has been silent for too long. */
let pending: number | undefined;
let silence: number | undefined;

/** The element of the page that has the focus, or had it last; and whether the reader has just pressed Tab. */
let holder: HTMLElement | null = null;
let isTabbing = false;

/** The frame that has taken the focus by itself once. */
let taker: HTMLElement | undefined;

/** What decides the place, measured in the page. */
function measure(): Parameters<typeof adPlace>[0] {
  const end = document.getElementById('page-end')?.getBoundingClientRect();
  return {
    windowWidth: window.innerWidth,
    windowHeight: window.innerHeight,
    contentsHeight: document.getElementById('contents')?.scrollHeight ?? 0,
    textSize: parseFloat(getComputedStyle(document.documentElement).fontSize),
    atPageEnd: end !== undefined && end.top < window.innerHeight,
  };
}

function place({ dataset }: HTMLElement): void {
  // Even if the value is the same, writing it makes the browser style and lay out anew.
  if (dataset.place !== last) dataset.place = last;
}

/**
 * The slot of a page that is laid out ahead (html-pages/ahead.ts) gets the place that it will have: its words are then laid out
 * with the rest, and not while the reader waits.
 */
export function placeAhead(main: HTMLElement): void {
  const ahead = main.querySelector<HTMLElement>('#ad');
  if (ahead) place(ahead);
}

function decide(): void {
  if (!slot) return;
  last = adPlace(measure());
  place(slot);
}

function decideSoon(): void {
  window.clearTimeout(pending);
  pending = window.setTimeout(decide, PAGE_SCROLL_DEBOUNCE_MS);
}

/** The network's advertisement in a frame of its own, without access to the page. */
function frameOf({ dataset, ariaLabel }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = ariaLabel ?? '';
  frame.setAttribute('sandbox', AD_SANDBOX);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = `${AD_FRAME}?${dataset.network}`;
  return frame;
}

/**
 * Hides an empty slot, which removes its room and its name in the page's outline, when it is not above or within what the reader
 * sees, so that nothing moves. Beside the text that is at once: there an empty slot is not displayed (styles.module.css).
 */
function collapse(empty: HTMLElement): void {
  const observer = new IntersectionObserver((entries) => {
    const { isIntersecting = true, boundingClientRect } = entries.at(-1) ?? {};
    if (isIntersecting || boundingClientRect!.top < 0) return;
    observer.disconnect();
    empty.hidden = !empty.hasChildNodes();
  });
  observer.observe(empty);
}

/**
 * Writes into a slot for the network's advertisement what it holds now: while the browser knows that it is offline, a line that
 * says so.
 */
function fill(): void {
  if (slot?.dataset.network === undefined) return;
  const { needs, phase } = slot.dataset;
  if (!navigator.onLine && phase !== 'loaded') {
    const line = document.createElement('p');
    line.textContent = needs ?? '';
    slot.replaceChildren(line);
  } else if (!phase || phase === 'failed') {
    slot.replaceChildren();
    if (phase) collapse(slot);
  }
  // Kept if it is there: moved or made again, a frame would load again.
  else if (!slot.querySelector('iframe')) slot.replaceChildren(frameOf(slot));
}

/** Sets how far the network's advertisement is; before it is begun there is no `data-phase`. */
function become(phase: 'waiting' | 'loaded' | 'failed'): void {
  slot!.dataset.phase = phase;
  fill();
}

/** Begins to load the network's advertisement. If its frame stays silent, because it is blocked for instance, that has failed. */
function begin(): void {
  become('waiting');
  silence = window.setTimeout(() => {
    if (slot!.dataset.phase === 'waiting') become('failed');
  }, AD_TIMEOUT_MS);
}

/** Hears from the frame how far the advertisement inside is. Messages of others, and of frames of pages that were left, are ignored. */
function hear({ source, data }: MessageEvent<{ ad?: unknown } | null>): void {
  if (source !== slot?.querySelector('iframe')?.contentWindow) return;
  const phase = data?.ad;
  if (phase === 'loaded' || phase === 'failed') become(phase);
}

function noteHolder(event: Event): void {
  holder = document.activeElement as HTMLElement | null;
  isTabbing = (event as KeyboardEvent).key === 'Tab';
}

/**
 * Gives the focus back when the advertisement's frame has taken it, unless the reader went there with Tab or the pointer: the
 * sandbox does not forbid that, and the frame would get all that the reader types. A frame that does it again is removed.
 */
function keepKeyboard(): void {
  const frame = document.activeElement as HTMLElement | null;
  if (isTabbing || !frame?.matches('#ad iframe:not(:hover)')) return;
  // First of all: `holder` may be null, or an element that cannot have the focus any more.
  frame.blur();
  holder?.focus({ preventScroll: true });
  if (frame === taker) become('failed');
  taker = frame;
}

/**
 * A page is in the document, and not painted yet: its advertisement stands where the one before stood. The place is decided
 * 300 ms later, when the window changes and after scrolling (ARCHITECTURE.md#advertisement). The network's is begun after the
 * page has loaded and this one is painted. Nothing changes for a slot that has been shown already.
 */
export function showAd(): void {
  const found = document.getElementById('ad');
  if (found === slot) return;
  leaveSlot();
  slot = found;
  if (!found) return;
  place(found);
  fill();
  // If it is shown already, it must not cover a longer contents list until the place is decided. The observer calls back when the
  // list is laid out and before it is painted.
  const contents = new ResizeObserver(decide);
  if (last !== 'hidden') contents.observe(document.getElementById('contents')!);
  const recheck = window.setTimeout(decide, AD_RECHECK_MS);
  leaveSlot = () => {
    contents.disconnect();
    [pending, recheck, silence].forEach((timer) => window.clearTimeout(timer));
  };
  if (found.dataset.network === undefined) return;
  whenPainted(() => whenLoaded(() => found === slot && begin()));
}

/**
 * Lets the advertisement of whichever page is shown follow the window, the network and its own frame, and keeps the reader's
 * keyboard from it; called once.
 */
export function startAd(): void {
  window.addEventListener('scroll', decideSoon, { passive: true });
  window.addEventListener('resize', decideSoon);
  window.addEventListener('message', hear);
  window.addEventListener('online', fill);
  window.addEventListener('offline', fill);
  window.addEventListener('focusin', noteHolder);
  window.addEventListener('keydown', noteHolder);
  // A click on something that cannot have the focus takes it from what had it, without an event.
  window.addEventListener('pointerup', noteHolder);
  // Later, since `document.activeElement` may not be the frame yet when the window loses the focus.
  window.addEventListener('blur', () => window.setTimeout(keepKeyboard));
}
