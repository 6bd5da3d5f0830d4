import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';

/**
 * The current year. The HTML carries the build's year and the first render repeats it, so hydration never differs;
 * the reader's clock corrects it right after, and never to a year before the build.
 */
export function useYear(): number {
  const built = Number(useDocusaurusContext().siteConfig.customFields?.buildYear);
  const [year, setYear] = useState(built);
  useEffect(() => setYear(Math.max(built, new Date().getFullYear())), [built]);
  return year;
}
