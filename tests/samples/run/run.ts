/** Runs the sessions of a page and compares what happens with what the page says. */
import {setTimeout as delay} from 'node:timers/promises';
import type {Fault, Sample} from '../extract';
import type {Page, PageFile} from '../page';
import {answerFault} from './answer';
import {assemble} from './assemble';
import {matchLogs} from './logs';
import {planOf, type Session, type Step} from './plan';
import {AppProcess} from './process';
import {programOf, versionsOf} from './program';
import {send, type Jars} from './send';
import {missingServices, SERVICES, startServices} from './services';
import {javascriptOf, typescriptOf} from './translate';

export interface RunReport {
  readonly faults: readonly Fault[];
  /** Samples whose answer, output or end was compared. */
  readonly ran: number;
  /** What was left out, and how to get it. */
  readonly skipped: readonly string[];
}

type Language = 'TypeScript' | 'JavaScript';

export async function runPage(samples: readonly Sample[], page: Page): Promise<RunReport> {
  const plan = planOf(samples, (entry, moment) => versionsOf(entry, moment, samples, page));
  const faults: Fault[] = [...plan.faults];
  const skipped: string[] = [];
  const compared = new Set<Sample>();
  for (const session of plan.sessions) {
    const missing = missingServices(session.services);
    if (missing.length > 0) {
      skipped.push(...unknownOr(missing, session, faults));
      continue;
    }
    const found = await runSession(session, 'TypeScript', samples, page);
    // The JavaScript variant of an app that is wrong already has nothing to add.
    const again =
      found.length > 0 || session.typescriptOnly ? [] : await runSession(session, 'JavaScript', samples, page);
    faults.push(...found, ...again);
    for (const step of session.steps) for (const sample of comparedIn(step)) compared.add(sample);
  }
  return {faults, ran: compared.size, skipped};
}

function unknownOr(missing: readonly string[], {services, steps}: Session, faults: Fault[]): readonly string[] {
  const unknown = services.filter((name) => !SERVICES.includes(name));
  const [first] = steps;
  if (unknown.length === 0 || !first) return missing;
  faults.push({...first.at.position, message: `不认识服务 ${unknown.join('、')}\n→ 可以用的是 ${SERVICES.join('、')}`});
  return [];
}

function comparedIn(step: Step): readonly Sample[] {
  if (step.kind === 'request') return step.answer ? [step.answer] : [];
  return step.kind === 'logs' || step.kind === 'exit' ? [step.at] : [];
}

async function runSession(
  session: Session,
  language: Language,
  samples: readonly Sample[],
  page: Page,
): Promise<Fault[]> {
  const {entry, platform, moment, steps, services} = session;
  const start = steps[0]?.at.position ?? {line: 1, column: 1};
  const program = programOf(entry, moment, samples, page);
  if (!program)
    return [
      {...start, message: `这一页没有 ${entry} 这个文件\n→ 给出它，或者写成隐藏的注释 <!-- ts title="${entry}" … -->`},
    ];
  const translate = (file: PageFile) => (language === 'TypeScript' ? typescriptOf(file) : javascriptOf(file, samples));
  const servers = await startServices(services);
  try {
    const folder = assemble(program, {
      entry: [...program.files.keys()][0] ?? entry,
      platform,
      ports: servers.ports,
      translate,
    });
    const app = new AppProcess(folder.path);
    try {
      return await runSteps(steps, app, folder.path, language);
    } finally {
      await app.stop();
      folder.remove();
    }
  } catch (error) {
    return [{...start, message: `${inLanguage(language)}应用拼不起来：${(error as Error).message}`}];
  } finally {
    servers.stop();
  }
}

/** Stops at the first fault: what follows would only repeat it. */
async function runSteps(steps: readonly Step[], app: AppProcess, folder: string, language: Language): Promise<Fault[]> {
  const jars: Jars = new Map();
  let printed = 0;
  for (const step of steps) {
    const {at} = step;
    const fault = (sample: Sample, message: string, line?: number): Fault[] => [
      {
        ...(line === undefined ? sample.position : sample.toPage(line, 0)),
        message: `${inLanguage(language)}${message}`,
      },
    ];
    switch (step.kind) {
      case 'sleep':
        await delay(step.seconds * 1000);
        break;
      case 'signal':
        app.signal(step.signal);
        break;
      case 'exit': {
        const code = await app.exitCode();
        if (code !== step.code)
          return fault(at, code === undefined ? `进程没有结束${tail(app)}` : `进程的退出码是 ${code}${tail(app)}`);
        break;
      }
      case 'logs': {
        const wanted = at.code.split('\n');
        await app.waitForLines((lines) => matchLogs(wanted, lines, printed).missing === undefined);
        const {missing, end} = matchLogs(wanted, app.lines(), printed);
        if (missing !== undefined) return fault(at, `输出里没有这一行${tail(app)}`, missing);
        printed = end;
        break;
      }
      case 'request': {
        const answer = await attempt(() => send(step.curl, {server: (port) => app.server(port), folder, jars}));
        if (answer === undefined) return fault(at, `应用没有启动，或者不在这个端口上监听${tail(app)}`, step.line);
        if (answer instanceof Error) return fault(at, `请求没有成功：${answer.message}${tail(app)}`, step.line);
        const difference = step.answer && answerFault(step.answer, answer);
        if (step.answer && difference)
          return fault(step.answer, `${difference}${answer.status === 500 ? tail(app) : ''}`);
        break;
      }
    }
  }
  return [];
}

async function attempt<T>(work: () => Promise<T>): Promise<T | Error> {
  try {
    return await work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function inLanguage(language: Language): string {
  return language === 'JavaScript' ? 'JavaScript 版本：' : '';
}

const TAIL_LINES = 12;

function tail(app: AppProcess): string {
  const lines = app.lines();
  return lines.length === 0 ? '。它什么也没有输出' : `。最后的输出：\n${lines.slice(-TAIL_LINES).join('\n')}`;
}
