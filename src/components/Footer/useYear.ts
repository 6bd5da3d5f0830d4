import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSyncExternalStore } from 'react';

/** A page is not read for years: nothing tells of a change. */
const never = (): (() => void) => () => undefined;

/**
 * The current year. The HTML carries the build's year and the first render repeats it, so hydration never differs;
 * the reader's clock corrects it right after, and never to a year before the build.
 */
export function useYear(): number {
  const built = Number(useDocusaurusContext().siteConfig.customFields?.buildYear);
  return useSyncExternalStore(
    never,
    () => Math.max(built, new Date().getFullYear()),
    () => built,
  );
}
