/** Runs apps, as many side by side as there are places. */
import {Places} from '../places';
import type {App} from './app';
import {BabelThread} from './babel-thread';
import type {Built} from './assemble';
import {waits, type Session} from './plan';
import type {Scripts} from './scripts';
import {withServices} from './services';
import {Hosts, runSession, type Finding} from './session';

/** An app, and what the page says about it. */
export interface Job extends Pick<Session, 'platform' | 'services' | 'steps'> {
  readonly app: App;
}

/** Processes that start before their app is ready: one for each language of a page. */
const AHEAD = 2;
/** Apps that run at the same time: one for each core of the machine that the check was measured on. */
const RUNNING = 2;
/** Apps that mostly wait, beside those: more of them make the servers that they wait for start at the same time. */
const WAITING = 5;

export class Runner {
  private readonly hosts: Hosts;
  private readonly babel: BabelThread;
  private readonly places = new Places(RUNNING);
  private readonly waitingPlaces = new Places(WAITING);

  constructor({host, babel}: Scripts) {
    this.hosts = new Hosts(host, AHEAD);
    this.babel = new BabelThread(babel);
  }

  /**
   * @param signal ends the app
   * @returns the first thing that is wrong
   * @throws {Error} if there is no app to run
   */
  async run({app, platform, services, steps}: Job, signal: AbortSignal): Promise<Finding | undefined> {
    this.hosts.prepare();
    const built = await this.build(app);
    return (waits({services, steps}) ? this.waitingPlaces : this.places).use(async () => {
      signal.throwIfAborted();
      return withServices(services, signal, (ports) => runSession(steps, built, {platform, ports}, this.hosts, signal));
    });
  }

  async dispose(): Promise<void> {
    await Promise.all([this.hosts.dispose(), this.babel.dispose()]);
  }

  private async build(app: App): Promise<Built> {
    const files = [...app.files].map(async ([path, {text, babel}]): Promise<[string, string]> => {
      return [path, babel ? await this.babel.transform(text, path.replace(/\.tsx?$/, '.js')) : text];
    });
    return {...app, files: new Map(await Promise.all(files))};
  }
}
