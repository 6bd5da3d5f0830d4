import { whenIdle, whenPainted } from './idle';

/**
 * Laying out a long text is most of what a slow phone does before the first line is seen: three quarters of a second for
 * `/guards`, nearly all of it for what is out of sight. So it is marked (`data-lazy-layout`): on the document that the browser has
 * opened, by the boot script, or on the main part of a page that follows (firstScreen.ts). Only what is in sight of the text is
 * laid out then (`content-visibility` in css/prose.css). The rest follows here, a few parts at a time, while the browser is
 * idle. Then the mark goes, and the page is as if it had never been there.
 *
 * Where a place in the text is wanted from the beginning (an anchor, the way back, a reload), and on a document that is opened in a
 * tall window, there is no mark.
 */

/** How long one step may take, in ms. Readers feel tasks above 50 ms, and a slow phone takes longer than `characterMs` guesses. */
const STEP_MS = 20;

/**
 * How long the layout of a character takes, in ms: first a guess, for a phone four times slower than a desktop computer, then
 * corrected by what each step has taken on this device. Devices differ more than texts do.
 */
let characterMs = 0.01;

/** What a part without any text costs, as a number of characters: a guess. */
const PART_CHARACTERS = 100;

/** What a part costs, as a number of characters. */
const sizeOf = (part: HTMLElement): number => part.textContent.length + PART_CHARACTERS;

const bottomOf = (part?: HTMLElement): number => part?.getBoundingClientRect().bottom ?? 0;

/**
 * Lays out the first of some parts of a marked text: as many as a step has time for, one at least. A long sample takes so much
 * of it that it gets one of its own.
 * @param rest those that are laid out are taken from it
 * @param time for the step, in ms
 */
export function layOutSome(rest: HTMLElement[], time = STEP_MS): void {
  let now = performance.now();
  const end = now + time;
  do {
    const part = rest.shift();
    if (!part) return;
    part.dataset.laidOut = '';
    // Asking for a position makes the browser lay the part out now, so that the time can be measured.
    bottomOf(part);
    const took = performance.now() - now;
    now += took;
    // A part that took no time had been laid out before, and says nothing. An average, since one part's layout may include others.
    if (took > 1) characterMs = (3 * characterMs + took / sizeOf(part)) / 4;
  } while (rest[0] && now + sizeOf(rest[0]) * characterMs < end);
}

let layOutRest: ((time?: number) => void) | undefined;

let isPaused = false;

/** Stops laying out the rest of the text, or goes on: while the next page is on the way, it would only be delayed by that. */
export const pauseLayout = (pause: boolean): void => void (isPaused = pause);

/** Lays out at once what is left of the text, so that every part of it is at its final height. */
export function layOutNow(): void {
  layOutRest?.(Infinity);
}

/**
 * Lays out a text in steps, if it is marked.
 * @param text nothing for a page without one
 * @param first an element that is laid out before its parts
 * @returns stops, because another text is shown
 */
export function layOutInSteps(text: HTMLElement | null, first: HTMLElement | null): () => void {
  const marked = (text ?? document.body).closest<HTMLElement>('[data-lazy-layout]');
  const parts = [first ?? [], ...(text?.children ?? [])].flat() as HTMLElement[];
  const rest = [...parts];
  const layOut = (time?: number): void => {
    layOutSome(rest, time);
    if (rest[0]) return;
    layOutRest = undefined;
    delete marked!.dataset.lazyLayout;
    // The parts keep their own marks until that is painted: Chromium would count them as moved (css/prose.css).
    whenPainted(() => parts.forEach((part) => delete part.dataset.laidOut));
  };
  const step = (): void => {
    if (layOutRest !== layOut) return;
    if (isPaused) return whenIdle(step);
    // What grows above a reader who has jumped ahead moves what they see: browsers do not always make up for it.
    const above = parts.findLast((part) => bottomOf(part) < 0);
    const bottom = bottomOf(above);
    layOut();
    const moved = bottomOf(above) - bottom;
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
    whenIdle(step);
  };
  if (marked) {
    layOutRest = layOut;
    whenPainted(step);
  }
  return () => {
    layOutRest = undefined;
  };
}
