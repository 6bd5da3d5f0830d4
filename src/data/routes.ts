/** The routes that no file of `docs/` makes, each by the plugin of its name. */
export const CONSULTING = '/consulting';
export const SEARCH = '/search';

export const PAGES_WITHOUT_FILE: readonly string[] = [CONSULTING, SEARCH];

/** The style sheet of the stock theme's components (plugins/styles). */
export const STOCK_STYLES = '/css/stock.css';

/** Where a page stands as Markdown: `/guards.md`, `/index.md` for the home page. */
export const markdownAddress = (route: string): string =>
  route === '/' ? '/index.md' : `${route}.md`;

/** The doc of the home page, the one whose route is not its own path. */
const HOME_DOC = 'introduction';

/** The doc of a route, which is its file below the folder of the book without the ending: `/cli/overview` → `cli/overview`. */
export const docOf = (route: string): string => route.slice(1) || HOME_DOC;

/** The route of a doc, by its name or its file: `cli/overview.md` → `/cli/overview`. */
export function routeOfDoc(file: string): string {
  const doc = file.replace(/\.mdx?$/, '');
  return doc === HOME_DOC ? '/' : `/${doc}`;
}
