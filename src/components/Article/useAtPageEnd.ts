import {useEffect, useState} from 'react';

/**
 * Whether the end of the page (what follows the article) has come into the part of the window that the
 * fixed column would use, so that the column has to leave its fixed place.
 * @param path the route shown now
 */
export function useAtPageEnd(path: string): boolean {
  const [atEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const end = document.getElementById('page-end');
    if (!end) return undefined;
    const observer = new IntersectionObserver((entries) => setAtEnd(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(end);
    return () => observer.disconnect();
  }, [path]);
  return atEnd;
}
