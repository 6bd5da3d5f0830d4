import { CAPTION } from './caption';

/** The title of the figure that a box stands in; of two, the one of the box's own choice (`Sample`). */
const titleOf = (box: HTMLElement): string =>
  box
    .closest('figure')
    ?.querySelector(`figcaption > :is(span:not([data-for]), [data-for="${box.dataset.panel}"])`)
    ?.textContent ?? '';

/** A box whose content is wider than itself is a named stop for the keyboard, no landmark; one that fits is neither. */
function update(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) {
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    const label = box.dataset.scrollLabel ?? '';
    box.setAttribute(
      'aria-label',
      label.replace(CAPTION, () => titleOf(box)),
    );
  } else {
    box.removeAttribute('tabindex');
    box.removeAttribute('role');
    box.removeAttribute('aria-label');
  }
}

/**
 * Keeps the boxes with `data-scroll-label` inside an element reachable by keyboard while they scroll.
 * @returns stops watching
 */
export function watchScrollBoxes(root: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) =>
    entries.forEach(({ target }) => update(target as HTMLElement)),
  );
  root.querySelectorAll<HTMLElement>('[data-scroll-label]').forEach((box) => observer.observe(box));
  return () => observer.disconnect();
}
