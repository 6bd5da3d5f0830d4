import type { Place } from './place';
import { tabStore } from './tabStore';

/** How far the reader had scrolled on each history entry, in px from the top. */
const positions = tabStore<number>('scroll');

/**
 * The name of a history entry: its key, or its path for the entry a visit begins with, which has none. Entries of plain `#…` links
 * have none in older browsers: undefined, and their position is their anchor's.
 */
export const keyOf = ({ key, pathname, hash }: Place): string | undefined =>
  key ?? (hash ? undefined : pathname);

/** Where the reader was on an entry; undefined when nobody knows. */
export const positionOf = (key: string | undefined): number | undefined =>
  key === undefined ? undefined : positions.of(key);

/** Remembers where the reader is, for an entry. */
export function rememberPosition(key: string | undefined): void {
  if (key !== undefined) positions.set(key, Math.round(window.scrollY));
}
