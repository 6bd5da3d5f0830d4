/**
 * The samples of a page → its applications: what a reader can download and start. Each has the files as the page shows
 * them at one moment; a page that changes a file has one application for each state that it asks something of.
 */
import type { Platform } from '../fence';
import type { PageFault, Sample } from '../page/extract';
import { pageOf, type Page } from '../page/files';
import { planOf, type Session, type Step } from '../page/plan';
import { programOf, versionsOf, type Program } from '../page/program';

export interface Application {
  /** Place among the applications of the page, from 1. */
  readonly number: number;
  readonly entry: string;
  readonly platform: Platform;
  readonly services: readonly string[];
  /** The page says that JavaScript behaves in another way. */
  readonly typescriptOnly: boolean;
  readonly program: Program;
  /** What is asked of it, each time from a fresh start. */
  readonly sessions: readonly Session[];
  /** Heading that it stands under; nothing before the first one. */
  readonly section: Sample['section'];
  /** Which of how many states of the same entry this is. */
  readonly state: number;
  readonly states: number;
}

/** A page with what can be run of it. */
export interface RunnablePage {
  readonly samples: readonly Sample[];
  readonly page: Page;
  readonly applications: readonly Application[];
  /** Sessions whose entry the page does not have. */
  readonly lost: readonly Session[];
  readonly faults: readonly PageFault[];
}

/**
 * Reads a page's samples as its applications, in the order in which the page runs them.
 * @param samples as they are on one major of Nest
 */
export function runnablePage(
  samples: readonly Sample[],
  page: Page = pageOf(samples),
): RunnablePage {
  const { sessions, faults } = planOf(samples, (entry, moment) =>
    versionsOf(entry, moment, samples, page),
  );
  const found = new Map<string, { program: Program; sessions: Session[] }>();
  const lost: Session[] = [];
  for (const session of sessions) {
    const reached = programOf(session.entry, session.moment, samples, page);
    if (!reached) {
      lost.push(session);
      continue;
    }
    const program = withDeclarations(reached, session.moment, samples, page);
    const key = keyOf(session, program);
    const known = found.get(key) ?? { program, sessions: [] };
    known.sessions.push(session);
    found.set(key, known);
  }
  const all = [...found.values()];
  const sameEntry = (entry: string) => all.filter(({ sessions: [one] }) => one?.entry === entry);
  const applications = all.map(({ program, sessions: own }, index): Application => {
    const { entry, platform, services, typescriptOnly, moment } = own[0]!;
    const states = sameEntry(entry);
    return {
      number: index + 1,
      entry,
      platform,
      services,
      typescriptOnly,
      program,
      sessions: own,
      section: samples[moment]?.section,
      state: states.findIndex(({ program: one }) => one === program) + 1,
      states: states.length,
    };
  });
  return { samples, page, applications, lost, faults };
}

/** No file imports a declaration file such as `global.d.ts`, and the compiler reads it all the same. */
function withDeclarations(
  program: Program,
  moment: number,
  samples: readonly Sample[],
  page: Page,
): Program {
  const declarations = page.files.filter(
    ({ path, sample }) => path.endsWith('.d.ts') && samples.indexOf(sample) <= moment,
  );
  return declarations.length === 0
    ? program
    : {
        ...program,
        files: new Map([
          ...program.files,
          ...declarations.map((file) => [file.path, file] as const),
        ]),
      };
}

/** The same files, started the same way, are the same application. */
function keyOf(
  { platform, services, typescriptOnly }: Session,
  { entry, files, assets }: Program,
): string {
  return JSON.stringify([
    entry,
    platform,
    services,
    typescriptOnly,
    [...files].map(([path, { text }]) => [path, text]),
    [...assets],
  ]);
}

/** Samples whose answer, output or end a step compares, by their index. */
export function comparedIn(step: Step): readonly number[] {
  if (step.kind === 'request') return step.answer ? [step.answer.sample] : [];
  return step.kind === 'logs' || step.kind === 'exit' ? [step.at.sample] : [];
}
