import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const NOTHING = path.resolve(__dirname, 'nothing.ts');

interface StandIn {
  readonly module: string;
  /** The file of Docusaurus that loads it. */
  readonly loadedBy: string;
  readonly by: string;
  readonly why: string;
  /** Whether a site does without it; as a rule all do. */
  readonly when?: (config: Pick<LoadContext['siteConfig'], 'baseUrlIssueBanner'>) => boolean;
}

const CLASSIC = '@docusaurus/theme-classic/lib/index.js';

/** What Docusaurus runs in the browser beside the components of its theme, by what stands in for it. */
export const STAND_INS: readonly StandIn[] = [
  {
    module: 'infima/dist/css/default/default.css',
    loadedBy: CLASSIC,
    by: path.resolve(__dirname, '../../css/base.css'),
    why: 'we use none of its components; ours is a tenth of its size',
  },
  {
    module: '@docusaurus/theme-classic/lib/prism-include-languages',
    loadedBy: CLASSIC,
    by: NOTHING,
    why: 'samples are coloured at build: no highlighter in the browser',
  },
  {
    module: '@docusaurus/theme-classic/lib/nprogress',
    loadedBy: CLASSIC,
    by: NOTHING,
    why: 'sets innerHTML and styles of its own; pages are preloaded, so there is no wait to show',
  },
  {
    module: '@docusaurus/core/lib/client/BaseUrlIssueBanner',
    loadedBy: '@docusaurus/core/lib/client/App.js',
    by: NOTHING,
    why: 'readers would download its text and its script also where the option turns it off',
    // Asked for, it stops the build as ever: the policy allows no script of its own.
    when: ({ baseUrlIssueBanner }) => !baseUrlIssueBanner,
  },
];

/** Docusaurus' functions for both sides: CommonJS, so that a package that they name comes along whole. */
const SHARED = /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/;

/**
 * Puts the stand-ins in place: no option keeps these modules from the browser. And gives the functions that Docusaurus
 * shares between server and browser the one helper of tslib that they use, in place of all of them (4 kB).
 */
export default function clientModules({ siteConfig }: Pick<LoadContext, 'siteConfig'>): Plugin {
  return {
    name: 'client-modules',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: SHARED,
            resolve: { alias: { tslib$: path.resolve(__dirname, 'helpers.ts') } },
          },
        ],
      },
      resolve: {
        alias: Object.fromEntries(
          STAND_INS.filter(({ when }) => when?.(siteConfig) ?? true).map(({ module, by }) => [
            `${require.resolve(module).replace(/(?:[\\/]index)?\.js$/, '')}$`,
            by,
          ]),
        ),
      },
    }),
  };
}
