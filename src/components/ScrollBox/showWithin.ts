/**
 * Scrolls a box, and nothing around it, so that an element in it is seen, a third from the top; not at all where it is already.
 * @param box what scrolls, if it has more than it shows
 */
export function showWithin(box: Element, element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - frame.height / 3;
}
