/** One app, from its start to its end, and what the page says about it. */
import {setTimeout as delay} from 'node:timers/promises';
import type {Fault, Sample} from '../extract';
import {answerFault} from './answer';
import type {App} from './app';
import {assemble, type AppOptions} from './assemble';
import {matchLogs, readableLine} from './logs';
import type {Session, Step} from './plan';
import {Host} from './process';
import {send, type Jars} from './send';

/** Hosts that are free; apps that end their process get one of their own. */
export class Hosts {
  private readonly free: Host[];

  /** @param ready how many to start at once */
  constructor(ready: number) {
    this.free = Array.from({length: ready}, () => new Host());
  }

  take(alone: boolean): Host {
    return (alone ? undefined : this.free.pop()) ?? new Host();
  }

  async giveBack(host: Host, alone: boolean): Promise<void> {
    if (!alone && (await host.stop())) this.free.push(host);
    else await host.dispose();
  }

  async dispose(): Promise<void> {
    await Promise.all(this.free.splice(0).map((host) => host.dispose()));
  }
}

/** @returns the first fault, after a second try in a process that nothing has run in before */
export async function runSession(
  session: Session,
  app: App,
  options: AppOptions,
  hosts: Hosts,
): Promise<Fault | undefined> {
  const alone = session.steps.some(({kind}) => kind === 'exit' || kind === 'signal');
  const first = await runIn(session, app, options, hosts, alone);
  return first && !alone ? runIn(session, app, options, hosts, true) : first;
}

async function runIn(
  {steps}: Session,
  app: App,
  options: AppOptions,
  hosts: Hosts,
  alone: boolean,
): Promise<Fault | undefined> {
  const folder = assemble(app, options);
  const host = hosts.take(alone);
  try {
    await host.start(
      folder.path,
      steps.some(({kind}) => kind === 'exit'),
    );
    return await runSteps(steps, host, folder.path);
  } finally {
    await hosts.giveBack(host, alone);
    folder.remove();
  }
}

/** Stops at the first fault: what follows would only repeat it. */
async function runSteps(steps: readonly Step[], host: Host, folder: string): Promise<Fault | undefined> {
  const jars: Jars = new Map();
  let printed = 0;
  for (const step of steps) {
    switch (step.kind) {
      case 'sleep':
        await delay(step.seconds * 1000);
        break;
      case 'signal':
        host.signal(step.signal);
        break;
      case 'exit': {
        const code = await host.exitCode();
        if (code === step.code) break;
        return at(step.at, (code === undefined ? '进程没有结束' : `进程的退出码是 ${code}`) + tail(host));
      }
      case 'logs': {
        const wanted = step.at.code.split('\n');
        const from = printed;
        await host.waitForLines((lines) => matchLogs(wanted, lines, from).missing === undefined);
        const {missing, end} = matchLogs(wanted, host.lines(), from);
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
  {curl, answer: expected, at: sample, line}: Extract<Step, {kind: 'request'}>,
  host: Host,
  folder: string,
  jars: Jars,
): Promise<Fault | undefined> {
  try {
    const answer = await send(curl, {server: (port) => host.server(port), folder, jars});
    if (!answer) return at(sample, `应用没有启动，或者没有监听这个端口${tail(host)}`, line);
    const difference = expected && answerFault(expected, answer);
    return expected && difference ? at(expected, `${difference}${answer.status === 500 ? tail(host) : ''}`) : undefined;
  } catch (error) {
    return at(sample, `请求没有成功：${(error as Error).message}${tail(host)}`, line);
  }
}

function at(sample: Sample, message: string, line?: number): Fault {
  return {...(line === undefined ? sample.position : sample.toPage(line, 0)), message};
}

const TAIL_LINES = 12;

/** The output from the first error on, or its end. */
function tail(host: Host): string {
  const lines = host.lines().map(readableLine);
  const error = lines.findIndex((line) => /\bERROR\b|Error:/.test(line));
  const shown = error < 0 ? lines.slice(-TAIL_LINES) : lines.slice(error, error + TAIL_LINES);
  return lines.length === 0 ? '。它什么也没有输出' : `。它的输出：\n${shown.join('\n')}`;
}
