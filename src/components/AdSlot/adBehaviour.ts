import { AD_FRAME, AD_SANDBOX } from '../../hosting/adFrame';
import { AD_RECHECK_MS, AD_TIMEOUT_MS, PAGE_SCROLL_DEBOUNCE_MS } from '../../constants';
import { whenLoaded, whenPainted } from '../../browser/idle';
import { adPlace, type AdPlace } from './adPlace';

/** The slot of the page shown; none on a page without. */
let slot: HTMLElement | null = null;

/** Where it stood on the page before: there it stays until the new page has been looked at, so that it never flickers. */
let last: AdPlace = 'hidden';

/** Ends what goes on for the slot. */
let leaveSlot = (): void => undefined;

/** Runs out after the last scroll event, and when the network has been silent for too long. */
let pending: number | undefined;
let silence: number | undefined;

/** What has the keyboard in the page, or had it last; and whether a Tab leads on from there. */
let holder: HTMLElement | null = null;
let isTabbing = false;

/** The frame that has taken the keyboard by itself once. */
let taker: HTMLElement | undefined;

/** The numbers behind the decision, read from the page. */
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
  // The same word written again, too, is a change for the browser, which styles and lays out anew.
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
 * An empty slot gives up its room, and its name in the page's outline, when that is below what the reader sees: nothing moves.
 * Beside the text nothing ever does: there an empty one is not shown (styles.module.css), and the observer says so at once.
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
 * Shows what a slot for the network's advertisement holds now. Without a network a line says what is missing; that there is
 * one a browser can't know.
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
  // A frame that is moved or made again would begin again.
  else if (!slot.querySelector('iframe')) slot.replaceChildren(frameOf(slot));
}

/** How far the network's advertisement is; nothing is said of one that is not begun. */
function become(phase: 'waiting' | 'loaded' | 'failed'): void {
  slot!.dataset.phase = phase;
  fill();
}

/** A frame that is blocked, fails or stays silent leaves no trace. */
function begin(): void {
  become('waiting');
  silence = window.setTimeout(() => {
    if (slot!.dataset.phase === 'waiting') become('failed');
  }, AD_TIMEOUT_MS);
}

/** What the frame tells about the advertisement inside it; what others send, and frames of pages left, is not heard. */
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
 * The sandbox does not keep a frame from taking the keyboard, and all that the reader types with it. Unless the reader went there
 * with Tab or the pointer, what had the keyboard gets it back; a frame that takes it again is given up.
 */
function keepKeyboard(): void {
  const frame = document.activeElement as HTMLElement | null;
  if (isTabbing || !frame?.matches('#ad iframe:not(:hover)')) return;
  // Nothing may have had it, or what can't have it any more.
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
  // Shown already: it must not lie on a longer contents list meanwhile. It is called when that is laid out, with the frame that
  // shows the page or the one after, and not yet painted.
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
  // A click on what can't have the keyboard leaves it to nothing.
  window.addEventListener('pointerup', noteHolder);
  // When the window says that something else has the keyboard, the document may not know yet what.
  window.addEventListener('blur', () => window.setTimeout(keepKeyboard));
}
