import {useEffect, useState} from 'react';
import {TOC_RESCAN_COUNT, TOC_RESCAN_INTERVAL_MS, TOC_RESCAN_START_MS, TOC_SCROLL_DEBOUNCE_MS} from '../../constants';
import {activeHeading, headingText, type ContentsHeading} from './activeHeading';

const ARTICLE = 'main article';

/** Where the page's h3 and h4 stand now. */
function measure(): ContentsHeading[] {
  return [...document.querySelectorAll<HTMLElement>(`${ARTICLE} :is(h3, h4)[id]`)].map((heading) => ({
    id: heading.id,
    offsetTop: heading.getBoundingClientRect().top + window.scrollY,
    textContent: headingText(heading.textContent ?? ''),
    level: Number(heading.tagName.slice(1)),
  }));
}

/**
 * The id of the heading the reader is in, kept up to date while scrolling.
 * Positions are measured again whenever the article's size changes (fonts, images, a group opened), and in any case
 * by the spec's three scans.
 * @param visit changes with each navigation
 */
export function useActiveHeading(visit: string): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let headings = measure();
    let pending: number | undefined;
    const update = (): void => setActive(activeHeading(headings, window.scrollY)?.id);
    const scan = (): void => {
      headings = measure();
      update();
    };
    const onScroll = (): void => {
      window.clearTimeout(pending);
      pending = window.setTimeout(update, TOC_SCROLL_DEBOUNCE_MS);
    };
    const observer = new ResizeObserver(scan);
    const article = document.querySelector(ARTICLE);
    if (article) observer.observe(article);
    const scans = Array.from({length: TOC_RESCAN_COUNT}, (_, index) =>
      window.setTimeout(scan, TOC_RESCAN_START_MS + index * TOC_RESCAN_INTERVAL_MS),
    );
    window.addEventListener('scroll', onScroll, {passive: true});
    update();
    return () => {
      observer.disconnect();
      scans.forEach((timer) => window.clearTimeout(timer));
      window.clearTimeout(pending);
      window.removeEventListener('scroll', onScroll);
    };
  }, [visit]);

  return active;
}
