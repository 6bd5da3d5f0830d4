import {
  TOC_RESCAN_COUNT,
  TOC_RESCAN_INTERVAL_MS,
  TOC_RESCAN_START_MS,
  TOC_SCROLL_DEBOUNCE_MS,
} from '../../constants';
import { showWithin } from '../ScrollBox/showWithin';
import { activeHeading, headingText, type ContentsHeading } from './activeHeading';

/** Finds elements of the page shown: the first `main`, since a page that is laid out ahead comes after it (html-pages/ahead.ts). */
const shown = (selector: string): HTMLElement[] => [
  ...(document.querySelector('main')?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Where the page's h3 and h4 stand now. */
function measure(): ContentsHeading[] {
  return shown('article :is(h3, h4)[id]').map((heading) => ({
    id: heading.id,
    offsetTop: heading.getBoundingClientRect().top + window.scrollY,
    textContent: headingText(heading.textContent),
  }));
}

/** Scrolls a contents list, or its frame, so that its marked entry is in sight. */
function showMarked(list: Element): void {
  // Nothing is asked of a closed fold: browsers would lay it out for the answer.
  if (list.closest('details:not([open])')) return;
  const link = list.querySelector('[aria-current]');
  if (!link) return;
  showWithin(list, link);
  showWithin(list.parentElement!, link);
}

/** Marks the links to a heading in every contents list, where it is then seen; the line on narrow screens names it, or the page's first one. */
function mark(id: string | undefined): void {
  const lists = shown('[data-contents]');
  for (const list of lists) {
    const links = [...list.querySelectorAll('a')];
    const active = links.find((link) => link.getAttribute('href') === `#${id}`);
    for (const link of links)
      if (link === active) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    const name = list.parentElement?.querySelector('[data-current-heading]');
    const words = (active ?? links[0])?.textContent;
    if (name && name.textContent !== words) name.textContent = words ?? '';
  }
  // After all has been written, so that the browser lays out only once.
  lists.forEach(showMarked);
}

/**
 * Marks the heading the reader is in, and keeps the mark up to date while scrolling.
 * Positions are measured again whenever the article's size changes (fonts, images, a group opened), and in any case
 * by three scans (ARCHITECTURE.md#contents-list).
 * @returns stops it
 */
export function followContents(): () => void {
  let headings: readonly ContentsHeading[] = [];
  let marked: string | undefined;
  let pending: number | undefined;
  const update = (): void => {
    const id = activeHeading(headings, window.scrollY)?.id;
    if (id === marked) return;
    marked = id;
    mark(id);
  };
  const scan = (): void => {
    headings = measure();
    update();
  };
  const onScroll = (): void => {
    window.clearTimeout(pending);
    pending = window.setTimeout(update, TOC_SCROLL_DEBOUNCE_MS);
  };
  const observer = new ResizeObserver(scan);
  const [article] = shown('article');
  // An observer calls back first with the next frame, when the page has been laid out anyway and is not painted yet.
  if (article) observer.observe(article);
  // A list that comes into sight (the line of narrow screens is opened, the window made wider) has not been scrolled to its mark yet.
  const lists = new ResizeObserver((entries) =>
    entries.forEach(({ target }) => showMarked(target)),
  );
  shown('[data-contents]').forEach((list) => lists.observe(list));
  const scans = Array.from({ length: TOC_RESCAN_COUNT }, (_, index) =>
    window.setTimeout(scan, TOC_RESCAN_START_MS + index * TOC_RESCAN_INTERVAL_MS),
  );
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    lists.disconnect();
    scans.forEach((timer) => window.clearTimeout(timer));
    window.clearTimeout(pending);
    window.removeEventListener('scroll', onScroll);
  };
}
