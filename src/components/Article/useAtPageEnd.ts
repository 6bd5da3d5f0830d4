import {useEffect, useState, type RefObject} from 'react';

/** What the resting place of the contents list near the page's end is worked out from, in px. */
export interface EndGeometry {
  /** Where what follows the article begins, and where the list's track begins, from the top of the document. */
  pageEndTop: number;
  trackTop: number;
  trackHeight: number;
  listHeight: number;
  /** Distance that the list keeps from the top of the window while it is fixed. */
  fixedTop: number;
  windowHeight: number;
}

/**
 * The list's distance from the top of its track once the page's end is in sight: just where it stood when the end
 * came into sight, so that it leaves with the page and nothing jumps.
 */
export function restingTop({pageEndTop, trackTop, trackHeight, listHeight, fixedTop, windowHeight}: EndGeometry): number {
  const atThatMoment = pageEndTop - windowHeight + fixedTop - trackTop;
  return Math.max(0, Math.min(atThatMoment, trackHeight - listHeight));
}

/**
 * Whether the end of the page has come into sight, and where the contents list rests then.
 * @param path the route shown now
 * @param list the element in its fixed (sticky) place; its parent is the track
 * @returns px from the top of the track; undefined while the end is out of sight
 */
export function useAtPageEnd(path: string, list: RefObject<HTMLElement | null>): number | undefined {
  const [top, setTop] = useState<number>();
  useEffect(() => {
    const end = document.getElementById('page-end');
    const track = list.current?.parentElement;
    if (!end || !list.current || !track) return undefined;
    const element = list.current;
    const fixedTop = parseFloat(getComputedStyle(element).top) || 0;
    const place = ([entry]: Array<{isIntersecting: boolean}>): void => {
      const documentTop = (box: Element): number => box.getBoundingClientRect().top + window.scrollY;
      setTop(
        entry?.isIntersecting
          ? restingTop({
              pageEndTop: documentTop(end),
              trackTop: documentTop(track),
              trackHeight: track.clientHeight,
              listHeight: element.offsetHeight,
              fixedTop,
              windowHeight: window.innerHeight,
            })
          : undefined,
      );
    };
    const observer = new IntersectionObserver((entries) => place(entries.slice(-1)));
    observer.observe(end);
    return () => observer.disconnect();
  }, [path, list]);
  return top;
}
