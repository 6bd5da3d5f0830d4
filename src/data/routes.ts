/** The routes that no file of `docs/` makes, each by the plugin of its name. */
export const CONSULTING = '/consulting';
const SEARCH = '/search';

export const PAGES_WITHOUT_FILE: readonly string[] = [CONSULTING, SEARCH];

/** Where a page stands as Markdown: `/guards.md`, `/index.md` for the home page. */
export const markdownAddress = (route: string): string =>
  route === '/' ? '/index.md' : `${route}.md`;
