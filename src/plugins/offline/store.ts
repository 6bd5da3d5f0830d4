import { CACHE, type Kept, type Release } from './format';
import { digestOf } from './digest';
import { restore } from './letters';
import { filesOf } from './order';

/** The releases that the cache has files of, the newest first. */
const RELEASES = '/assets/offline/releases';

/** A tab may still be open with the release before; one that is older is told that there is a new version. */
const KEPT_RELEASES = 2;

/** Parsed files: a section is read once while its reader is in it. */
const MAX_PARSED = 4;
const parsed = new Map<string, unknown>();

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

/** What a kept file of a release says; undefined when it is not kept, or not what it should be. */
export async function readKept<T>({ letters = '' }: Release, file: Kept): Promise<T | undefined> {
  if (!parsed.has(file.url)) {
    const bytes = await soundBytes(file);
    if (!bytes) return undefined;
    parsed.set(file.url, JSON.parse(restore(new TextDecoder().decode(bytes), letters)));
    const [oldest] = parsed.keys();
    if (parsed.size > MAX_PARSED) parsed.delete(oldest!);
  }
  return parsed.get(file.url) as T;
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
