/// <reference lib="webworker" />
import { RUNNING } from '../../browser/turn';
import { canonicalPath } from '../../data/addressOf';
import { SANDBOX_FOLDER } from '../../hosting/sandbox';
import { MANIFEST_ADDRESS } from '../../search/engine/manifest';
import { versionAt } from '../../versions/versionAt';
import {
  compose,
  composeForTurn,
  HOLE,
  SCRIPTS,
  type Book,
  type PageParts,
  type Progress,
  type Release,
  type Shell,
  type KeepRequest,
} from './format';
import { fits, placeOf, targetIn, wantedFiles, type PagePlace } from './order';
import { policyFor } from './policy';
import {
  begin,
  find,
  finish,
  isOver,
  keep,
  keptPaths,
  missingOf,
  readEntry,
  readKept,
  releases,
  takeOver,
} from './store';

declare const self: ServiceWorkerGlobalScope;

/** Where files with a hash in their names are. */
const ASSETS = '/assets/';

/** The release of this worker; the build puts its value in (build.ts). */
declare const RELEASE: Release;

/** How long a page or a file may take to begin to arrive before the kept one is sent. */
const NETWORK_TIMEOUT_MS = 3000;

/** How long the device's storage may take; after that it counts as empty. */
const STORAGE_TIMEOUT_MS = 5000;

/** How much longer a page that is not kept may take: browsers themselves wait no longer. */
const LAST_TIMEOUT_MS = 60_000;

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms));

/** The value of a promise; undefined when it fails or is late, so that no reader waits for ever. */
const within = <T>(ms: number, promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise.catch(() => undefined), after(ms)]);

/** Headers that are about one file. All others (the security policy among them) are the same for every file of the site. */
const OF_THE_FILE =
  /^(?:accept-ranges|age|cache-control|content-(?:encoding|length|type)|date|etag|expires|last-modified|vary)$/i;

const POLICY = 'content-security-policy';

