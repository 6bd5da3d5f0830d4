import { canonicalPath } from '../../data/addressOf';
import { versionAt } from '../../versions/versionAt';

/** Where an old address leads. The table comes only for those who are on one: nobody else pays for it. */
async function knownTarget(path: string): Promise<string | undefined> {
  const [{ redirectTarget }, { redirects }] = await Promise.all([
    import(/* webpackChunkName: "addresses" */ '../../data/redirectTarget'),
    import(/* webpackChunkName: "addresses" */ '../../data/redirects'),
  ]);
  return redirectTarget(redirects, path);
}

/**
 * Where the pages of the address's version begin, nothing for the one at the root. One 404 page stands for all versions and
 * names the other ones' beginnings, which are in lower case as all addresses of pages are.
 */
const baseOf = (path: string, bases = ''): string =>
  versionAt(
    ['', ...bases.split(' ')].map((base) => ({ path: base })),
    path.toLowerCase(),
  )!.path;

/**
 * A page is shown: from that of unknown paths a known old address goes on to its page and another spelling (`/Guards/`) to the plain
 * one, with query and hash kept, every other one to the root (ARCHITECTURE.md#unknown-paths). Not when the reader has gone elsewhere meanwhile.
 * @param goInstead goes to an address of this site (path, query and hash), which takes the shown one's place in the history
 */
export function leaveUnknownPage(goInstead: (target: string) => void): void {
  const page = document.getElementById('unknown-page');
  if (!page) return;
  const { href, pathname, search, hash } = window.location;
  const base = baseOf(pathname, page.dataset.bases);
  const goOn = (target?: string): void => {
    if (window.location.href !== href) return;
    const plain = canonicalPath(pathname);
    const path = target ? base + target : plain === pathname ? undefined : plain;
    const query = path?.includes('?') ? '' : search;
    // Two slashes at the beginning (`/v11//elsewhere`) would name another site.
    goInstead(path ? path.replace(/^\/+/, '/') + query + hash : '/');
  };
  knownTarget(pathname.slice(base.length)).then(goOn, () => goOn());
}
