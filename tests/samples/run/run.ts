/** Runs the apps of a page, in TypeScript and in JavaScript side by side. */
import type {Fault, Sample} from '../extract';
import type {Variants} from '../javascript';
import type {Page} from '../page';
import {appOf, digestOf} from './app';
import type {BabelThread} from './babel-thread';
import {planOf, type Session, type Step} from './plan';
import {programOf, versionsOf} from './program';
import {missingServices, SERVICES, withServices} from './services';
import {runSession, type Hosts} from './session';
import {translator, type Language} from './translate';

export interface Runnable {
  readonly samples: readonly Sample[];
  readonly page: Page;
  readonly variants: Variants;
}

export interface RunReport {
  readonly faults: readonly Fault[];
  /** Samples whose answer, output or end was compared. */
  readonly ran: number;
  /** Services that are missing here; their apps were left out. */
  readonly skipped: readonly string[];
  /** What passed, now or before, as digests of apps. */
  readonly passed: readonly string[];
}

const LANGUAGES: readonly Language[] = ['TypeScript', 'JavaScript'];

/** What apps run on. */
export interface Means {
  readonly hosts: Hosts;
  readonly babel: BabelThread;
}

/** @param known digests of apps that passed before: they are not run again */
export async function runPage(
  {samples, page, variants}: Runnable,
  known: ReadonlySet<string>,
  means: Means,
): Promise<RunReport> {
  const plan = planOf(samples, (entry, moment) => versionsOf(entry, moment, samples, page));
  const unknown = plan.sessions.flatMap(unknownServices);
  if (plan.faults.length + unknown.length > 0) {
    return {faults: [...plan.faults, ...unknown], ran: 0, skipped: [], passed: []};
  }
  const skipped = new Map(plan.sessions.map((session) => [session, missingServices(session.services)]));
  const sessions = plan.sessions.filter((session) => skipped.get(session)?.length === 0);
  const passed = new Set<string>();
  const found = await Promise.all(
    LANGUAGES.map((language) => runAll(sessions, language, {samples, page, variants}, {known, passed}, means)),
  );
  const compared = new Set(sessions.flatMap(({steps}) => steps.flatMap(comparedIn)));
  // The JavaScript of an app that is wrong already has nothing to add.
  const faults = sessions.flatMap((_, index) => found.map((language) => language[index]).find(Boolean) ?? []);
  return {faults, ran: compared.size, skipped: [...new Set([...skipped.values()].flat())], passed: [...passed]};
}

function unknownServices({services, steps}: Session): Fault[] {
  const unknown = services.filter((name) => !SERVICES.includes(name));
  const position = steps[0]?.at.position;
  if (unknown.length === 0 || !position) return [];
  return [{...position, message: `不认识服务 ${unknown.join('、')}\n→ 可以用的是 ${SERVICES.join('、')}`}];
}

function comparedIn(step: Step): readonly Sample[] {
  if (step.kind === 'request') return step.answer ? [step.answer] : [];
  return step.kind === 'logs' || step.kind === 'exit' ? [step.at] : [];
}

function inJavaScript(fault: Fault): Fault {
  const cure = '在示例后面手写 js 围栏；两种语言本来就不一样，就在正文里说明，并给 run（logs）围栏加上 only="ts"';
  return {...fault, message: `TypeScript 是对的，JavaScript 版本不对：${fault.message}\n→ ${cure}`};
}

/** Digests of apps that passed in an earlier check, and in this one. */
interface Digests {
  readonly known: ReadonlySet<string>;
  readonly passed: Set<string>;
}

/** @returns the fault of each session, in their order */
async function runAll(
  sessions: readonly Session[],
  language: Language,
  {samples, page, variants}: Runnable,
  {known, passed}: Digests,
  {hosts, babel}: Means,
): Promise<Array<Fault | undefined>> {
  const translate = translator(language, variants, babel);
  const faults: Array<Fault | undefined> = [];
  for (const session of sessions) {
    const left = language === 'JavaScript' && session.typescriptOnly;
    const fault = left ? undefined : await runOne(session);
    faults.push(fault && language === 'JavaScript' ? inJavaScript(fault) : fault);
  }
  return faults;

  async function runOne(session: Session): Promise<Fault | undefined> {
    const {entry, moment, platform, steps, services} = session;
    const position = steps[0]?.at.position ?? {line: 1, column: 1};
    const program = programOf(entry, moment, samples, page);
    if (!program) {
      const message = `这一页没有 ${entry} 这个文件\n→ 给出它，或者写成隐藏的注释 <!-- ts title="${entry}" … -->`;
      return {...position, message};
    }
    try {
      const app = await appOf(program, translate);
      const digest = digestOf(app, session);
      const fault = known.has(digest) ? undefined : await withServices(services, (ports) => runSession(session, app, {platform, ports}, hosts));
      if (!fault) passed.add(digest);
      return fault;
    } catch (error) {
      return {...position, message: `应用拼不起来：${(error as Error).message}`};
    }
  }
}
