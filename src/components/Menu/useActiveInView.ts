import {useEffect, useRef, type RefObject} from 'react';

/** What a reader does in the menu ends our scrolling there. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Keeps the current page's link in the visible part of the menu (faults L4) without moving the page: after a navigation,
 * while groups open and close, and when the menu is opened on narrow screens, until the reader uses the menu.
 * @param path the route shown now
 * @returns for the element that holds the links
 */
export function useActiveInView(path: string): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const scroller = list.current?.parentElement;
    if (!list.current || !scroller) return undefined;
    const show = (): void => {
      const link = scroller.querySelector('[aria-current="page"]');
      if (!link) return;
      const {top, bottom} = link.getBoundingClientRect();
      const box = scroller.getBoundingClientRect();
      if (top < box.top || bottom > box.bottom) scroller.scrollTop += top - box.top - box.height / 3;
    };
    // Tells of the first size, too.
    const observer = new ResizeObserver(show);
    const stop = (): void => observer.disconnect();
    observer.observe(list.current);
    TAKING_OVER.forEach((type) => scroller.addEventListener(type, stop, {once: true, passive: true}));
    return () => {
      stop();
      TAKING_OVER.forEach((type) => scroller.removeEventListener(type, stop));
    };
  }, [path]);
  return list;
}
