import { whenIdle } from './idle';

/**
 * Laying out a long text is most of what a slow phone does before the first line is seen: three quarters of a second for
 * `/guards`, nearly all of it for what is out of sight. So a document is marked (`data-lazy-layout`), the opened one by the
 * boot script, another one as its text arrives (navigation/scroll.ts): only what is in sight of the text is laid out
 * (`content-visibility` in css/prose.css). The rest follows here, a few parts at a time, while the browser is idle. Then the
 * mark goes, and the page is as if it had never been there.
 *
 * Where a place in the text is wanted from the beginning (an anchor, the way back, a reload), there is no mark.
 */

/** So long one step takes, and then the part that it is at: tasks above 50 ms are felt, and a long sample takes its time. */
const STEP_MS = 20;

let layOutRest: (() => void) | undefined;

/** Lays out at once what is left of the text: every part of it is where it stays. */
export function layOutNow(): void {
  layOutRest?.();
}

/**
 * Lays out a text in steps, if the document is marked.
 * @param text nothing for a page without one
 * @returns leaves it as it is, for another text
 */
export function layOutInSteps(text: HTMLElement | null): () => void {
  const { dataset } = document.documentElement;
  const parts = [...(text?.children ?? [])] as HTMLElement[];
  let next = 0;
  const layOutUntil = (end: number): void => {
    for (; next < parts.length && performance.now() < end; next++) {
      const part = parts[next]!;
      part.dataset.laidOut = '';
      // Asks for the layout, so that this step is the one that takes the time.
      part.getBoundingClientRect();
    }
    if (next < parts.length) return;
    delete dataset.lazyLayout;
    parts.forEach((part) => delete part.dataset.laidOut);
    layOutRest = undefined;
  };
  const all = (): void => layOutUntil(Infinity);
  const step = (): void => {
    if (layOutRest !== all) return;
    layOutUntil(performance.now() + STEP_MS);
    whenIdle(step);
  };
  if (dataset.lazyLayout === '') {
    layOutRest = all;
    whenIdle(step);
  }
  return () => {
    layOutRest = undefined;
  };
}
