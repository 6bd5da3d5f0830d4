import type { Place } from './place';

/** Where the scroll positions are kept for the way back, also after a reload or from another site. */
const STORE = 'scroll';

/** In px from the top, by history entry. */
type Positions = Record<string, number>;

/**
 * Names a history entry. The entry a visit begins with has no key; nor, in browsers that give them none, have those that plain
 * `#…` links make: they are not remembered, and their position is their anchor's.
 */
export const keyOf = ({ key, pathname, hash }: Place): string | undefined =>
  key ?? (hash ? undefined : pathname);

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** Where the reader was on an entry; undefined when nobody knows. */
export const positionOf = (key: string | undefined): number | undefined =>
  key === undefined ? undefined : read()[key];

/** Remembers where the reader is, for an entry. */
export function rememberPosition(key: string | undefined): void {
  if (key === undefined) return;
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...read(), [key]: Math.round(window.scrollY) }));
  } catch {
    // Blocked or full: the way back ends at the top.
  }
}
