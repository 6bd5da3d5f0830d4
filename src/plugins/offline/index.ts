/**
 * The book on the reader's device: preloading and reading without a network are one thing
 * (ARCHITECTURE.md#preloading).
 *
 *   build/guards.html, … ── build.ts ──→ /assets/offline/shell.<hash>.json       what stands around the text, once
 *                                        /assets/offline/techniques.<hash>.json  a section's texts, without menu and head
 *                                        /assets/offline/search.<hash>.json      the search index
 *                                        /worker.js                              the list of it all, and worker.ts
 *
 * - `letters.ts` writes these files with Chinese characters in two bytes; the worker restores them.
 * - `keeper.ts` registers the worker when a page is live and the browser idle, and has it keep one file after the other.
 * - `worker.ts` puts a page together from shell and text: byte for byte what was built, without what it says to search engines and
 *   other sites (`pages.ts`), so that html-pages finds in it what it expects. A page that is opened comes from the network while
 *   there is one; the pages that the reader turns to are the kept ones, of the release that runs in that tab. A kept page is sent
 *   with the security policy that came with the shell, and the digests of its own scripts and styles (`policy.ts`).
 * - For a page that is not kept, the worker sends one that says so, within the same shell, and lists those that are.
 * - A release is a list of files with hashes in their names: a new one fetches what has changed. The one before stays for
 *   the tabs that are open with it, and stands in while the new one is not whole.
 *
 * Nothing here is needed: without worker, storage or permission every page comes from the network.
 * Workbox is not used, because it would be most of the worker's bytes and do little of its work: its precaching keeps whole files
 * by address, drops those of the old release when the new one takes over, and does not put pages together.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { WORKER } from '../../hosting/workerFile';
import { fileOnDevServer } from '../dev-server';
import { withTexts } from '../texts';
import { retiredWorker, type OfflineTexts } from './build';

const TEXTS = {
  title: '没有网络',
  why: '这一页没有存到这台设备上，要等有了网络才能打开。',
  retry: '重试',
  back: '返回',
  kept: '已经存好的页面',
} satisfies OfflineTexts;

const NAME = 'offline';

/**
 * The browser's part, in built sites; `finish` writes the files when every page is there.
 * @param wanted whether a built site is kept: its texts must be HTML (plugins/html-pages)
 */
export default function offline(wanted: boolean): () => Plugin {
  return () => ({
    name: NAME,
    // The worker's page is no component.
    ...withTexts('page', TEXTS),
    getClientModules: () =>
      wanted && process.env.NODE_ENV === 'production' ? [path.resolve(__dirname, 'client.ts')] : [],
    // Readers of a built site on the same address (`npm run serve`) have a worker; the development server takes it away.
    ...fileOnDevServer(NAME, async (address) => (address === WORKER ? retiredWorker() : undefined)),
  });
}
