import { withoutVersion } from '../../data/versionPrefixes';
import { versionAt } from '../../versions/versionAt';
import type { Book, Kept, Release } from './format';

/** Where a page stands: the file that holds its text, and the version that this belongs to. */
export interface PagePlace {
  book: Book;
  section: Kept;
}

/** @returns nothing for an unknown address */
export function placeOf({ books }: Release, route: string): PagePlace | undefined {
  for (const book of books) {
    const section = book.sections.find(({ routes }) => routes.includes(route));
    if (section) return { book, section };
  }
  return undefined;
}

/**
 * Where an address leads in a release, as the host answers it (hosting/route.ts): a moved page, a page, or the page of an address
 * that names a version.
 * @param route the one spelling of the address
 * @param query the reader's own
 * @returns nothing for an unknown address
 */
export function targetIn(
  release: Release,
  route: string,
  query: string,
): { to: string; query: string } | undefined {
  const current = (from: string): string =>
    release.moved.find(([old]) => old === from)?.[1] ?? from;
  const page = (to: string, its = query): { to: string; query: string } | undefined =>
    placeOf(release, to) ? { to, query: its } : undefined;
  const versioned = withoutVersion(route);
  return (
    page(current(route)) ?? (versioned && page(current(versioned.route), versioned.query || query))
  );
}

/**
 * What a reader needs of a release, in the order in which it is fetched: what every page takes, the section that the
 * reader is in, the other sections, the search.
 * @param path the page shown
 */
export function wantedFiles(release: Release, path: string): Kept[] {
  const book = versionAt(release.books, path);
  if (!book) return [...release.core];
  const here = book.sections.filter(({ routes }) => routes.includes(path));
  const others = book.sections.filter((section) => !here.includes(section));
  return [book.shell, ...release.core, ...here, ...others, ...(book.search ? [book.search] : [])];
}

/** The addresses of all files of a release. */
export const filesOf = ({ core, books }: Release): Set<string> =>
  new Set(
    [
      ...core,
      ...books.flatMap(({ shell, sections, search }) => [
        shell,
        ...sections,
        ...(search ? [search] : []),
      ]),
    ].map(({ url }) => url),
  );

/** Whether a tab with these scripts and styles can show a page of a release. */
export const fits = ({ assets }: Release, running: readonly string[]): boolean =>
  assets.every((asset) => running.includes(asset));
