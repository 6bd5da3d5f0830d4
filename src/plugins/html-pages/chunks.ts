/** What every page of the book needs: the shell, and the data of the menu. */
const SHELL = /[\\/](?:src[\\/](?:components|theme|data|plugins|search[\\/]bar)|@docusaurus|@mdx-js)[\\/]|docusaurus-plugin-content-docs[\\/][^\\/]+[\\/](?:__plugin|p[\\/])|site-storage\.json$/;

/** What is loaded on demand only stays out of it. */
const ON_DEMAND = /[\\/](?:LeaveSite|OfficialSupport)[\\/]|theme-search-algolia/;

/**
 * Puts the shell into one file, with the modules of all pages whose text is HTML. Docusaurus splits it by route component
 * and shares only what half of all pages use: a first view took eleven scripts then (measured).
 * @param isPage whether a file is such a page
 */
export const shellChunk = (isPage: (file: string) => boolean): object => ({
  name: 'shell',
  chunks: 'async',
  enforce: true,
  priority: 45,
  test: ({resource = ''}: {resource?: string}): boolean =>
    isPage(resource) || (/\.(?:[jt]sx?|json|module\.css)$/.test(resource) && SHELL.test(resource) && !ON_DEMAND.test(resource)),
});
