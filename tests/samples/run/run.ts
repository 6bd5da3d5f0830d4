/** Runs the apps of a page in TypeScript and in JavaScript. */
import type {Fault, Position, Sample} from '../extract';
import type {Variants} from '../javascript';
import type {Page} from '../page';
import {appOf, digestOf} from './app';
import {planOf, waits, type Session, type Step} from './plan';
import {programOf, versionsOf} from './program';
import type {Runner} from './runner';
import {missingServices, SERVICES} from './services';
import type {Finding} from './session';
import {translator, type Translator} from './translate';

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
  /** What passed, now or before, as digests of apps in the order of the page. */
  readonly passed: readonly string[];
}

/** How an app ended: with a fault, or with what it is known by from now on. */
type Outcome = {readonly fault: Fault} | {readonly digest: string};

/**
 * @param known digests of apps that passed before: they are not run again
 * @param signal ends what runs, when nobody asks for the report any more
 */
export async function runPage(
  {samples, page, variants}: Runnable,
  known: ReadonlySet<string>,
  runner: Pick<Runner, 'run'>,
  signal: AbortSignal,
): Promise<RunReport> {
  const plan = planOf(samples, (entry, moment) => versionsOf(entry, moment, samples, page));
  const unknown = plan.sessions.flatMap((session) => unknownServices(session, samples));
  if (plan.faults.length + unknown.length > 0) {
    // Whoever breaks a fence mends it next: what passed stays known.
    return {faults: [...plan.faults, ...unknown], ran: 0, skipped: [], passed: [...known]};
  }
  const skipped = new Map(plan.sessions.map((session) => [session, missingServices(session.services)]));
  const sessions = plan.sessions.filter((session) => skipped.get(session)?.length === 0);
  const outcomes = new Map<Session, Promise<Outcome>[]>(sessions.map((session) => [session, []]));
  const translators = (['TypeScript', 'JavaScript'] as const).map((language) => translator(language, variants));
  const wanted = translators
    .flatMap((its) => sessions.map((session) => ({session, its})))
    .filter(({session, its}) => its.language === 'TypeScript' || !session.typescriptOnly);
  // Those that wait come first, so that the others run meanwhile; each one starts while the next is translated.
  for (const {session, its} of wanted.sort((a, b) => Number(waits(b.session)) - Number(waits(a.session)))) {
    outcomes.get(session)?.push(outcomeOf(session, its));
  }
  const ended = await Promise.all(sessions.map((session) => Promise.all(outcomes.get(session) ?? [])));
  return {
    // The JavaScript of an app that is wrong already has nothing to add.
    faults: ended.flatMap((both) => both.flatMap((outcome) => ('fault' in outcome ? [outcome.fault] : [])).slice(0, 1)),
    ran: new Set(sessions.flatMap(({steps}) => steps.flatMap(comparedIn))).size,
    skipped: [...new Set([...skipped.values()].flat())],
    passed: ended.flat().flatMap((outcome) => ('digest' in outcome ? [outcome.digest] : [])),
  };

  async function outcomeOf(session: Session, its: Translator): Promise<Outcome> {
    const {entry, moment, platform, steps, services} = session;
    const position = positionOf(session, samples);
    const program = programOf(entry, moment, samples, page);
    if (!program) {
      const message = `这一页没有 ${entry} 这个文件\n→ 给出它，或者写成隐藏的注释 <!-- ts title="${entry}" … -->`;
      return {fault: {...position, message}};
    }
    try {
      const digest = digestOf(program, its, session);
      if (known.has(digest)) return {digest};
      const finding = await runner.run({app: appOf(program, its), platform, services, steps}, signal);
      if (!finding) return {digest};
      const fault = faultOf(finding, samples);
      return {fault: its.language === 'JavaScript' ? inJavaScript(fault) : fault};
    } catch (error) {
      return {fault: {...position, message: `应用拼不起来：${(error as Error).message}`}};
    }
  }
}

/** Where the page first says something about the app. */
function positionOf({steps}: Session, samples: readonly Sample[]): Position {
  return samples[steps[0]?.at.sample ?? 0]?.position ?? {line: 1, column: 1};
}

function faultOf({sample, line, message}: Finding, samples: readonly Sample[]): Fault {
  const at = samples[sample];
  const position = line === undefined ? at?.position : at?.toPage(line, 0);
  return {...(position ?? {line: 1, column: 1}), message};
}

function unknownServices(session: Session, samples: readonly Sample[]): Fault[] {
  const unknown = session.services.filter((name) => !SERVICES.includes(name));
  if (unknown.length === 0) return [];
  return [{...positionOf(session, samples), message: `不认识服务 ${unknown.join('、')}\n→ 可以用的是 ${SERVICES.join('、')}`}];
}

/** Indices of samples. */
function comparedIn(step: Step): readonly number[] {
  if (step.kind === 'request') return step.answer ? [step.answer.sample] : [];
  return step.kind === 'logs' || step.kind === 'exit' ? [step.at.sample] : [];
}

function inJavaScript(fault: Fault): Fault {
  const cure = '在示例后面手写 js 围栏；两种语言本来就不一样，就在正文里说明，并给 run（logs）围栏加上 only="ts"';
  return {...fault, message: `TypeScript 是对的，JavaScript 版本不对：${fault.message}\n→ ${cure}`};
}
