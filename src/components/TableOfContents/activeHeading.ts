import { TOC_ACTIVE_MARGIN_PX, TOC_SCROLL_OFFSET_PX } from '../../constants';

/** A heading of the contents list (ARCHITECTURE.md#contents-list). */
export interface ContentsHeading {
  id: string;
  /** Distance from the top of the document, in px. */
  offsetTop: number;
  /** The heading's words; anything after a `#` is removed. */
  textContent: string;
}

/** The words of a heading without the `#` of its anchor link and what follows. */
export const headingText = (text: string): string => (text.split('#')[0] ?? '').trim();

/**
 * The heading the reader is in (ARCHITECTURE.md#contents-list): the first one whose next heading starts below the scroll position
 * plus offset plus margin; the last one where no next heading does.
 * @param headings in the order of the page
 * @param scrollY the page's scroll position, in px
 * @returns undefined without headings
 */
export function activeHeading(
  headings: readonly ContentsHeading[],
  scrollY: number,
): ContentsHeading | undefined {
  const line = scrollY + TOC_SCROLL_OFFSET_PX + TOC_ACTIVE_MARGIN_PX;
  return headings.find((_, index) => {
    const next = headings[index + 1];
    return next === undefined || next.offsetTop > line;
  });
}
