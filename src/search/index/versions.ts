import {readFileSync} from 'node:fs';
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import path from 'node:path';
import {recordOf, type PageRecord, type Place} from './records';

type LoadedVersion = LoadedContent['loadedVersions'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** What is read of a version that the docs plugin has loaded. */
export type VersionDocs = Pick<LoadedVersion, 'versionName' | 'label' | 'path' | 'isLast' | 'sidebars'> & {
  docs: ReadonlyArray<Pick<DocMetadata, 'id' | 'source' | 'permalink' | 'title' | 'description' | 'frontMatter' | 'unlisted'>>;
};

/** A version of the book as the search sees it. */
export interface Version {
  name: string;
  label: string;
  /** Where its pages begin: `/`, `/11`. */
  path: string;
  isLast: boolean;
  pages: PageRecord[];
}

const NO_GROUP = {group: '', groupZh: ''};

/** The docs of a menu in its order, each with the innermost group it stands in. A link to another site is no doc. */
function placesIn(items: readonly SidebarItem[], group = NO_GROUP): Map<string, Omit<Place, 'route'>> {
  const places = new Map<string, Omit<Place, 'route'>>();
  for (const item of items) {
    if (item.type === 'doc') places.set(item.id, group);
    if (item.type !== 'category') continue;
    const own = {group: item.label, groupZh: String(item.customProps?.titleZh ?? '')};
    if (item.link?.type === 'doc') places.set(item.link.id, own);
    for (const [id, place] of placesIn(item.items, own)) places.set(id, place);
  }
  return places;
}

/** An address as the site's links have it: `/11/`, the home of a version, is `/11` when they have no slash at their ends. */
const addressOf = (permalink: string, {trailingSlash, baseUrl}: Site): string =>
  trailingSlash === false && permalink !== baseUrl ? permalink.replace(/\/$/, '') : permalink;

/** What is read of the site's context and settings. */
export interface Site {
  siteDir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
}

/** The pages of a version: those of its menus in their order, then those that stand in none. Nobody finds an unlisted one. */
export function readVersion({versionName: name, label, path: start, isLast, docs, sidebars}: VersionDocs, site: Site): Version {
  const listed = new Map(docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
  const places = new Map([...Object.values(sidebars).flatMap((items) => [...placesIn(items)])]);
  const order = new Set([...places.keys(), ...listed.keys()]);
  const pages = [...order].flatMap((id) => {
    const doc = listed.get(id);
    if (!doc) return [];
    const file = path.join(site.siteDir, aliasedSitePathToRelativePath(doc.source));
    return [recordOf({route: addressOf(doc.permalink, site), ...(places.get(id) ?? NO_GROUP)}, doc, readFileSync(file, 'utf8'), file.endsWith('.mdx'))];
  });
  return {name, label, path: start, isLast, pages};
}
