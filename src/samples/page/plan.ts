/**
 * The samples of a page → what to run: sessions with one app each. An app stays up, state and all, from one
 * sample to the next until a file of it gets a new version.
 */
import { constants } from 'node:os';
import { mayAnswer, type Fence, type Platform } from '../fence';
import { NEST_MAJORS, samplesOn, type PageSample } from '../majors';
import type { PageFault, Sample } from './extract';
import { commandsOf, type Command } from './words';
import { CurlError, parseCurl, type Curl } from './curl';

/** A sample by its index on the page, without functions, so that another process can be told of it. */
export interface Said {
  readonly sample: number;
  readonly fence: Fence;
  readonly code: string;
}

export type Step =
  | {
      readonly kind: 'request';
      readonly curl: Curl;
      readonly answer: Said | undefined;
      readonly at: Said;
      readonly line: number;
    }
  | { readonly kind: 'signal'; readonly signal: NodeJS.Signals; readonly at: Said }
  | { readonly kind: 'sleep'; readonly seconds: number; readonly at: Said }
  | { readonly kind: 'logs'; readonly at: Said }
  | { readonly kind: 'exit'; readonly code: number; readonly at: Said };

export interface Session {
  /** The file that holds the root module, or the entry file that starts by itself. */
  readonly entry: string;
  readonly platform: Platform;
  readonly services: readonly string[];
  /** Runs as TypeScript only: the page says that JavaScript behaves in another way. */
  readonly typescriptOnly: boolean;
  /** Index of the sample that began it: files are as the page shows them there. */
  readonly moment: number;
  readonly steps: readonly Step[];
}

/** Whether most of its time goes by while it waits: for a service, a signal, the clock. */
export function waits({ services, steps }: Pick<Session, 'services' | 'steps'>): boolean {
  return services.length > 0 || steps.some(({ kind }) => kind === 'sleep' || kind === 'signal');
}

export interface Plan {
  readonly sessions: readonly Session[];
  readonly faults: readonly PageFault[];
}

/** @param versionsOf names the versions of all files that an app needs at a sample of the page */
export function planOf(
  samples: readonly Sample[],
  versionsOf: (entry: string, moment: number) => string,
): Plan {
  const faults: PageFault[] = [];
  const open = new Map<string, { session: Session; steps: Step[]; versions: string }>();
  const sessions: Session[] = [];
  for (const [moment, sample] of samples.entries()) {
    const { fence } = sample;
    const entry = fence.run ?? fence.logs;
    if (entry === undefined) continue;
    const steps = stepsOf(samples, moment, (fault) => faults.push(fault));
    const key = [entry, fence.platform, fence.services, fence.only].join('|');
    const versions = versionsOf(entry, moment);
    const running = open.get(key);
    if (running?.versions === versions && !running.steps.some(ends)) running.steps.push(...steps);
    else {
      const session: Session = {
        entry,
        platform: fence.platform ?? 'express',
        services: fence.services ?? [],
        typescriptOnly: fence.only === 'ts',
        moment,
        steps,
      };
      sessions.push(session);
      open.set(key, { session, steps, versions });
    }
  }
  return { sessions, faults };
}

/** Whether a step is the end of the process: no further step goes to that one. */
function ends(step: Step): boolean {
  return step.kind === 'exit';
}

/** @param index of the sample that says what to do */
function stepsOf(
  samples: readonly Sample[],
  index: number,
  report: (fault: PageFault) => void,
): Step[] {
  const [sample, ...rest] = samples.slice(index);
  if (!sample) return [];
  const { fence } = sample;
  const at = said(sample, index);
  const exit: Step[] = fence.exit === undefined ? [] : [{ kind: 'exit', code: fence.exit, at }];
  if (fence.logs !== undefined) return [{ kind: 'logs', at }, ...exit];
  const commands = commandsOf(sample.code);
  const requests = requestsIn(commands);
  const found = answersIn(rest);
  const answers = found.slice(0, requests).map((answer, place) => said(answer, index + 1 + place));
  const spare = found[requests];
  if (spare && isRightBehind(spare, found[requests - 1] ?? sample)) {
    report({
      ...spare.position,
      message:
        '没有命令给出这个响应：上面的 curl 比响应少\n→ 补上命令；它不是响应，就在前面写一句话说明它是什么',
    });
  }
  if (answers.length === 0 && rest[0]?.fence.logs === undefined && exit.length === 0) {
    report({
      ...sample.position,
      message:
        '这里要运行，后面却没有响应\n→ 紧接着写一个 json、text、http 围栏，或者 text logs="…" 围栏',
    });
  }
  let left = requests;
  const steps = commands.flatMap((command): Step[] => {
    // With fewer answers than requests, the answers are those of the last ones.
    const answer = command.words[0] === 'curl' ? answers[answers.length - left--] : undefined;
    const step = stepOf(command, answer, at);
    if (typeof step !== 'string') return [step];
    report({ ...sample.toPage(command.line, 0), message: step });
    return [];
  });
  return [...steps, ...exit];
}

