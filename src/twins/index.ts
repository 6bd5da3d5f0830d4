import { Cache } from '../cache';
import { withoutSlash } from '../data/addressOf';
import type { OwnFields } from '../data/frontMatter';
import { markdownAddress } from '../data/routes';
import { verifiedOf } from '../data/sampleRecord';
import { hrefWithin } from '../versions/hrefWithin';
import { inReadingOrder, type OrderedPage, type VersionDocs } from '../plugins/menu/readingOrder';
import { turn } from '../turn';
import { LLMS_FILE, LLMS_FULL_FILE, llmsFullText, llmsText, type ListedPage } from './llms';
import { twinOf } from './twin';

/** What the twins of a book need to know beside its pages. */
export interface TwinSite {
  siteDir: string;
  /** Origin of the published site, where it is known. */
  siteUrl: string | undefined;
  /** The Markdown of a file. */
  read: (file: string) => string;
  /** When a file was last changed, where that is known. */
  changedOf: (file: string) => string | undefined;
}

const cache = new Cache<string>('twin', ['src/twins/index.ts']);

async function listed(
  { place, doc, file }: OrderedPage,
  version: VersionDocs,
  site: TwinSite,
): Promise<ListedPage> {
  const { title, description, frontMatter } = doc;
  const { titleEn = '' } = frontMatter as OwnFields;
  const within = {
    path: version.path,
    docs: version.docs.map(({ permalink: path }) => ({ path })),
  };
  const page = {
    file,
    source: site.read(file),
    route: place.route,
    title,
    titleEn,
    description,
    version: version.label,
    verified: verifiedOf(file),
    changed: site.changedOf(file),
  };
  const { siteUrl } = site;
  const twin = await cache.ofLater([page, siteUrl, within], () =>
    twinOf(page, { siteUrl, hrefWithin: (href) => hrefWithin(within, href) }),
  );
  return { ...place, title, titleEn, description, twin };
}

/** The Markdown twin of one page of a version; none where no page stands. */
export async function twinAt(
  address: string,
  version: VersionDocs,
  site: TwinSite,
): Promise<string | undefined> {
  const page = inReadingOrder(version, site.siteDir).find(
    ({ place }) => markdownAddress(place.route) === address,
  );
  return page && (await listed(page, version, site)).twin;
}

/**
 * Everything that a version of the book is as Markdown: its pages, `llms.txt` and `llms-full.txt`.
 * @returns the content of each file, by its path below the site's root
 * @throws VFileMessage where a page is badly written
 */
export async function twinFiles(
  version: VersionDocs,
  site: TwinSite,
): Promise<ReadonlyMap<string, string>> {
  const pages: ListedPage[] = [];
  for (const page of inReadingOrder(version, site.siteDir)) {
    await turn();
    pages.push(await listed(page, version, site));
  }
  const base = withoutSlash(version.path);
  const files: Array<[address: string, text: string]> = [
    ...pages.map(({ route, twin }): [string, string] => [markdownAddress(route), twin]),
    [`${base}/${LLMS_FILE}`, llmsText(pages, version.label, base, site)],
    [`${base}/${LLMS_FULL_FILE}`, llmsFullText(pages)],
  ];
  return new Map(files.map(([address, text]) => [address.slice(1), text]));
}
