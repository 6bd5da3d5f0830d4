import type {Plugin} from '@docusaurus/types';

/** What every page of the book needs: the shell, and the data of the menu. */
const SHELL = /[\\/](?:src[\\/](?:components|theme|data|plugins|search[\\/]bar)|@docusaurus|@mdx-js)[\\/]|docusaurus-plugin-content-docs[\\/]default[\\/](?:__plugin|p[\\/])|site-storage\.json$/;

/** What is loaded on demand only stays out of it. */
const ON_DEMAND = /[\\/](?:LeaveSite|OfficialSupport)[\\/]|theme-search-algolia/;

/**
 * Puts the shell into one file. Docusaurus splits it by route component and shares only what half of all pages use:
 * a first view took eleven scripts then, with the header's and the menu's modules in several of them (measured).
 */
export default function chunks(): Plugin {
  return {
    name: 'chunks',
    // Typed by hand: the type of a rule for chunks is not exported.
    configureWebpack(_config, isServer): object {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const shell = {
        name: 'shell',
        chunks: 'async' as const,
        enforce: true,
        priority: 45,
        test: ({resource = ''}: {resource?: string}): boolean => /\.(?:[jt]sx?|json|module\.css)$/.test(resource) && SHELL.test(resource) && !ON_DEMAND.test(resource),
      };
      return {optimization: {splitChunks: {cacheGroups: {shell}}}};
    },
  };
}
