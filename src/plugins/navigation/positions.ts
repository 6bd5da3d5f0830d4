import type { Place } from './place';
import { tabStore } from './tabStore';

/** How far the reader had scrolled on each history entry, in px from the top. */
const positions = tabStore<number>('scroll');

/**
 * Names a history entry. The entry a visit begins with has no key; nor, in browsers that give them none, have those that plain
 * `#…` links make: they are not remembered, and their position is their anchor's.
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
