import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { breadcrumbs } from '../../components/Article/breadcrumbs';
import { fromSidebar } from '../../components/Menu/fromSidebar';
import { addressOf } from '../../data/addressOf';
import type { OwnFields } from '../../data/frontMatter';
import type { PublishedPage } from '../../hosting/feed';
import { inReadingOrder, type VersionDocs } from '../menu/readingOrder';

type SidebarItems = VersionDocs['sidebars'][string];

/** A sidebar as it reaches the pages: its docs are links. */
const asLinks = (items: SidebarItems, docs: VersionDocs['docs']): PropSidebarItem[] =>
  items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'category') return [{ ...item, items: asLinks(item.items, docs) }];
    if (!('id' in item)) return [item];
    const doc = docs.find(({ id }) => id === item.id);
    return doc ? [{ ...item, type: 'link', href: doc.permalink, label: doc.title }] : [];
  });

/**
 * The pages of a version, in the menu's order, with what feeds and structured data say of them.
 * @param changedOf when a file was last changed, where that is known
 */
export function publishedPages(
  version: VersionDocs,
  siteDir: string,
  changedOf: (file: string) => string | undefined,
): PublishedPage[] {
  const home = addressOf(version.path);
  const menu = Object.values(version.sidebars).flatMap((items) =>
    fromSidebar(asLinks(items, version.docs)),
  );
  return inReadingOrder(version, siteDir).map(({ place: { route }, doc, file }) => {
    const above = route === home ? [] : breadcrumbs(menu, route, home);
    return {
      route,
      title: doc.title,
      titleEn: (doc.frontMatter as OwnFields).titleEn ?? '',
      description: doc.description,
      changed: changedOf(file),
      above: above.map(({ title, titleZh, route: to }) => ({
        name: [title, titleZh].filter(Boolean).join(' · '),
        route: to,
      })),
    };
  });
}
