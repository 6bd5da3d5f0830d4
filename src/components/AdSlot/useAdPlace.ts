import { useLayoutEffect, useRef, type RefObject } from 'react';
import { AD_RECHECK_MS, PAGE_SCROLL_DEBOUNCE_MS } from '../../constants';
import { adPlace, type AdPlace } from './adPlace';

/** The numbers behind the decision, read from the page. */
function measure(): Parameters<typeof adPlace>[0] {
  const end = document.getElementById('page-end')?.getBoundingClientRect();
  return {
    windowWidth: window.innerWidth,
    windowHeight: window.innerHeight,
    contentsHeight: document.getElementById('contents')?.scrollHeight ?? 0,
    atPageEnd: end !== undefined && end.top < window.innerHeight,
  };
}

/** Where it stood on the page before: there it stays until the new page has been looked at, so that it never flickers. */
let last: AdPlace = 'hidden';

/**
 * The advertisement's place, decided with the frame that shows a route, again 300 ms later, when the window changes and after
 * scrolling. It is written by itself: a render would come after the frame, and the layout that it is read from before.
 * @param path the route shown now
 * @returns the slot, and its place to begin with
 */
export function useAdPlace(path: string): { slot: RefObject<HTMLElement | null>; first: AdPlace } {
  const slot = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    let pending: number | undefined;
    const decide = (): void => {
      last = adPlace(measure());
      const { dataset } = slot.current!;
      // The same word written again, too, is a change for the browser, which styles and lays out anew.
      if (dataset.place !== last) dataset.place = last;
    };
    const decideSoon = (): void => {
      window.clearTimeout(pending);
      pending = window.setTimeout(decide, PAGE_SCROLL_DEBOUNCE_MS);
    };
    // Shown already: it must not lie on a longer contents list meanwhile. It is called when that is laid out, with the frame that
    // shows the page or the one after, and not yet painted.
    const contents = new ResizeObserver(decide);
    if (last !== 'hidden') contents.observe(document.getElementById('contents')!);
    const recheck = window.setTimeout(decide, AD_RECHECK_MS);
    window.addEventListener('scroll', decideSoon, { passive: true });
    window.addEventListener('resize', decideSoon);
    return () => {
      contents.disconnect();
      window.clearTimeout(pending);
      window.clearTimeout(recheck);
      window.removeEventListener('scroll', decideSoon);
      window.removeEventListener('resize', decideSoon);
    };
  }, [path]);
  return { slot, first: last };
}
