import type { Redirect } from './redirects';
import { canonicalPath } from './addressOf';
import { withoutVersion } from './versionPrefixes';

/**
 * Where an old address, or one of another version, leads inside the app or on the development server; nothing for every
 * other path. The address of a version may carry a query of its own, which takes the place of the reader's.
 */
export function redirectTarget(list: readonly Redirect[], path: string): string | undefined {
  const route = canonicalPath(path);
  const moved = (from: string): string | undefined =>
    list.find((redirect) => redirect.from === from)?.to;
  const known = moved(route);
  if (known !== undefined) return known;
  const versioned = withoutVersion(route);
  return versioned && (moved(versioned.route) ?? versioned.route) + versioned.query;
}
