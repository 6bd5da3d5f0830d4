import { CACHE, entryIn, type Kept, type Release } from './format';
import { digestOf } from './digest';
import { restore } from './letters';
import { filesOf } from './order';

/** The releases that the cache has files of, the newest first. */
const RELEASES = '/assets/offline/releases';

/** A tab may still be open with the release before; one that is older is told that there is a new version. */
const KEPT_RELEASES = 2;

/** The files that were read last: the shell and the section that a reader is in among them. */
const MAX_LATELY = 4;
const lately = new Map<string, unknown>();

/** Addresses of the kept files whose digest has been checked; `finish` empties it, so that each visit checks once. */
const sound = new Set<string>();

const open = (): Promise<Cache> => caches.open(CACHE);

/** The kept answer for an address of a file; undefined when there is none, or no storage. */
export async function find(url: string): Promise<Response | undefined> {
  try {
    // Asking for a cache would make it, also after the reader has had it removed.
    return await caches.match(url, { cacheName: CACHE, ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** The addresses of everything that is kept, from the root; none when there is no storage. */
export async function keptPaths(): Promise<Set<string>> {
  try {
    if (!(await caches.has(CACHE))) return new Set();
    return new Set((await (await open()).keys()).map(({ url }) => new URL(url).pathname));
  } catch {
    return new Set();
  }
}

/** The bytes of a kept file; one that is not what it should be is thrown away, and fetched anew with the next visit. */
async function soundBytes({ url, integrity }: Kept): Promise<ArrayBuffer | undefined> {
  try {
    const bytes = await (await find(url))?.arrayBuffer();
    if (!bytes) return undefined;
    if ((await digestOf(bytes)) === integrity) return bytes;
    await (await open()).delete(url);
  } catch {
    // No storage, or a file that cannot be read: not kept.
  }
  return undefined;
}

/** The files that are not kept, or not what they should be. A file is read for that only while `sound` does not name it. */
export async function missingOf(files: readonly Kept[]): Promise<Kept[]> {
  const there = await keptPaths();
  const missing: Kept[] = [];
  // One after the other: all of them at once would be the whole book in memory.
  for (const file of files) {
    const { url } = file;
    if (there.has(url) && (sound.has(url) || (await soundBytes(file)))) sound.add(url);
    else missing.push(file);
  }
  return missing;
}

/** Reads a file once while its reader is in it. @param read what is kept of it, until others have taken its place */
async function once<T>(
  file: Kept,
  read: (bytes: Uint8Array<ArrayBuffer>) => T,
): Promise<T | undefined> {
  if (!lately.has(file.url)) {
    const bytes = await soundBytes(file);
    if (!bytes) return undefined;
    lately.set(file.url, read(new Uint8Array(bytes)));
    const [oldest] = lately.keys();
    if (lately.size > MAX_LATELY) lately.delete(oldest!);
  }
  return lately.get(file.url) as T;
}

const parse = ({ letters = '' }: Release, json: string): unknown =>
  JSON.parse(restore(json, letters));

/** What a kept file of a release says; undefined when it is not kept, or not what it should be. */
export const readKept = async <T>(release: Release, file: Kept): Promise<T | undefined> =>
  once(file, (bytes) => parse(release, new TextDecoder().decode(bytes)) as T);

/**
 * What one entry of a kept file says (a page of a section): to parse all of them takes a phone five times as long.
 * @returns undefined when it is not kept, or not what it should be
 */
export async function readEntry<T>(
  release: Release,
  file: Kept,
  name: string,
): Promise<T | undefined> {
  const bytes = await once(file, (whole) => whole);
  const json = bytes && entryIn(bytes, name);
  if (json !== undefined) return parse(release, json) as T;
  // Of a release that was kept before entries had lines, or by a name that has short letters there.
  return bytes && (parse(release, new TextDecoder().decode(bytes)) as Record<string, T>)[name];
}

/**
 * Fetches a file and keeps it.
 * @throws when the network, the server or the storage fails, or the answer is not the file
 */
export async function keep({ url, integrity }: Kept): Promise<void> {
  const ask = (cache: RequestCache): Promise<Response> =>
    fetch(url, { integrity, cache, redirect: 'error', priority: 'low' });
  // Scripts are in the browser's own cache; what is wrong there is asked for again.
  const response = await ask('default').catch(() => ask('reload'));
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  await (await open()).put(url, response);
  sound.add(url);
}

/** What `note` has written; nothing when it is not to be read: what is kept is found by the worker's own list alone. */
async function noted(): Promise<Release[]> {
  try {
    return ((await (await find(RELEASES))?.json()) as Release[] | undefined) ?? [];
  } catch {
    return [];
  }
}

/** The releases that may be kept, the newest first: the worker's own, and what was kept before it. */
export const releases = async (mine: Release): Promise<Release[]> => [
  mine,
  ...(await noted()).filter(({ id }) => id !== mine.id),
];

const note = async (list: readonly Release[]): Promise<void> =>
  (await open()).put(RELEASES, new Response(JSON.stringify(list)));

/** A release's worker takes over: from now on it is the newest, also when it was one before (a release taken back). */
export async function takeOver(mine: Release): Promise<void> {
  // The first one finds nothing to come before.
  if (await caches.has(CACHE)) await note(await releases(mine));
}

/** Whether another release has taken over: a worker whose time is over may still be asked, and is to change nothing. */
export const isOver = async (mine: Release): Promise<boolean> =>
  (await noted()).findIndex(({ id }) => id === mine.id) > 0;

/** Notes that files of a release are about to be kept, so that they are found when a later one takes over. */
export async function begin(mine: Release): Promise<void> {
  if (!(await noted()).some(({ id }) => id === mine.id)) await note(await releases(mine));
}

/** All of a release is kept: what neither it nor the one before needs is thrown away. */
export async function finish(mine: Release): Promise<void> {
  const list = (await releases(mine)).slice(0, KEPT_RELEASES);
  await note(list);
  const needed = new Set(list.flatMap((release) => [...filesOf(release)]));
  const cache = await open();
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== RELEASES && !needed.has(pathname)) await cache.delete(url);
  }
  // The next visit looks again.
  sound.clear();
}