/** The answer for a page, with the site's own headers, as they came with the shell's file. */
async function asPage(html: string, shell: string, status = 200): Promise<Response> {
  const headers = new Headers((await find(shell))?.headers);
  for (const name of [...headers.keys()]) if (OF_THE_FILE.test(name)) headers.delete(name);
  const policy = headers.get(POLICY);
  if (policy !== null) headers.set(POLICY, await policyFor(policy, html));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/**
 * The HTML of a page from the kept files of a release; undefined when one of these is missing.
 * @param made puts it together, for a document or for a tab that turns to it
 */
async function htmlOf(
  release: Release,
  route: string,
  { book, section }: PagePlace,
  made = compose,
): Promise<string | undefined> {
  const [shell, parts] = await Promise.all([
    readKept<Shell>(release, book.shell),
    readEntry<PageParts>(release, section, route),
  ]);
  return shell && parts && made(shell, route, parts);
}

/** Whether every file that a reader of a page needs of a release is kept. */
const isComplete = (release: Release, route: string, there: ReadonlySet<string>): boolean =>
  wantedFiles(release, route).every(({ url }) => there.has(url));

/** Whether every script of a release is kept: its pages need them to become live, unlike its pictures. */
const isLive = ({ core }: Release, there: ReadonlySet<string>): boolean =>
  core.every(({ url }) => !url.startsWith(ASSETS) || there.has(url));

/** For a page some of whose scripts are missing: with none at all, it offers no control that would do nothing. */
const withoutScripts = (html: string): string => html.replace(SCRIPTS, '');

/** Addresses, in their one spelling, that are not of pages of the book: files (a page's Markdown), and what sends a project to a sandbox. */
const FILE = new RegExp(`\\.[^/]+$|^/${SANDBOX_FOLDER}/`);

/**
 * A page that is opened without a network: of the newest release that is kept completely, so that its links lead on in
 * the same one; else of the newest that has all of the page; else of the newest that has its text, to be read alone.
 */
async function openKept({ pathname, search }: URL): Promise<Response | undefined> {
  const route = canonicalPath(pathname);
  const there = await keptPaths();
  const known = (await releases(RELEASE)).flatMap((release) => {
    const target = targetIn(release, route, search);
    return target ? [{ release, ...target }] : [];
  });
  const complete = known.filter(({ release, to }) => isComplete(release, to, there));
  const live = known.filter(({ release }) => isLive(release, there));
  for (const one of new Set([...complete, ...live, ...known])) {
    const { release, to, query } = one;
    if (to !== pathname) return Response.redirect(to + query);
    const place = placeOf(release, to)!;
    const html = await htmlOf(release, to, place);
    if (html !== undefined)
      return asPage(live.includes(one) ? html : withoutScripts(html), place.book.shell.url);
  }
  // An unknown path leads to the root (ARCHITECTURE.md#unknown-paths), but not that of a file, which is only not kept.
  return known.length > 0 || route === '/' || FILE.test(route) ? undefined : Response.redirect('/');
}

/** The list of the pages of a book that are kept; nothing when none is. */
function listOfKept(
  { keptTitle }: Release,
  { sections }: Book,
  there: ReadonlySet<string>,
): string {
  const items = sections
    .filter(({ url }) => there.has(url))
    .flatMap(({ routes, titles = [] }) =>
      titles.map((title, at) => `<li><a href="${routes[at]}">${title}</a></li>`),
    );
  return items.length > 0 ? `<h3>${keptTitle}</h3><ul>${items.join('')}</ul>` : '';
}

/** The page that says that a page is not kept, and lists those that are; its shell is that of the kept ones. */
async function notKept({ pathname }: URL): Promise<Response | undefined> {
  const route = canonicalPath(pathname);
  const there = await keptPaths();
  for (const release of await releases(RELEASE)) {
    const book = versionAt(release.books, route);
    const shell = book && (await readKept<Shell>(release, book.shell));
    if (!shell) continue;
    const [facts, text] = release.notKept;
    const parts = [facts, text.replace(HOLE, () => listOfKept(release, book, there))] as const;
    const html = compose(shell, route, parts) ?? compose(shell, book.path, parts);
    if (html)
      return asPage(isLive(release, there) ? html : withoutScripts(html), book.shell.url, 503);
  }
  return undefined;
}

/** Answers for a page that the browser opens: from the network, so that it is the newest, else with the kept one. */
async function navigate(event: FetchEvent, url: URL): Promise<Response> {
  const network = (async () => {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    // Offline, Firefox does not reject the preload, but fulfils it with an error response.
    return preloaded && preloaded.type !== 'error' ? preloaded : fetch(event.request);
  })();
  const answer = await within(NETWORK_TIMEOUT_MS, network);
  if (answer && answer.status < 500) return answer;
  const kept = await within(STORAGE_TIMEOUT_MS, openKept(url));
  if (kept) return kept;
  return (
    (await within(LAST_TIMEOUT_MS, network)) ??
    (await within(STORAGE_TIMEOUT_MS, notKept(url))) ??
    new Response(RELEASE.nothingKept, {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  );
}

/** A page that the reader turns to, of the release that runs in that tab. */
async function keptFor(path: string, running: readonly string[]): Promise<Response | undefined> {
  for (const release of await releases(RELEASE)) {
    const place = fits(release, running) ? placeOf(release, path) : undefined;
    const html = place && (await htmlOf(release, path, place, composeForTurn));
    if (html !== undefined)
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  return undefined;
}

const asJson = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

/** A kept file with a hash in its name, which never changes: by itself, or an entry of a kept search index. */
async function keptAsset(path: string): Promise<Response | undefined> {
  const kept = await find(path);
  if (kept) return kept;
  for (const release of await releases(RELEASE)) {
    const search = release.books.find(
      (book) => book.search && path.startsWith(book.search.base),
    )?.search;
    const text =
      search && (await readEntry<string>(release, search, path.slice(search.base.length)));
    if (text !== undefined) return asJson(text);
  }
  return undefined;
}

/** The manifest of the search indexes, of the first of these releases whose index is kept. */
async function keptManifest(known: readonly Release[]): Promise<Response | undefined> {
  for (const release of known)
    for (const { search } of release.books) {
      const text = search && (await readEntry<string>(release, search, MANIFEST_ADDRESS));
      if (text !== undefined) return asJson(text);
    }
  return undefined;
}

/** The kept answer, else the network's, which may take as long as it does without a worker. */
const keptOr = async (request: Request, kept: Promise<Response | undefined>): Promise<Response> =>
  (await within(STORAGE_TIMEOUT_MS, kept)) ?? fetch(request);

/**
 * For a file without a hash in its name, which may have changed: the network's answer, else the kept one. Without a limit a page
 * opened from the kept ones would never have loaded.
 */
async function other(
  request: Request,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const network = fetch(request);
  return (
    (await within(NETWORK_TIMEOUT_MS, network)) ??
    (await within(STORAGE_TIMEOUT_MS, kept())) ??
    network
  );
}

/** The manifest of the search indexes: this release's without asking the network, if it is kept; else as for `other` files. */
const manifest = async (request: Request): Promise<Response> =>
  (await within(STORAGE_TIMEOUT_MS, keptManifest([RELEASE]))) ??
  other(request, async () => keptManifest(await releases(RELEASE)));

const others = new Set(RELEASE.core.map(({ url }) => url).filter((url) => !url.startsWith(ASSETS)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const running = request.headers.get(RUNNING);
  if (request.mode === 'navigate') {
    // The kept page may be sent first, and browsers warn of a preload that nobody has waited for.
    event.waitUntil(event.preloadResponse.catch(() => undefined));
    // A frame of the site (the advertisement) is no page of the book.
    if (request.destination === 'document') event.respondWith(navigate(event, url));
  } else if (running !== null)
    event.respondWith(keptOr(request, keptFor(pathname, running.split(' '))));
  else if (pathname.startsWith(ASSETS)) event.respondWith(keptOr(request, keptAsset(pathname)));
  else if (pathname === MANIFEST_ADDRESS) event.respondWith(manifest(request));
  else if (others.has(pathname)) event.respondWith(other(request, () => find(pathname)));
});

// Takes over at once: the files of the release before stay, and each tab gets those of its own release.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      // Some of the supported browsers do not have it.
      (self.registration.navigationPreload as NavigationPreloadManager | undefined)?.enable(),
      // Limited, since no request is answered before this is done.
      within(STORAGE_TIMEOUT_MS, takeOver(RELEASE)),
    ]),
  ),
);

/** Keeps the next file that is missing. The page asks for one after the other, whenever its browser is idle (keeper.ts). */
async function keepNext({ path }: KeepRequest): Promise<Progress> {
  try {
    if (await isOver(RELEASE)) return { failed: true };
    const missing = await missingOf(wantedFiles(RELEASE, canonicalPath(path)));
    if (missing[0]) {
      await begin(RELEASE);
      await keep(RELEASE, missing[0]);
    } else await finish(RELEASE);
    return { left: missing.length };
  } catch {
    return { failed: true };
  }
}

self.addEventListener('message', (event) =>
  event.waitUntil(
    keepNext(event.data as KeepRequest).then((progress) => event.ports[0]?.postMessage(progress)),
  ),
);
