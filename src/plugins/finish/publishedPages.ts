import type { PublishedPage } from '../../hosting/feed';
import { inReadingOrder, type Site, type VersionDocs } from '../menu/readingOrder';

/** The home page among the breadcrumbs, as over the title. */
const HOME = 'Documentation';

/**
 * The pages of a version, in the menu's order, with what feeds and structured data say of them. A group of the menu has no
 * page of its own; its breadcrumb leads to its first one, as over the title.
 * @param changedOf when a file was last changed, where that is known
 */
export function publishedPages(
  version: VersionDocs,
  site: Site,
  changedOf: (file: string) => string | undefined,
): PublishedPage[] {
  const pages = inReadingOrder(version, site);
  const home = version.path.replace(/(?!^)\/+$/, '');
  return pages.map(({ place: { route, group, groupZh }, doc, file }) => {
    const first = pages.find(({ place }) => place.group === group)?.place.route ?? route;
    const crumbs = [
      { name: HOME, route: home },
      ...(group ? [{ name: [group, groupZh].filter(Boolean).join(' · '), route: first }] : []),
    ];
    return {
      route,
      title: doc.title,
      titleEn: (doc.frontMatter as { titleEn?: string }).titleEn ?? '',
      description: doc.description,
      changed: changedOf(file),
      above: route === home ? [] : crumbs,
    };
  });
}
