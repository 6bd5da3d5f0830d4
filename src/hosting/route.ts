import type { LiveRedirect } from '../data/redirectRules';
import { canonicalPath } from '../data/addressOf';
import { withoutVersion } from '../data/versionPrefixes';

/** What a request is answered with. */
export type Answer =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'missing' }
  | { kind: 'malformed' };

/** A built site, as far as addresses go. */
export interface Site {
  /** The files that are served under their own path, as `assets/css/x.css`. */
  files: ReadonlySet<string>;
  /** Route → file of every page; routes are lower-case ASCII (`finishBuild` sees to it). */
  pages: ReadonlyMap<string, string>;
  redirects: ReadonlyMap<string, LiveRedirect>;
}

const ROOT: Answer = { kind: 'redirect', status: 302, to: '/' };

/** A path as text, or nothing when it is not one: bad percent encoding, bad UTF-8, control characters. */
function decode(rawPath: string): string | undefined {
  try {
    const text = decodeURIComponent(rawPath);
    return /\p{Cc}/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Decides what a request is answered with: file or page, moved page, other spelling, missing asset (404), root (302).
 * Only names that were found in the built site are ever answered with a file, and every redirect leads to a path that
 * is written here or in the redirect list, so that no request can reach outside the site (ARCHITECTURE.md#faults U6–U11).
 * @param target the request line's path and query, as the client sent them
 */
export function answer(target: string, { files, pages, redirects }: Site): Answer {
  const [, rawPath = '', query = ''] = /^(\/[^?]*)(\?.*)?$/s.exec(target) ?? [];
  const path = decode(rawPath);
  if (!path) return { kind: 'malformed' };
  const nothing: Answer = path.startsWith('/assets/') ? { kind: 'missing' } : ROOT;
  if (/\/\/|\\|%2f|%5c/i.test(rawPath)) return nothing;

  if (files.has(path.slice(1))) return { kind: 'file', file: path.slice(1) };

  const route = canonicalPath(path);
  const moved = redirects.get(route);
  if (moved) return { kind: 'redirect', status: moved.status, to: moved.to + query };
  const file = pages.get(route);
  if (file)
    return rawPath === route
      ? { kind: 'file', file }
      : { kind: 'redirect', status: 301, to: route + query };

  // One step, whatever the address behind the prefix has become since.
  const versioned = withoutVersion(route);
  const inner = versioned && (redirects.get(versioned.route)?.to ?? versioned.route);
  if (versioned && inner !== undefined && pages.has(inner))
    return { kind: 'redirect', status: 301, to: inner + (versioned.query || query) };

  return nothing;
}
