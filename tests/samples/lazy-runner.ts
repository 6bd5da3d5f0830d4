/** The processes that run apps, from the first page that has one. */
import type {Runner} from './check-page';
import type {Runnable} from './run/run';

/** Both languages of a page run side by side. */
const LANGUAGES = 2;
/** Pages that run at the same time: apps spend half of it waiting, and one page left a core of two idle (270 s for the book). */
const PAGES = 2;

export interface LazyRunner {
  /** While a page compiles, the processes for its apps start. */
  readonly prepare: () => Promise<void>;
  readonly run: Runner;
  readonly dispose: () => Promise<void>;
}

export function lazyRunner(): LazyRunner {
  const waiting: Array<() => void> = [];
  let places = PAGES;
  let loading: Promise<{run: Runner; dispose: () => Promise<void>}> | undefined;
  const load = async () => {
    const [{runPage}, {Hosts}] = await Promise.all([import('./run/run'), import('./run/session')]);
    const hosts = new Hosts(LANGUAGES);
    return {run: (page: Runnable) => runPage(page, hosts), dispose: () => hosts.dispose()};
  };
  return {
    prepare: async () => void (await (loading ??= load())),
    run: async (page) => {
      const {run} = await (loading ??= load());
      if (places > 0) places--;
      else await new Promise<void>((turn) => waiting.push(turn));
      try {
        return await run(page);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else places++;
      }
    },
    dispose: async () => (await loading)?.dispose(),
  };
}
