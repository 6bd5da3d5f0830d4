/** A place where this site depends on how a package is written inside, beyond what its documentation promises. */
export interface Seam {
  name: string;
  /** Files in the installed packages that the place depends on. */
  upstream: readonly string[];
  /** The first release of `upstream`'s package that it was seen with; later ones of the same major are tried by the tests. */
  holdsFor: string;
  /** Where ours are. */
  ours: readonly string[];
  why: string;
}

/**
 * All of them. An upgrade that breaks one fails in `tests/house/seams.test.ts`, which says what has changed.
 * Doors in `src/theme` are none: swizzling is Docusaurus' own way, and `tests/house/doors.test.ts` looks each one up.
 */
export const SEAMS: readonly Seam[] = [
  {
    name: 'exports of a page’s module',
    upstream: [
      '@docusaurus/plugin-content-docs/lib/client/doc.js',
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    ],
    holdsFor: '3.10',
    ours: ['src/plugins/html-pages/pageModule.js'],
    why: 'a page whose text is HTML, or that is not compiled yet, has a module of ours in the browser, with the exports that the docs plugin reads',
  },
  {
    name: 'modules that the browser can do without',
    upstream: ['@docusaurus/theme-classic/lib/index.js'],
    holdsFor: '3.10',
    ours: ['src/plugins/client-modules/index.ts'],
    why: 'no option keeps the theme’s style sheet, its highlighter’s languages and its progress bar from the browser',
  },
  {
    name: 'what client modules are told of a navigation',
    upstream: ['@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js'],
    holdsFor: '3.10',
    ours: ['src/plugins/navigation/client.ts', 'src/plugins/html-pages/router.ts'],
    why: 'where pages are HTML, client modules are told as Docusaurus tells them; it always scrolls to the top on the way back and throws at a malformed hash: hashes are mended before it sees them, and the place is set right after it has scrolled, before the browser paints',
  },
  {
    name: 'providers of the layout',
    upstream: [
      '@docusaurus/theme-common/lib/internal.js',
      '@docusaurus/theme-classic/lib/theme/Layout/Provider/index.js',
    ],
    holdsFor: '3.10',
    ours: ['src/theme/Layout/Provider/index.tsx'],
    why: 'the stock colour-mode provider takes the stored theme for a bare word and writes junk of other tabs back; the other providers are the stock ones',
  },
  {
    name: 'the end of a build',
    upstream: [
      '@docusaurus/plugin-client-redirects/lib/index.js',
      '@docusaurus/plugin-sitemap/lib/index.js',
    ],
    holdsFor: '3.10',
    ours: ['src/plugins/finish/index.ts'],
    why: 'Docusaurus runs `postBuild` of all plugins at once, and the files for the hosts need what these two write: they are called as functions, and their redirect pages get a script that the policy allows',
  },
  {
    name: 'marks of the app in the document',
    upstream: [
      '@docusaurus/core/lib/client/clientEntry.js',
      '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
      '@docusaurus/core/lib/client/docusaurus.js',
    ],
    holdsFor: '3.10',
    ours: ['src/plugins/html-pages/start.ts', 'src/plugins/navigation/AppRouter.tsx'],
    why: 'tools wait for `data-has-hydrated`, which is set where React does not come, too; and pages are preloaded by `window.docusaurus`, which is typed but not documented',
  },
  {
    name: 'entries of the bundles',
    upstream: [
      '@docusaurus/core/lib/webpack/client.js',
      '@docusaurus/core/lib/webpack/server.js',
      '@docusaurus/core/lib/ssg/ssgRenderer.js',
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    ],
    holdsFor: '3.10',
    ours: ['src/plugins/first-view/index.ts', 'src/plugins/html-pages/keptHtml.ts'],
    why: 'the first view needs neither React nor Docusaurus, and a page that is kept needs no rendering: ours are the entries, and theirs, one file each, are parts of the bundles that they ask later or not at all',
  },
];
