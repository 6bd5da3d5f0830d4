import { inReadingOrder, type VersionDocs } from '../../plugins/menu/readingOrder';
import { recordOf, type PageRecord } from './records';

/** A version of the book as the search sees it. */
export interface Version {
  name: string;
  label: string;
  /** Where its pages begin: `/`, `/11`. */
  path: string;
  isLast: boolean;
  pages: PageRecord[];
}

/**
 * A version with its pages in the menu's order.
 * @param read the Markdown of a file
 */
export function readVersion(
  version: VersionDocs,
  siteDir: string,
  read: (file: string) => string,
): Version {
  const { versionName: name, label, path, isLast } = version;
  const pages = inReadingOrder(version, siteDir).map(({ place, doc, file }) =>
    recordOf(place, doc, read(file), file.endsWith('.mdx')),
  );
  return { name, label, path, isLast, pages };
}
