/** Running apps: where they listen, what they print, how they end. */
import { spawn, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FromHost, ToHost } from './host';
import { linkPackages } from './link';

/** Longest wait for an app to listen or to end, on a machine with much else to do. */
const PATIENCE_MS = 60_000;
/** Longest wait for a line after the first one. */
const LINES_MS = 12_000;
const POLL_MS = 10;

export type Listening = Extract<FromHost, { kind: 'listening' }>;

/** How a process ended. */
interface Ended {
  /** Nothing if a signal ended it, or it did not even start. */
  readonly code: number | null;
  /** For the writer. */
  readonly how: string;
}

/** A process for one app after the other. Both streams go into one file, which keeps their lines in order. */
export class Host {
  private readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'nest-host-')));
  private readonly output = join(this.folder, 'output.log');
  private readonly child: ChildProcess;
  private ended: Ended | undefined;
  private listening = new Map<number, Listening>();
  private idle = false;
  private stopped = false;
  /** How many messages have come from the process. */
  private heard = 0;
  /** Where the output of the app begins, in bytes: before it stands that of earlier apps. */
  private from = 0;

  /**
   * @param script `host.ts` as JavaScript
   * @param packages folders of the packages that apps import, the nearest one first
   */
  constructor(script: string, packages: readonly string[]) {
    const place = linkPackages(this.folder, packages);
    const file = join(place, 'host.js');
    writeFileSync(file, script);
    const output = openSync(this.output, 'a');
    this.child = spawn(process.execPath, [file], {
      cwd: place,
      stdio: ['ignore', output, output, 'ipc'],
      env: {
        PATH: process.env.PATH,
        HOME: this.folder,
        LC_ALL: 'en_US.UTF-8',
        TZ: 'UTC',
        NO_COLOR: '1',
        NODE_NO_WARNINGS: '1',
        PORT: '3000',
      },
    });
    closeSync(output);
    this.child.on('message', (message: FromHost) => this.hear(message));
    this.child.on('exit', (code, signal) => {
      const how = signal === null ? `进程的退出码是 ${code}` : `进程被 ${signal} 结束`;
      this.ended = { code, how };
    });
    this.child.on('error', ({ message }) => {
      appendFileSync(this.output, `${message}\n`);
      // One that could not be started has no exit.
      if (this.child.pid === undefined) this.ended = { code: null, how: '进程没有启动' };
    });
  }

  /** Runs the app in this folder; no other may run in the host. */
  start(folder: string, alone: boolean): void {
    this.listening = new Map();
    this.idle = false;
    // What ended it is the output of the app that it was meant for.
    if (!this.ended) this.from = this.size();
    this.send({ start: folder, alone });
  }

  /** Ends the app. @returns whether the host can take another one */
  async stop(): Promise<boolean> {
    this.stopped = false;
    this.send({ stop: true });
    await until(() => this.stopped || this.ended !== undefined);
    return this.stopped && this.ended === undefined;
  }

  async dispose(): Promise<void> {
    this.child.kill('SIGKILL');
    await until(() => this.ended !== undefined);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Where the server listens that the page calls by this port; nothing if there is none. */
  async server(port: number): Promise<Listening | undefined> {
    await until(() => this.listening.has(port) || this.idle || this.ended !== undefined);
    return this.listening.get(port);
  }

  /** How the process ends; nothing if it does not. */
  async end(): Promise<Ended | undefined> {
    await until(() => this.ended !== undefined);
    return this.ended;
  }

  /** What the app printed, with the ports that the page writes. */
  lines(): string[] {
    const printed = this.printed();
    const text = [...this.listening.values()].reduce(
      (all, { port, real }) => all.replaceAll(`:${real}`, `:${port}`),
      printed,
    );
    return text.split('\n').filter((line) => line !== '');
  }

  /** Waits until the output passes, or the app ended, or patience does. */
  async waitForLines(passes: (lines: string[]) => boolean): Promise<void> {
    let looked = '';
    let found = { passed: false, any: false };
    /** Only what is new can change the answer: a line, or the port that the page has in its place. */
    const look = () => {
      const now = `${this.size()} ${this.heard}`;
      if (now === looked) return found;
      looked = now;
      const lines = this.lines();
      return (found = { passed: passes(lines), any: lines.length > 0 });
    };
    const done = () => look().passed || this.ended !== undefined;
    await until(() => done() || look().any);
    await until(done, LINES_MS);
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  private size(): number {
    return statSync(this.output).size;
  }

  /** What the app printed. */
  private printed(): string {
    const file = openSync(this.output, 'r');
    try {
      const text = Buffer.alloc(this.size() - this.from);
      return text.subarray(0, readSync(file, text, 0, text.length, this.from)).toString();
    } finally {
      closeSync(file);
    }
  }

  private hear(message: FromHost): void {
    this.heard += 1;
    if (message.kind === 'listening') this.listening.set(message.port, message);
    else this[message.kind] = true;
  }

  private send(message: ToHost): void {
    // What an earlier app left behind may end the process at any moment: `exit` tells, a failed message says nothing more.
    if (this.child.connected) this.child.send(message, () => undefined);
  }
}

async function until(done: () => boolean, patience = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patience;
  while (!done() && Date.now() < end) await delay(POLL_MS);
}
