import { CACHE, entriesIn, type Kept, type Release } from './format';
import { digestOf } from './digest';
import { restore } from './letters';
import { filesOf } from './order';

/** The releases that the cache has files of, the newest first. */
const RELEASES = '/assets/offline/releases';

/** A tab may still be open with the release before; one that is older is told that there is a new version. */
const KEPT_RELEASES = 2;

/** What the files say that were read last as a whole: the shell among them. */
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

/** Under a file's address, as its query: the names of its entries; the file is kept when these are. */
const NAMES = '?entries';

/** One of them. */
const entryAt = (name: string): string => `?entry=${encodeURIComponent(name)}`;

/** What says with each of these what it should be. */
const DIGEST = 'digest';

/** The addresses of all files that are kept, from the root; none when there is no storage. */
export async function keptPaths(): Promise<Set<string>> {
  try {
    if (!(await caches.has(CACHE))) return new Set();
    const kept = (await (await open()).keys()).map(({ url }) => new URL(url));
    return new Set(
      kept.filter(({ search }) => !search || search === NAMES).map(({ pathname }) => pathname),
    );
  } catch {
    return new Set();
  }
}

/**
 * What is kept under an address, as text; undefined when that is nothing, or not what it should be.
 * @param integrity what it should be
 * @param file the address without which its file is not kept any more, and fetched anew with the next visit
 */
async function soundText(
  url: string,
  integrity: (kept: Response) => string | null,
  file = url,
): Promise<string | undefined> {
  try {
    const kept = await find(url);
    if (!kept) return undefined;
    const bytes = await kept.arrayBuffer();
    if ((await digestOf(bytes)) === integrity(kept)) return new TextDecoder().decode(bytes);
    await (await open()).delete(file);
  } catch {
    // No storage, or a file that cannot be read: not kept.
  }
  return undefined;
}

const wholeText = ({ url, integrity }: Kept): Promise<string | undefined> =>
  soundText(url, () => integrity);

/** @param query of the names, or of an entry */
const partText = ({ url }: Kept, query: string): Promise<string | undefined> =>
  soundText(url + query, ({ headers }) => headers.get(DIGEST), url + NAMES);

/** Whether a file is kept as it should be. */
async function isSound(file: Kept): Promise<boolean> {
  if (!file.hasEntries) return (await wholeText(file)) !== undefined;
  const names = await partText(file, NAMES);
  if (names === undefined) return false;
  for (const name of JSON.parse(names) as string[])
    if ((await partText(file, entryAt(name))) === undefined) return false;
  return true;
}

/** The files that are not kept, or not what they should be. A file is read for that only while `sound` does not name it. */
export async function missingOf(files: readonly Kept[]): Promise<Kept[]> {
  const there = await keptPaths();
  const missing: Kept[] = [];
  // One after the other: all of them at once would be the whole book in memory.
  for (const file of files) {
    const { url } = file;
    if (there.has(url) && (sound.has(url) || (await isSound(file)))) sound.add(url);
    else missing.push(file);
  }
  return missing;
}

const parse = ({ letters = '' }: Release, json: string): unknown =>
  JSON.parse(restore(json, letters));

/** What a file says that is kept as a whole; undefined when it is not kept, or not what it should be. */
export async function readKept<T>(release: Release, file: Kept): Promise<T | undefined> {
  if (!lately.has(file.url)) {
    const text = await wholeText(file);
    if (text === undefined) return undefined;
    lately.set(file.url, parse(release, text));
    const [oldest] = lately.keys();
    if (lately.size > MAX_LATELY) lately.delete(oldest!);
  }
  return lately.get(file.url) as T;
}

/**
 * What one entry of a file says (a page of a section): a section has up to 2.7 MB, which take a computer 60 ms to read.
 * @returns undefined when it is not kept, or not what it should be
 */
export async function readEntry<T>(
  release: Release,
  file: Kept,
  name: string,
): Promise<T | undefined> {
  const json = await partText(file, entryAt(name));
  if (json !== undefined) return parse(release, json) as T;
  // A worker of an earlier release has kept it as a whole.
  return (await readKept<Record<string, T>>(release, file))?.[name];
}

/** Keeps the entries of a file, and then their names, in the place of the whole. */
async function keepEntries({ letters = '' }: Release, { url }: Kept, json: string): Promise<void> {
  const cache = await open();
  const put = async (query: string, text: string): Promise<void> => {
    const headers = { [DIGEST]: await digestOf(new TextEncoder().encode(text)) };
    await cache.put(url + query, new Response(text, { headers }));
  };
  const entries = entriesIn(json).map(
    ([name, value]) => [JSON.parse(restore(name, letters)) as string, value] as const,
  );
  await Promise.all(entries.map(([name, value]) => put(entryAt(name), value)));
  await put(NAMES, JSON.stringify(entries.map(([name]) => name)));
  await cache.delete(url);
}

/**
 * Fetches a file of a release and keeps it.
 * @throws when the network, the server or the storage fails, or the answer is not the file
 */
export async function keep(release: Release, file: Kept): Promise<void> {
  const { url, integrity } = file;
  const ask = (cache: RequestCache): Promise<Response> =>
    fetch(url, { integrity, cache, redirect: 'error', priority: 'low' });
  // Scripts are in the browser's own cache; what is wrong there is asked for again.
  const response = await ask('default').catch(() => ask('reload'));
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  if (file.hasEntries) await keepEntries(release, file, await response.text());
  else await (await open()).put(url, response);
  sound.add(url);
}

/** What `note` has written; nothing when it is not to be read, or others have written there: what is kept is found by the worker's own list alone. */
async function noted(): Promise<Release[]> {
  try {
    const list = (await (await find(RELEASES))!.json()) as Array<Partial<Release>>;
    return list.filter((one): one is Release => Boolean(one.id && one.core && one.books));
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
