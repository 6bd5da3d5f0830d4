/** The processes that run apps, from the first page that has one. */
import type {Runner} from './check-page';
import type {Runnable} from './run/run';

/** Both languages of a page run side by side. */
const LANGUAGES = 2;

export interface LazyRunner {
  /** While a page compiles, the processes for its apps start. */
  readonly prepare: () => Promise<void>;
  readonly run: Runner;
  readonly dispose: () => Promise<void>;
}

/** One page runs at a time. */
export function lazyRunner(): LazyRunner {
  let turn: Promise<unknown> = Promise.resolve();
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
      const result = turn.then(() => run(page));
      turn = result.catch(() => undefined);
      return result;
    },
    dispose: async () => (await loading)?.dispose(),
  };
}
