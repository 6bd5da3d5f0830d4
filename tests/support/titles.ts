/** Sections whose pages carry its name in their document title, since other sections have pages of the same name. */
const NAMED: Readonly<Record<string, string>> = {
  '/cli/': 'CLI',
  '/devtools/': 'Devtools',
  '/graphql/': 'GraphQL',
  '/microservices/': 'Microservices',
  '/openapi/': 'OpenAPI',
  '/recipes/': 'Recipes',
  '/websockets/': 'WebSockets',
};

/** What a page's document title says before the suffix (ARCHITECTURE.md#document-titles), from its route and the English title of its front matter. */
export function expectedTitle(route: string, titleEn: string): string {
  if (route === '/') return 'Documentation';
  if (route === '/custom-decorators') return 'Custom decorators';
  const section = Object.entries(NAMED).find(([start]) => route.startsWith(start));
  return section ? `${titleEn} - ${section[1]}` : titleEn;
}
