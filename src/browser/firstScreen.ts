import { MEASURE_PX } from '../constants';
import { TAKING_OVER } from './takingOver';

/**
 * The text of a page that is turned to and shown from its top. Chromium finds out what is in sight (`content-visibility: auto`) by
 * laying the page out, and lays out two screens more then: a second layout before the first line is seen, as long as the
 * first. So here as many parts as fill the screen are named before, and nothing else is laid out until that is painted;
 * `layOut.ts` goes on from there. A reader who does something meanwhile has the browser's own way from then on.
 */

/** In px. */
export interface WindowSize {
  width: number;
  height: number;
}

/** The window's size now. Asked while the page is changing, the browser lays the page out first. */
export const windowSize = (): WindowSize => ({
  width: window.innerWidth,
  height: window.innerHeight,
});

/*
 * A guess at the height of a part, in px: on none of 16 pages, at widths of 360 and 1280 px, was a part of the first screen missing,
 * and 200 px more than needed were laid out (median).
 */
/** The title and what stands with it, at least. */
const HEAD_PX = 200;
/** A part without its text, with its margin; a closed fold has no more. */
const PART_PX = 40;
/** The area of a character, in px²: a sample's are narrow, and a sample has its text twice, in two languages. */
const characterPx2 = (part: string): number =>
  part === 'figure' ? 160 : part === 'details' ? 0 : 440;

/**
 * As many parts of a text as fill its first screen, at a guess.
 * @param text with its page; it need not be in the document
 * @param screen the window, in px
 */
export function firstParts(text: HTMLElement, { width, height }: WindowSize): HTMLElement[] {
  const parts: HTMLElement[] = [];
  let room = height - HEAD_PX;
  for (const part of text.children as HTMLCollectionOf<HTMLElement>) {
    if (room <= 0) break;
    const { localName, textContent } = part;
    room -= PART_PX + (textContent.length * characterPx2(localName)) / Math.min(width, MEASURE_PX);
    parts.push(part);
  }
  return parts;
}

/** Declared once: a function for each page would stay registered, and keep its page in memory, until the reader does something. */
function letBrowserChoose(): void {
  const { dataset } = document.querySelector('main')!;
  if (dataset.lazyLayout) dataset.lazyLayout = '';
}

/** Sets a data attribute, unless it has that value: the browser would style the element anew. */
function mark({ dataset }: HTMLElement, name: string, value: string): void {
  if (dataset[name] !== value) dataset[name] = value;
}

/**
 * Lays out the first screen of a text alone; its page's main part is marked for the rest.
 * @param text not laid out yet, or ahead (html-pages/ahead.ts)
 * @param screen the window, in px: asking for it now would lay out the whole page on a phone
 */
export function layOutFirstScreen(text: HTMLElement, screen: WindowSize): void {
  const parts = firstParts(text, screen);
  parts.forEach((part) => mark(part, 'laidOut', ''));
  mark(text.closest('main')!, 'lazyLayout', 'first');
  let last = parts.at(-1) ?? null;
  // Called after the layout and before it is painted: where the parts were guessed too high, a gap is left, and filled here.
  new ResizeObserver((_, observer) => {
    observer.disconnect();
    while (last && last.getBoundingClientRect().bottom < screen.height) {
      last = last.nextElementSibling as HTMLElement | null;
      if (last) mark(last, 'laidOut', '');
    }
  }).observe(text);
  for (const type of TAKING_OVER)
    window.addEventListener(type, letBrowserChoose, { passive: true, capture: true, once: true });
}

/** Lays out all of a page at once: a place in its text is wanted from the beginning. @param main its main part, perhaps laid out ahead */
export function layOutWhole(main: HTMLElement): void {
  delete main.dataset.lazyLayout;
  main.querySelectorAll('[data-laid-out]').forEach((part) => part.removeAttribute('data-laid-out'));
}
