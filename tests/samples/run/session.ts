/** One app, from its start to its end, and what the page says about it. */
import { setTimeout as delay } from 'node:timers/promises';
import { answerFault } from './answer';
import { assemble, type AppOptions, type Built } from './assemble';
import { matchLogs, readableLine } from './logs';
import type { Said, Step } from '../../../src/samples/page/plan';
import { Host } from './process';
import { send, type Jars } from './send';

/** What is wrong, and in which sample of the page. */
export interface Finding {
  readonly sample: number;
  /** Line of its code, from 0; nothing for the sample as a whole. */
  readonly line: number | undefined;
  readonly message: string;
}

/** Hosts that are free; apps that end their process get one that nothing has run in. */
export class Hosts {
  private readonly fresh: Host[] = [];
  private readonly used: Host[] = [];
  private prepared = 0;

  /**
   * @param script `host.ts` as JavaScript
   * @param packages folders of the packages that apps import, the nearest one first
   * @param ahead how many may start before they are taken
   */
  constructor(
    private readonly script: string,
    private readonly packages: readonly string[],
    private readonly ahead: number,
  ) {}

  /** Starts one ahead: it loads Nest while the page compiles. */
  prepare(): void {
    if (this.prepared++ < this.ahead) this.fresh.push(this.start());
  }

  take(alone: boolean): Host {
    return (alone ? undefined : this.used.pop()) ?? this.fresh.pop() ?? this.start();
  }

  private start(): Host {
    return new Host(this.script, this.packages);
  }

  async giveBack(host: Host, alone: boolean): Promise<void> {
    if (!alone && (await host.stop())) this.used.push(host);
    else await host.dispose();
  }

  async dispose(): Promise<void> {
    await Promise.all(
      [...this.fresh.splice(0), ...this.used.splice(0)].map((host) => host.dispose()),
    );
  }
}

/** How it went. */
export interface Outcome {
  /** The first thing that is wrong. */
  readonly finding?: Finding | undefined;
  /** Only where it is right with all packages and not with those that it has installed: the others that it asked for. */
  readonly missed?: readonly string[];
}

/**
 * Runs an app and compares what it does with the page. When something is wrong it is run once more, in a process in which nothing has
 * run before, with all packages of the samples.
 * @param signal ends the app
 * @param again whether it may be run once more
 */
export async function runSession(
  steps: readonly Step[],
  app: Built,
  options: AppOptions,
  hosts: Hosts,
  signal: AbortSignal,
  again: boolean,
): Promise<Outcome> {
  const alone = !again || steps.some(({ kind }) => kind === 'exit' || kind === 'signal');
  const first = await runIn(steps, app, options, hosts, alone, signal);
  const isWhole = alone && (first.missed ?? []).length === 0;
  if (!first.finding || !again || isWhole || signal.aborted) return { finding: first.finding };
  const whole = { ...app, installed: undefined };
  const second = await runIn(steps, whole, options, hosts, true, signal);
  return second.finding ? { finding: second.finding } : { missed: first.missed ?? [] };
}

async function runIn(
  steps: readonly Step[],
  app: Built,
  options: AppOptions,
  hosts: Hosts,
  alone: boolean,
  signal: AbortSignal,
): Promise<Outcome> {
  signal.throwIfAborted();
  const folder = assemble(app, options);
  const host = hosts.take(alone);
  const end = () => host.signal('SIGKILL');
  signal.addEventListener('abort', end);
  try {
    host.start(
      folder.path,
      steps.some(({ kind }) => kind === 'exit'),
    );
    const finding = await runSteps(steps, host, folder.path, signal);
    return { finding, missed: folder.missed() };
  } finally {
    signal.removeEventListener('abort', end);
    await hosts.giveBack(host, alone);
    folder.remove();
  }
}

/** Stops at the first fault: what follows would only repeat it. */
async function runSteps(
  steps: readonly Step[],
  host: Host,
  folder: string,
  signal: AbortSignal,
): Promise<Finding | undefined> {
  const jars: Jars = new Map();
  let printed = 0;
  for (const step of steps) {
    switch (step.kind) {
      case 'sleep':
        await delay(step.seconds * 1000, undefined, { signal });
        break;
      case 'signal':
        host.signal(step.signal);
        break;
      case 'exit': {
        const ended = await host.end();
        if (ended?.code === step.code) break;
        return at(step.at, (ended?.how ?? '进程没有结束') + tail(host));
      }
      case 'logs': {
        const wanted = step.at.code.split('\n');
        const from = printed;
        await host.waitForLines((lines) => matchLogs(wanted, lines, from).missing === undefined);
        const { missing, end } = matchLogs(wanted, host.lines(), from);
        if (missing !== undefined) return at(step.at, `输出里没有这一行${tail(host)}`, missing);
        printed = end;
        break;
      }
      case 'request': {
        const fault = await request(step, host, folder, jars);
        if (fault) return fault;
      }
    }
  }
  return undefined;
}

async function request(
  { curl, answer: expected, at: sample, line }: Extract<Step, { kind: 'request' }>,
  host: Host,
  folder: string,
  jars: Jars,
): Promise<Finding | undefined> {
  try {
    const answer = await send(curl, { server: (port) => host.server(port), folder, jars });
    if (!answer) return at(sample, `应用没有启动，或者没有监听这个端口${tail(host)}`, line);
    const difference = expected && answerFault(expected, answer);
    return expected && difference
      ? at(expected, `${difference}${answer.status === 500 ? await tailOfError(host) : ''}`)
      : undefined;
  } catch (error) {
    return at(sample, `请求没有成功：${(error as Error).message}${tail(host)}`, line);
  }
}

function at({ sample }: Said, message: string, line?: number): Finding {
  return { sample, line, message };
}

const TAIL_LINES = 12;
const ERROR = /\bERROR\b|Error:/;
const ERROR_MS = 500;

/** Nest answers first and prints why afterwards; an app may also print nothing of it. */
async function tailOfError(host: Host): Promise<string> {
  const end = Date.now() + ERROR_MS;
  while (!host.lines().some((line) => ERROR.test(line)) && Date.now() < end) await delay(10);
  return tail(host);
}

/** The output from the first error on, or its end. */
function tail(host: Host): string {
  const lines = host.lines().map(readableLine);
  const error = lines.findIndex((line) => ERROR.test(line));
  const shown = error < 0 ? lines.slice(-TAIL_LINES) : lines.slice(error, error + TAIL_LINES);
  return lines.length === 0 ? '。它什么也没有输出' : `。它的输出：\n${shown.join('\n')}`;
}
