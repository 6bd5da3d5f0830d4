import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import path from 'node:path';
import { addressOf } from '../../data/addressOf';

type LoadedVersion = LoadedContent['loadedVersions'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** What is read of a version that the docs plugin has loaded. */
export type VersionDocs = Pick<
  LoadedVersion,
  'versionName' | 'label' | 'path' | 'isLast' | 'sidebars'
> & {
  docs: ReadonlyArray<
    Pick<
      DocMetadata,
      'id' | 'source' | 'permalink' | 'title' | 'description' | 'frontMatter' | 'unlisted'
    >
  >;
};

/** Where a page stands in the menu. */
export interface Place {
  /** Its address, without a slash at the end. */
  route: string;
  /** Names of the menu group in both languages; empty for a page that stands in none. */
  group: string;
  groupZh: string;
}

/** A page of a version with its place, and its file. */
export interface OrderedPage {
  place: Place;
  doc: VersionDocs['docs'][number];
  /** Its Markdown, as an absolute path. */
  file: string;
}

const NO_GROUP = { group: '', groupZh: '' };

/** The docs of a menu in its order, each with the innermost group it stands in. A link to another site is no doc. */
function placesIn(
  items: readonly SidebarItem[],
  group = NO_GROUP,
): Map<string, Omit<Place, 'route'>> {
  const places = new Map<string, Omit<Place, 'route'>>();
  for (const item of items) {
    if (item.type === 'doc') places.set(item.id, group);
    if (item.type !== 'category') continue;
    const own = {
      group: item.label,
      groupZh: (item.customProps?.titleZh as string | undefined) ?? '',
    };
    if (item.link?.type === 'doc') places.set(item.link.id, own);
    for (const [id, place] of placesIn(item.items, own)) places.set(id, place);
  }
  return places;
}

/**
 * The pages of a version: those of its menus in their order, then those that stand in none. Nobody finds an unlisted one.
 * @param siteDir the folder that holds `docusaurus.config.ts`
 */
export function inReadingOrder({ docs, sidebars }: VersionDocs, siteDir: string): OrderedPage[] {
  const listed = new Map(docs.filter(({ unlisted }) => !unlisted).map((doc) => [doc.id, doc]));
  const places = new Map([...Object.values(sidebars).flatMap((items) => [...placesIn(items)])]);
  const order = new Set([...places.keys(), ...listed.keys()]);
  return [...order].flatMap((id) => {
    const doc = listed.get(id);
    if (!doc) return [];
    return {
      place: { route: addressOf(doc.permalink), ...(places.get(id) ?? NO_GROUP) },
      doc,
      file: path.join(siteDir, aliasedSitePathToRelativePath(doc.source)),
    };
  });
}
