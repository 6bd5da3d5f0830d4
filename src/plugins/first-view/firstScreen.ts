import { MEASURE_PX } from '../../constants';
import type { WindowSize } from '../navigation/scroll';
import { TAKING_OVER } from '../navigation/takingOver';

/**
 * The text of a page that is turned to and shown from its top. Chromium finds out what is in sight (`content-visibility: auto`) by
 * laying the page out, and lays out two screens more then: a second layout before the first line is seen, as long as the
 * first. So here as many parts as fill the screen are named before, and nothing else is laid out until that is painted;
 * `layOut.ts` goes on from there. A reader who does something meanwhile has the browser's own way from then on.
 */

/*
 * A guess at the room that a part takes, in px, such that on none of 16 pages at 360 and 1280 px something was missing; 200 px
 * more than needed were laid out (median).
 */
/** The title and what stands with it, at least. */
const HEAD_PX = 200;
/** One part with another's distance; a fold takes no more. */
const PART_PX = 40;
/** A character: a sample's are narrow, and it has them for two languages. */
const characterPx2 = (part: string): number =>
  part === 'figure' ? 160 : part === 'details' ? 0 : 440;

/** One function for good: each page's own would stay, with the page, for an event that never comes. */
function letBrowserChoose(): void {
  const { dataset } = document.documentElement;
  if (dataset.lazyLayout) dataset.lazyLayout = '';
}

/**
 * Lays out the first screen of a text alone; the document is marked for the rest.
 * @param text in the document, not laid out yet
 * @param screen the window, in px: asking for it now would lay out the whole page on a phone
 */
export function layOutFirstScreen(text: HTMLElement, { width, height }: WindowSize): void {
  const parts = [...text.children] as HTMLElement[];
  let last: HTMLElement | undefined;
  const next = (): void => {
    last = parts.shift();
    if (last) last.dataset.laidOut = '';
  };
  document.documentElement.dataset.lazyLayout = 'first';
  let room = height - HEAD_PX;
  while (room > 0 && parts[0]) {
    const { localName, textContent } = parts[0];
    room -= PART_PX + (textContent.length * characterPx2(localName)) / Math.min(width, MEASURE_PX);
    next();
  }
  // Laid out and not painted yet: where the guess was too high, there is a gap.
  new ResizeObserver((_, observer) => {
    observer.disconnect();
    while (last && last.getBoundingClientRect().bottom < height) next();
  }).observe(text);
  for (const type of TAKING_OVER)
    window.addEventListener(type, letBrowserChoose, { passive: true, capture: true, once: true });
}
