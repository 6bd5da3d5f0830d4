import { withoutSlash } from '../data/addressOf';

/** What the docs plugin's global data say of a version, as far as it is read here. */
interface VersionData {
  path: string;
  docs: ReadonlyArray<{ path: string }>;
}

const pathsOf = new WeakMap<object, ReadonlySet<string>>();

/** The addresses of a version's pages, collected once. */
function pagesOf(version: VersionData): ReadonlySet<string> {
  const known = pathsOf.get(version.docs);
  if (known) return known;
  const pages = new Set(version.docs.map(({ path }) => withoutSlash(path)));
  pathsOf.set(version.docs, pages);
  return pages;
}

/**
 * Where a link of the book leads from within a version. Writers link from the root (`/guards`), as if there were one
 * version; a page that this version has not stays the newest one's.
 */
export function hrefWithin(version: VersionData | undefined, href: string): string {
  const base = withoutSlash(version?.path ?? '');
  if (!version || base === '' || !href.startsWith('/')) return href;
  const [, route = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return pagesOf(version).has(withoutSlash(base + route))
    ? withoutSlash(base + route) + rest
    : href;
}
