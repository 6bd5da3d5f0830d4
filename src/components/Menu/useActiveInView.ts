import {useEffect, useRef, type RefObject} from 'react';

/**
 * Keeps the current page's link in the visible part of the menu (faults L4) without moving the page.
 * @param path the route shown now
 * @returns for the element that holds the links
 */
export function useActiveInView(path: string): RefObject<HTMLElement> {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const scroller = list.current?.parentElement;
    if (!link || !scroller) return;
    const {top, bottom} = link.getBoundingClientRect();
    const box = scroller.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) scroller.scrollTop += top - box.top - box.height / 3;
  }, [path]);
  return list;
}
