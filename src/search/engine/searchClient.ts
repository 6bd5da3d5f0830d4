import type { Engine, Found, SearchState } from './types';

/** Once the hosted engine has failed, readers do not wait for it again for so long. */
const HOSTED_PAUSE_MS = 60_000;

/** Name of the browser's own record of how long each search took; tests and the benchmark read it. */
export const SEARCH_MEASURE = 'search';

interface Engines {
  embedded: Engine;
  /** Present when it is configured. */
  hosted?: Engine;
  /** How long the hosted engine may take (ARCHITECTURE.md#search). */
  timeoutMs: number;
  onState: (state: SearchState) => void;
  now?: () => number;
  /** Whether there is a network at all: without one the hosted engine is not waited for. */
  isOnline?: () => boolean;
}

/** A query, and the answer that its caller waits for. */
interface Asked {
  query: string;
  answer?: Promise<readonly Found[]>;
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** One place for each address: the crawler of the hosted index makes several records of one section. */
function distinct(found: readonly Found[]): Found[] {
  const urls = new Set<string>();
  return found.filter(({ url }) => !urls.has(url) && urls.add(url));
}

/**
 * The one search of the site: the hosted engine when there is one, the embedded one otherwise and in its place when it
 * fails. When none answers, the search waits for the reader's retry instead of failing.
 *
 * Only the latest query pauses the hosted engine and tells how the search is doing: nobody waits for those before it. One of
 * them that fails brings nothing, or, where the latest one has the same text, what that one brings.
 */
export function createSearchClient({
  embedded,
  hosted,
  timeoutMs,
  onState,
  now = Date.now,
  isOnline = () => true,
}: Engines): Engine {
  let pausedUntil = -Infinity;
  let waiting: Promise<void> | undefined;
  let latest: Asked | undefined;

  async function ask(asked: Asked): Promise<readonly Found[]> {
    const { query } = asked;
    const tell = (kind: 'ready' | 'fallback' | 'offline'): void => {
      if (asked === latest) onState({ kind });
    };
    if (hosted && isOnline() && now() >= pausedUntil) {
      try {
        const found = distinct(await within(hosted(query), timeoutMs));
        tell('ready');
        return found;
      } catch (error) {
        if (asked !== latest) throw error;
        pausedUntil = now() + HOSTED_PAUSE_MS;
      }
    }
    const found = distinct(await embedded(query));
    tell(!hosted ? 'ready' : isOnline() ? 'fallback' : 'offline');
    return found;
  }

  async function answer(asked: Asked): Promise<readonly Found[]> {
    for (;;) {
      await waiting;
      const start = performance.now();
      try {
        const found = await ask(asked);
        performance.measure(SEARCH_MEASURE, { start });
        return found;
      } catch {
        if (asked !== latest) return latest?.query === asked.query ? latest.answer! : [];
        waiting ??= new Promise((resolve) => {
          const retry = (): void => {
            waiting = undefined;
            pausedUntil = -Infinity;
            onState({ kind: 'ready' });
            resolve();
          };
          onState({ kind: 'failed', retry });
        });
      }
    }
  }

  return function search(query) {
    latest = { query };
    return (latest.answer = answer(latest));
  };
}
