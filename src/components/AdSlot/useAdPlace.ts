import { useEffect, useState } from 'react';
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
 * The advertisement's place, decided again 300 ms after a route is shown, when the window changes and after scrolling.
 * @param path the route shown now
 */
export function useAdPlace(path: string): AdPlace {
  const [place, setPlace] = useState<AdPlace>(last);
  useEffect(() => {
    let pending: number | undefined;
    const decide = (): void => {
      last = adPlace(measure());
      setPlace(last);
    };
    const decideSoon = (): void => {
      window.clearTimeout(pending);
      pending = window.setTimeout(decide, PAGE_SCROLL_DEBOUNCE_MS);
    };
    // Shown already: it must not lie on a longer contents list meanwhile.
    if (last !== 'hidden') decide();
    const recheck = window.setTimeout(decide, AD_RECHECK_MS);
    window.addEventListener('scroll', decideSoon, { passive: true });
    window.addEventListener('resize', decideSoon);
    return () => {
      window.clearTimeout(pending);
      window.clearTimeout(recheck);
      window.removeEventListener('scroll', decideSoon);
      window.removeEventListener('resize', decideSoon);
    };
  }, [path]);
  return place;
}
