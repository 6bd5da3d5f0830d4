/** What every page of the book needs: the shell, and the data of the menu. */
const SHELL =
  /[\\/](?:src[\\/](?:components|css|theme|data|plugins|search[\\/]bar)|@docusaurus|@mdx-js)[\\/]|docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/]|[\\/]__plugin\.json$|[\\/]\.docusaurus[\\/][^\\/]+$|site-storage\.json$/;

/** What is loaded on demand only stays out of it. */
const ON_DEMAND =
  /[\\/](?:LeaveSite|OfficialSupport|AdSlot[\\/]NetworkAd)\b|[\\/]data[\\/](?:redirect|otherSites|versionPrefixes)|theme-search-algolia/;

/** `translate()` and what it brings along. The search dialog has texts, too, and needs nothing else of the app. */
const WORDS =
  /[\\/]node_modules[\\/]react[\\/]|[\\/]exports[\\/](?:Translate|Interpolate)\.js$|[\\/]codeTranslations\.json$/;

/** Of a style sheet, which stands in a file of its own, a module without content remains. */
const SCRIPT = /\.(?:m?[jt]sx?|json|css)$/;

/**
 * Puts the shell into one file, with the modules of all pages whose text is HTML, and the words of the app into another one.
 * Docusaurus splits it by route component and shares only what half of all pages use: a first view took eleven scripts then
 * (measured). What remains of the app, React above all, stays in a file that only an upgrade changes.
 * @param isPage whether a file is such a page
 */
export const shellChunks = (isPage: (file: string) => boolean): object => ({
  words: {
    name: 'words',
    chunks: 'async',
    enforce: true,
    priority: 46,
    test: ({ resource = '' }: { resource?: string }): boolean => WORDS.test(resource),
  },
  shell: {
    name: 'shell',
    chunks: 'async',
    enforce: true,
    priority: 45,
    test: ({ resource = '' }: { resource?: string }): boolean =>
      isPage(resource) ||
      (SCRIPT.test(resource) && SHELL.test(resource) && !ON_DEMAND.test(resource)),
  },
});