/** Nothing but empty lines stands between two fences. */
function isRightBehind({ position }: Sample, before: Sample): boolean {
  const end = before.position.line + before.code.split('\n').length + 1;
  return position.line <= end + 2;
}

function said({ fence, code }: Sample, sample: number): Said {
  return { sample, fence, code };
}

/** The answers to the commands of a sample, as many as there are requests at most; none for one that nothing runs. */
export function answersTo<One extends Pick<Sample, 'fence' | 'hidden' | 'code'>>(
  samples: readonly One[],
  index: number,
): readonly One[] {
  const sample = samples[index];
  if (sample?.fence.run === undefined) return [];
  return answersIn(samples.slice(index + 1)).slice(0, requestsIn(commandsOf(sample.code)));
}

/** All answers of a page, on whichever major: those that the check compares. */
export const answersOn = <One extends PageSample & Pick<Sample, 'fence' | 'hidden' | 'code'>>(
  page: readonly One[],
): ReadonlySet<One> =>
  new Set(
    NEST_MAJORS.map((major) => samplesOn(major, page)).flatMap((samples) =>
      samples.flatMap((_, index) => answersTo(samples, index)),
    ),
  );

function requestsIn(commands: readonly Command[]): number {
  return commands.filter(({ words }) => words[0] === 'curl').length;
}

/** The fences that stand right after the commands, of the samples behind them. */
function answersIn<One extends Pick<Sample, 'fence' | 'hidden'>>(
  rest: readonly One[],
): readonly One[] {
  const end = rest.findIndex(({ fence, hidden }) => hidden || !mayAnswer(fence));
  return end < 0 ? rest : rest.slice(0, end);
}

/** @returns the step, or what is wrong with the command */
function stepOf({ words, line }: Command, answer: Said | undefined, at: Said): Step | string {
  const [program = '', ...rest] = words;
  if (program === 'curl') return request(words, answer, at, line);
  if (program === 'sleep') {
    const seconds = Number(rest[0]);
    return seconds >= 0
      ? { kind: 'sleep', seconds, at }
      : `读不懂 ${words.join(' ')}\n→ 写秒数：sleep 1`;
  }
  if (program === 'kill') {
    const signal = signalOf(rest[0] ?? '');
    return signal === undefined
      ? `不认识信号 ${rest[0]}\n→ 写它的名字：kill -TERM $PID`
      : { kind: 'signal', signal, at };
  }
  return `带 run 的围栏里只能写 curl、sleep 和 kill，这里是 ${program}\n→ 别的命令另写一个 bash 围栏`;
}

function request(
  words: readonly string[],
  answer: Said | undefined,
  at: Said,
  line: number,
): Step | string {
  try {
    return { kind: 'request', curl: parseCurl(words), answer, at, line };
  } catch (error) {
    if (error instanceof CurlError) return error.message;
    throw error;
  }
}

/** `-TERM`, `-SIGTERM`; a bare `kill` is SIGTERM. @returns nothing for what is no signal */
function signalOf(option: string): NodeJS.Signals | undefined {
  if (!option.startsWith('-')) return 'SIGTERM';
  const name = `SIG${option.replace(/^-(?:SIG)?/, '')}`;
  return Object.hasOwn(constants.signals, name) ? (name as NodeJS.Signals) : undefined;
}
