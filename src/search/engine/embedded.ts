import { CORE_FILE, shardFile, textFile, type Core, type Lists, type PageText } from './format';
import { EmbeddedIndex, type Place } from './embeddedIndex';
import { Highlighter } from './highlighter';
import { FILE_TIMEOUT_MS } from './manifest';
import type { Found, LoadedEngine, Segment } from './types';

const isLists = (value: unknown): value is Lists =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

const isCore = (value: unknown): value is Core => {
  const core = value as Partial<Core> | null;
  return (
    Array.isArray(core?.pages) &&
    Array.isArray(core.sections) &&
    core.pages.length === core.sections.length &&
    isLists(core.lists) &&
    typeof core.shards === 'number'
  );
};

const isText = (value: unknown): value is PageText =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

/** Files that were asked for and have not come. */
const missed = new Set<string>();

/** Loads a file of the index; anything else that a server may answer with is an error. */
async function load<T>(address: string, isRight: (value: unknown) => value is T): Promise<T> {
  // Asked for again, it comes past the browser's cache, which lets it wait for the preload of the same file that hangs.
  const cache = missed.has(address) ? 'reload' : 'default';
  missed.add(address);
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
  if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
  const value: unknown = await response.json();
  if (!isRight(value)) throw new Error(`${address}: not a file of the index`);
  missed.delete(address);
  return value;
}

/** Remembers what was loaded; what failed is tried again. */
function once<K, T>(get: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>();
  return (key) => {
    const running = known.get(key) ?? get(key);
    known.set(key, running);
    running.catch(() => known.delete(key));
    return running;
  };
}

/**
 * The engine that needs nobody else: the index that the build made.
 * @param base address of the folder that holds it
 */
export function createEmbeddedEngine(base: string): LoadedEngine {
  const index = once(async (file: string) => {
    const core = await load(base + file, isCore);
    return { core, index: new EmbeddedIndex(core) };
  });
  const shard = once((number: number) => load(base + shardFile(number), isLists));
  const pageText = once((page: number) => load(base + textFile(page), isText));

  function found(core: Core, { page, section }: Place, highlighter: Highlighter): Found {
    const [route, title, titleEn, group] = core.pages[page]!;
    const [id, heading] =
      section === 0 ? ['', ''] : core.sections[page]!.slice(section * 2 - 2, section * 2);
    const name = title === titleEn ? title : `${title} ${titleEn}`;
    return {
      url: id ? `${route}#${id}` : route,
      page: group ? `${group} › ${name}` : name,
      heading: highlighter.mark(heading || name),
      snippet: async (): Promise<Segment[]> =>
        highlighter.snippet((await pageText(page))[section] ?? ''),
    };
  }

  return {
    warmUp: () => void index(CORE_FILE).catch(() => undefined),
    async search(query) {
      const { core, index: searched } = await index(CORE_FILE);
      // Only with the words that begin so is it known whether a word is mistyped, and may begin otherwise.
      for (
        let missing = searched.missingShards(query);
        missing.length > 0;
        missing = searched.missingShards(query)
      ) {
        await Promise.all(
          missing.map(async (number) => searched.addShard(number, await shard(number))),
        );
      }
      const { places, marks, own } = searched.search(query);
      const highlighter = new Highlighter(marks, own);
      return places.map((place) => found(core, place, highlighter));
    },
  };
}
