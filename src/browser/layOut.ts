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

/** So long one step takes, in ms: tasks above 50 ms are felt, and a slow phone is slower than what it is guessed by. */
const STEP_MS = 20;

/**
 * So long a character takes, in ms: at first a guess, for a phone four times slower than a desk's computer; then as those before
 * took. Devices differ more than texts do.
 */
let characterMs = 0.01;

/** A part takes time without any text, too: that of so many characters, at a guess. */
const PART_CHARACTERS = 100;

/** The characters that a part takes as long as. */
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
    // Asks for the layout, so that this step is the one that takes the time.
    bottomOf(part);
    const took = performance.now() - now;
    now += took;
    // What takes no time has been laid out already. Not by the last one alone: others may have been laid out with it.
    if (took > 1) characterMs = (3 * characterMs + took / sizeOf(part)) / 4;
  } while (rest[0] && now + sizeOf(rest[0]) * characterMs < end);
}

let layOutRest: ((time?: number) => void) | undefined;

let isPaused = false;

/** Waits with the rest of the text, or goes on: what the reader is about to leave is not worth the wait for the next page. */
export const pauseLayout = (pause: boolean): void => void (isPaused = pause);

/** Lays out at once what is left of the text: every part of it is where it stays. */
export function layOutNow(): void {
  layOutRest?.(Infinity);
}

/**
 * Lays out a text in steps, if it is marked.
 * @param text nothing for a page without one
 * @param first what is laid out before its parts
 * @returns leaves it as it is, for another text
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
    // Once the browser has seen the last parts with theirs: without, it counts them as moved (css/prose.css).
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
