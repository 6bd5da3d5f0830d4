import { CACHE, entriesIn, type Kept, type Release } from './format';
import { digestOf } from './digest';
import { restore } from './letters';
import { filesOf } from './order';

/** The address in the cache under which the list of kept releases is, the newest first. */
const RELEASES = '/assets/offline/releases';

/** The newest release, and the one before for tabs that are still open with it. In older tabs readers are told of the new version. */
const KEPT_RELEASES = 2;

/** The parsed contents of the last files that were read as a whole, shells among them, by address. */
const MAX_LATELY = 4;
const lately = new Map<string, unknown>();

/** Addresses of the kept files whose digest has been checked; `finish` empties it, so that each visit checks once. */
const sound = new Set<string>();

const open = (): Promise<Cache> => caches.open(CACHE);

/** The kept answer for an address of a file; undefined when there is none, or no storage. */
export async function find(url: string): Promise<Response | undefined> {
  try {
    // Not `caches.open`, which would make the cache again after the reader has had it removed.
    return await caches.match(url, { cacheName: CACHE, ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** The query of the address under which the names of a file's entries are; they are written last, so the file is kept if they are. */
const NAMES = '?entries';

/** The query of an entry's address. */
const entryAt = (name: string): string => `?entry=${encodeURIComponent(name)}`;

/** The header with the digest that names or an entry should have. */
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
 * The text that is kept under an address; undefined when there is none, or its digest is wrong.
 * @param integrity the digest that it should have
 * @param file the address that is deleted if it is wrong, so that the file counts as missing and is fetched again with the next visit
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

/** @param query `NAMES`, or that of an entry */
const partText = ({ url }: Kept, query: string): Promise<string | undefined> =>
  soundText(url + query, ({ headers }) => headers.get(DIGEST), url + NAMES);

/** Whether a file is kept, with the digest that it should have. */
async function isSound(file: Kept): Promise<boolean> {
  if (!file.hasEntries) return (await wholeText(file)) !== undefined;
  const names = await partText(file, NAMES);
  if (names === undefined) return false;
  for (const name of JSON.parse(names) as string[])
    if ((await partText(file, entryAt(name))) === undefined) return false;
  return true;
}

/** The files that are not kept, or whose digest is wrong. Digests that have been checked (`sound`) are not checked again. */
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

/** The parsed content of a file that is kept as a whole; undefined when it is not kept, or its digest is wrong. */
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
 * The parsed value of one entry of a file (a page of a section), without the others: a section has up to 2.7 MB, which take a
 * computer 60 ms to read.
 * @returns undefined when it is not kept, or its digest is wrong
 */
export async function readEntry<T>(
  release: Release,
  file: Kept,
  name: string,
): Promise<T | undefined> {
  const json = await partText(file, entryAt(name));
  if (json !== undefined) return parse(release, json) as T;
  // Workers from before there were entries have kept it as a whole.
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
  // Scripts are in the browser's own cache already. What fails or is wrong there is asked of the network.
  const response = await ask('default').catch(() => ask('reload'));
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  if (file.hasEntries) await keepEntries(release, file, await response.text());
  else await (await open()).put(url, response);
  sound.add(url);
}

/** The list that `note` has written; empty when it cannot be read or is not ours, and then only the worker's own release is found. */
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

/** A release's worker takes over: its release is the newest from now on, also if it has been before (a release that was taken back). */
export async function takeOver(mine: Release): Promise<void> {
  // Without a cache nothing is kept yet, and there is no order to note.
  if (await caches.has(CACHE)) await note(await releases(mine));
}

/** Whether another release has taken over: the old worker may still be asked, and must change nothing then. */
export const isOver = async (mine: Release): Promise<boolean> =>
  (await noted()).findIndex(({ id }) => id === mine.id) > 0;

/** Notes that files of a release are about to be kept, so that they are found when a later one takes over. */
export async function begin(mine: Release): Promise<void> {
  if (!(await noted()).some(({ id }) => id === mine.id)) await note(await releases(mine));
}

/** Called when all of a release is kept: deletes what neither it nor the one before needs. */
export async function finish(mine: Release): Promise<void> {
  const list = (await releases(mine)).slice(0, KEPT_RELEASES);
  await note(list);
  const needed = new Set(list.flatMap((release) => [...filesOf(release)]));
  const cache = await open();
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== RELEASES && !needed.has(pathname)) await cache.delete(url);
  }
  // The next visit checks all digests again.
  sound.clear();
}
