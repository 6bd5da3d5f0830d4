import { site } from '../../data/site';

/** Routes whose title is not the page's own English name (ARCHITECTURE.md#document-titles). */
const ROUTE_TITLES: Readonly<Record<string, string>> = {
  '/custom-decorators': 'Custom decorators',
};

/**
 * Sections whose chapters share their names with chapters of other sections (“Guards”, “Mapped types”): the section's
 * name makes each title one of a kind in tabs, bookmarks and search results.
 */
const SECTIONS: Readonly<Record<string, string>> = {
  cli: 'CLI',
  devtools: 'Devtools',
  graphql: 'GraphQL',
  microservices: 'Microservices',
  openapi: 'OpenAPI',
  recipes: 'Recipes',
  websockets: 'WebSockets',
};

/**
 * The part of the document title before the site's suffix: the route's English title; the root has none.
 * @param permalink the page's route
 * @param titleEn `titleEn` of its front matter
 */
export function documentTitle(permalink: string, titleEn: string | undefined): string {
  if (permalink === '/' || !titleEn) return site.homeTitle;
  if (Object.hasOwn(ROUTE_TITLES, permalink)) return ROUTE_TITLES[permalink]!;
  const folder = permalink.split('/')[1] ?? '';
  return Object.hasOwn(SECTIONS, folder) ? `${titleEn} - ${SECTIONS[folder]!}` : titleEn;
}
