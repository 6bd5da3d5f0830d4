import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const NOTHING = path.resolve(__dirname, 'nothing.ts');

/** What theme-classic runs in the browser beside its components, by what stands in for it. */
export const STAND_INS: ReadonlyArray<{ module: string; by: string; why: string }> = [
  {
    module: 'infima/dist/css/default/default.css',
    by: path.resolve(__dirname, '../../css/base.css'),
    why: 'we use none of its components; ours is a tenth of its size',
  },
  {
    module: '@docusaurus/theme-classic/lib/prism-include-languages',
    by: NOTHING,
    why: 'samples are coloured at build: no highlighter in the browser',
  },
  {
    module: '@docusaurus/theme-classic/lib/nprogress',
    by: NOTHING,
    why: 'sets innerHTML and styles of its own; pages are preloaded, so there is no wait to show',
  },
];

/** Docusaurus' functions for both sides: CommonJS, so that a package that they name comes along whole. */
const SHARED = /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/;

/**
 * Puts the stand-ins in place: no option of theme-classic turns these modules off. And gives the functions that Docusaurus
 * shares between server and browser the one helper of tslib that they use, in place of all of them (4 kB).
 */
export default function clientModules(): Plugin {
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
          STAND_INS.map(({ module, by }) => [
            `${require.resolve(module).replace(/\.js$/, '')}$`,
            by,
          ]),
        ),
      },
    }),
  };
}
