import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const NOTHING = path.resolve(__dirname, 'nothing.ts');

interface StandIn {
  readonly module: string;
  /** The file of Docusaurus that loads it. */
  readonly loadedBy: string;
  readonly by: string;
  readonly why: string;
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
];

/** Puts the stand-ins in place: no option keeps these modules from the browser. */
export default function clientModules(): Plugin {
  return {
    name: 'client-modules',
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries(
          STAND_INS.map(({ module, by }) => [
            `${require.resolve(module).replace(/(?:[\\/]index)?\.js$/, '')}$`,
            by,
          ]),
        ),
      },
    }),
  };
}
