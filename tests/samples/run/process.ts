/** One running app: its ports, its output, its end. */
import {spawn, type ChildProcess} from 'node:child_process';
import {closeSync, openSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import type {Listening} from './child';

/** Longest wait for an app to listen, to print or to end. */
const PATIENCE_MS = 15_000;
const POLL_MS = 20;

export class AppProcess {
  private readonly child: ChildProcess;
  private readonly output: string;
  private readonly listening = new Map<number, Listening>();
  /** Set once it has ended. */
  private ended: {readonly code: number | null} | undefined;

  constructor(folder: string) {
    this.output = join(folder, 'output.log');
    // One file for both streams keeps their lines in order.
    const file = openSync(this.output, 'a');
    this.child = spawn(process.execPath, ['child.js'], {
      cwd: folder,
      stdio: ['ignore', file, file, 'ipc'],
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        LC_ALL: 'en_US.UTF-8',
        TZ: 'UTC',
        NO_COLOR: '1',
        NODE_NO_WARNINGS: '1',
        PORT: '3000',
      },
    });
    closeSync(file);
    this.child.on('message', (message) => {
      const listening = message as Listening;
      this.listening.set(listening.port, listening);
    });
    this.child.on('exit', (code) => (this.ended = {code}));
  }

  /** Where the server listens that the page calls by this port; nothing if the app ended before. */
  async server(port: number): Promise<Listening | undefined> {
    await until(() => this.listening.has(port) || this.ended !== undefined);
    return this.listening.get(port);
  }

  /** The exit code; nothing if the process does not end. */
  async exitCode(): Promise<number | undefined> {
    await until(() => this.ended !== undefined);
    return this.ended?.code ?? undefined;
  }

  /** What it printed, with the ports that the page writes. */
  lines(): string[] {
    const text = [...this.listening.values()].reduce(
      (all, {port, real}) => all.replaceAll(`:${real}`, `:${port}`),
      readFileSync(this.output, 'utf8'),
    );
    return text.split('\n').filter((line) => line !== '');
  }

  /** Waits until the output passes, or the app ended, or patience does. */
  async waitForLines(passes: (lines: string[]) => boolean): Promise<void> {
    await until(() => passes(this.lines()) || this.ended !== undefined);
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await until(() => this.ended !== undefined);
  }
}

async function until(done: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!done() && Date.now() < end) await delay(POLL_MS);
}
