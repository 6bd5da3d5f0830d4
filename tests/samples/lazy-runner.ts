/** What runs apps: started with the first page that has one. */
import type {Runner} from './check-page';

/** Both languages of a page run side by side. */
const LANGUAGES = 2;

interface Started {
  readonly run: Runner;
  readonly dispose: () => Promise<void>;
}

async function start(): Promise<Started> {
  const [{runPage}, {Hosts}, {BabelThread}] = await Promise.all([
    import('./run/run'),
    import('./run/session'),
    import('./run/babel-thread'),
  ]);
  const means = {hosts: new Hosts(LANGUAGES), babel: new BabelThread()};
  return {
    run: (page, known) => runPage(page, known, means),
    dispose: async () => void (await Promise.all([means.hosts.dispose(), means.babel.dispose()])),
  };
}

export interface LazyRunner extends Started {
  /** Starts the processes for the apps of a page while the page compiles. */
  readonly prepare: () => Promise<void>;
}

/** A runner that starts nothing before it is asked to; `dispose()` ends what it started. */
export function lazyRunner(): LazyRunner {
  let started: Promise<Started> | undefined;
  return {
    prepare: async () => void (await (started ??= start())),
    run: async (page, known) => (await (started ??= start())).run(page, known),
    dispose: async () => (await started)?.dispose(),
  };
}
