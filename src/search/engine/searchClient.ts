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

  async function ask(query: string): Promise<readonly Found[]> {
    if (hosted && isOnline() && now() >= pausedUntil) {
      try {
        const found = distinct(await within(hosted(query), timeoutMs));
        onState({ kind: 'ready' });
        return found;
      } catch {
        pausedUntil = now() + HOSTED_PAUSE_MS;
      }
    }
    const found = distinct(await embedded(query));
    const kind = !hosted ? 'ready' : isOnline() ? 'fallback' : 'offline';
    onState({ kind });
    return found;
  }

  return async function search(query) {
    for (;;) {
      await waiting;
      const start = performance.now();
      try {
        const found = await ask(query);
        performance.measure(SEARCH_MEASURE, { start });
        return found;
      } catch {
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
  };
}
