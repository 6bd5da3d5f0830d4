/**
 * The first view is light: what a page does by itself is a small script, and what nobody waits for comes after it.
 *
 *   entry.ts ─ now ───→ page.ts: menu, contents list, samples, theme, search box, newsletter (each component's `…Behaviour.ts`)
 *            └ later ─→ later.ts: when the page is idle or a link of this site is about to be followed
 *                        ├→ html-pages/start.ts: the next pages, and rest.ts (advertisement, footer, old addresses)
 *                        └→ parts.ts, where the page has the app (useAppMark.ts): React, then Docusaurus' own entry, and rest.ts
 *
 * Each behaviour exists once. It hears events on the document and keeps its state in attributes (`open`, `data-…`,
 * `aria-…`), so that it works without React as before, during and after hydration; the React components write the same markup, and
 * leave it alone from then on. Until what comes later is there, a link is an ordinary link. Where React would compare a text that a
 * behaviour changes, the component says so (`suppressHydrationWarning`, or HTML of its own that React never looks into).
 *
 * Texts that a behaviour needs stand in the markup (`data-…`), since `translate()` would bring React along.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Makes ours the entry of the browser's bundle, and Docusaurus' own a part of it that is loaded later. */
export default function firstView(): Plugin {
  return {
    name: 'first-view',
    // Typed by hand: `mergeStrategy` would take the entry for a list.
    configureWebpack({ entry }, isServer, { currentBundler }): object {
      if (isServer) return {};
      if (typeof entry !== 'string')
        throw new Error(
          'Docusaurus 浏览器端的入口不再是一个文件：src/plugins/first-view/index.ts 要照新的样子改。',
        );
      return {
        entry: path.resolve(__dirname, 'entry.ts'),
        resolve: { alias: { 'site-app$': entry } },
        // A file of its own would be one more request, and a kilobyte more of it is in the entry's as well.
        optimization: { runtimeChunk: false },
        // Every reader's browser would be told the bundler's name and version.
        ...(currentBundler.name === 'rspack' && {
          experiments: { rspackFuture: { bundlerInfo: { force: false } } },
        }),
      };
    },
  };
}
