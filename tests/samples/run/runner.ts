/** Runs apps, as many side by side as there are places. */
import { Places } from '../places';
import type { App } from './app';
import { BabelThread } from './babel-thread';
import type { Built } from './assemble';
import { waits, type Session } from '../../../src/samples/page/plan';
import type { Scripts } from './scripts';
import { withServices } from './services';
import { Hosts, runSession, type Outcome } from './session';

/** An app, and what the page says about it. */
export interface Job extends Pick<Session, 'services' | 'steps'> {
  readonly app: App;
  /** Folders of the packages that it imports, the nearest one first. */
  readonly packages: readonly string[];
  /** Whether what is wrong is tried again with all packages that there are; as a rule it is. */
  readonly again?: boolean;
}

/** Processes that start before their app is ready: one for each language of a page. */
const AHEAD = 2;
/** Apps that run at the same time: one more than the cores of the machine that the check was measured on, since each waits a little. */
const RUNNING = 3;
/** Apps that mostly wait, beside those: more of them make the servers that they wait for start at the same time. */
export const WAITING = 5;

export class Runner {
  private readonly hosts = new Map<string, Hosts>();
  private readonly babel: BabelThread;
  private readonly places = new Places(RUNNING);
  private readonly waitingPlaces = new Places(WAITING);

  constructor(private readonly scripts: Scripts) {
    this.babel = new BabelThread(scripts.babel);
  }

  /**
   * @param signal ends the app
   * @throws {Error} if there is no app to run
   */
  async run(
    { app, packages, services, steps, again = true }: Job,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const hosts = this.hostsWith(packages);
    hosts.prepare();
    const built = await this.build(app);
    return (waits({ services, steps }) ? this.waitingPlaces : this.places).use(async () => {
      signal.throwIfAborted();
      return withServices(services, signal, (ports) =>
        runSession(steps, built, { packages, ports }, hosts, signal, again),
      );
    });
  }

  async dispose(): Promise<void> {
    const hosts = [...this.hosts.values()].map((some) => some.dispose());
    await Promise.all([...hosts, this.babel.dispose()]);
  }

  private hostsWith(packages: readonly string[]): Hosts {
    const key = packages.join();
    const hosts = this.hosts.get(key) ?? new Hosts(this.scripts.host, packages, AHEAD);
    this.hosts.set(key, hosts);
    return hosts;
  }

  private async build(app: App): Promise<Built> {
    const built = [...app.built].map(
      async ([path, content]): Promise<[string, string | Uint8Array]> => {
        if (!('text' in content)) return [path, content];
        return [
          path,
          content.babel ? await this.babel.transform(content.text, path) : content.text,
        ];
      },
    );
    return { ...app, built: new Map(await Promise.all(built)) };
  }
}
