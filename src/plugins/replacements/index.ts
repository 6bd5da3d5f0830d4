import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const EMPTY = path.resolve(__dirname, 'empty.ts');

interface Replacement {
  /** End of the module's path, without extension. */
  module: string;
  by: string;
  why: string;
}

/**
 * Modules of Docusaurus that no theme door and no option reaches, by the end of their path, and what stands in for each.
 * `tests/house` looks every one up in the installed packages.
 */
export const REPLACEMENTS: readonly Replacement[] = [
  {
    module: '@docusaurus/theme-classic/lib/prism-include-languages',
    by: EMPTY,
    why: 'samples are coloured at build: no highlighter in the browser',
  },
  {
    module: '@docusaurus/theme-classic/lib/nprogress',
    by: EMPTY,
    why: 'sets innerHTML and styles of its own; pages are preloaded, so there is no wait to show',
  },
  {
    module: 'infima/dist/css/default/default.css',
    by: path.resolve(__dirname, '../../css/base.css'),
    why: 'we use none of its components; ours is a tenth of its size',
  },
  {
    module: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher',
    by: path.resolve(__dirname, '../navigation/LifecyclesDispatcher.tsx'),
    why: 'the stock one throws on `#100%` and forgets the scroll position on the way back',
  },
  {
    module: '@docusaurus/core/lib/client/preload',
    by: path.resolve(__dirname, '../navigation/preloadRoute.ts'),
    why: 'the text of a page is HTML that has to be there before the page is shown',
  },
  {
    module: '@docusaurus/core/lib/client/renderToHtml',
    by: path.resolve(__dirname, 'renderToHtml.ts'),
    why: 'React 18 puts NUL bytes into Chinese text with the stream that the stock one uses',
  },
];

/** The components of a page's text stay out of a built site's browser bundle: there the text is HTML. */
const IN_BUILT_BROWSER_BUNDLE: Replacement = {
  module: 'src/components/PageText/parts',
  by: path.resolve(__dirname, '../../components/PageText/partsForBrowser.tsx'),
  why: '9 kB less for every first view (measured)',
};

/** Puts the stand-ins in place. */
export default function replacements(): Plugin {
  return {
    name: 'replacements',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const built = !isServer && process.env.NODE_ENV === 'production';
      return {
        plugins: [...REPLACEMENTS, ...(built ? [IN_BUILT_BROWSER_BUNDLE] : [])].map(({module, by}) => {
          const name = module.split('/').at(-1)!.replace(/\./g, '\\.');
          return new NormalModuleReplacementPlugin(new RegExp(`(?:/|^)${name}(?:\\.js)?$`), (resource) => {
            const full = path.resolve(resource.context, resource.request).split(path.sep).join('/');
            const request = resource.request.startsWith('.') ? full : resource.request.split(path.sep).join('/');
            if (request.replace(/\.js$/, '').endsWith(module)) resource.request = by;
          });
        }),
      };
    },
  };
}
