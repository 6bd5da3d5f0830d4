/** Runs the apps of a page in TypeScript and in JavaScript, from the archives that readers download. */
import type { PageFault, Position, Sample } from '../../../src/samples/page/extract';
import type { Page, PageFile } from '../../../src/samples/page/files';
import { waits, type Session } from '../../../src/samples/page/plan';
import type { Variants } from '../../../src/samples/page/variants';
import { languagesOf, projectOf, type Language } from '../../../src/samples/project';
import {
  comparedIn,
  runnablePage,
  type Application,
} from '../../../src/samples/project/applications';
import { archiveOf } from '../../../src/samples/project/archive';
import type { Loaded } from '../../../src/samples/project/packages';
import { SERVICES } from '../../../src/samples/project/services';
import type { PackageSet } from '../packages';
import { appOf, appDigest, unpack, type Unpacked } from './app';
import type { Job, Runner } from './runner';
import { isService, missingServices } from './services';
import type { Finding } from './session';

export interface Runnable {
  readonly samples: readonly Sample[];
  readonly page: Page;
  readonly variants: Variants;
  /** Files that cannot run on this major; apps made of them are left out. */
  readonly missing: ReadonlyMap<PageFile, unknown>;
  readonly packages: PackageSet;
  /** Packages that no import shows, as an earlier check found out. */
  readonly loaded: Loaded;
}

export interface RunReport {
  readonly faults: readonly PageFault[];
  /** Samples whose answer, output or end was compared. */
  readonly ran: number;
  /** Services that are missing here; their apps were left out. */
  readonly skipped: readonly string[];
  /** What passed, now or before, as digests of apps in the order of the page. */
  readonly passed: readonly string[];
  /** Packages that no import shows and that the apps do not run without. */
  readonly loaded: Loaded;
}

/** How an app ended: with a fault, or with what it is known by from now on. */
type Ended = { readonly fault: PageFault } | { readonly digest: string };

/** A session of an application in one language. */
interface Wanted {
  readonly application: Application;
  readonly session: Session;
  readonly language: Language;
}

/**
 * @param known digests of apps that passed before: they are not run again
 * @param signal ends what runs, when nobody asks for the report any more
 */
export async function runPage(
  { samples, page, variants, missing, packages, loaded }: Runnable,
  known: ReadonlySet<string>,
  runner: Pick<Runner, 'run'>,
  signal: AbortSignal,
): Promise<RunReport> {
  const { applications, lost, faults: unread } = runnablePage(samples, page);
  const all = applications.flatMap((application) =>
    application.sessions.map((session) => ({ application, session })),
  );
  const written = [
    ...unread,
    ...lost.map((session) => lostFault(session, samples)),
    ...all.flatMap(({ session }) => unknownServices(session, samples)),
  ];
  if (written.length > 0) {
    // Whoever breaks a fence mends it next: what passed stays known.
    return { faults: written, ran: 0, skipped: [], passed: [...known], loaded };
  }
  const skipped = new Map(all.map(({ session }) => [session, missingServices(session.services)]));
  const runs = all.filter(
    ({ application, session }) =>
      skipped.get(session)?.length === 0 &&
      ![...application.program.files.values()].some((file) => missing.has(file)),
  );
  const found = new Map(
    applications.map(({ number }) => [number, new Set(loaded[number] ?? [])] as const),
  );
  const outcomes = new Map<Session, Array<Promise<Ended>>>(
    runs.map(({ session }) => [session, []]),
  );
  const wanted = (['TypeScript', 'JavaScript'] as const).flatMap((language) =>
    runs
      .filter(({ application }) => languagesOf(application).includes(language))
      .map((one): Wanted => ({ ...one, language })),
  );
  const projects = new Map<string, Unpacked>();
  // Those that wait come first, so that the others run meanwhile; each one starts while the next is translated.
  for (const one of wanted.sort((a, b) => Number(waits(b.session)) - Number(waits(a.session)))) {
    outcomes.get(one.session)?.push(outcomeOf(one));
  }
  const ended = await Promise.all(
    runs.map(({ session }) => Promise.all(outcomes.get(session) ?? [])),
  );
  return {
    // The JavaScript of an app that is wrong already has nothing to add.
    faults: ended.flatMap((both) =>
      both.flatMap((outcome) => ('fault' in outcome ? [outcome.fault] : [])).slice(0, 1),
    ),
    ran: new Set(runs.flatMap(({ session: { steps } }) => steps.flatMap(comparedIn))).size,
    skipped: [...new Set([...skipped.values()].flat())],
    passed: ended.flat().flatMap((outcome) => ('digest' in outcome ? [outcome.digest] : [])),
    loaded: Object.fromEntries(
      [...found]
        .filter(([, names]) => names.size > 0)
        .map(([number, names]) => [number, [...names].sort()]),
    ),
  };

  async function outcomeOf(one: Wanted): Promise<Ended> {
    const { application, session, language } = one;
    try {
      const project = downloaded(application, language, loaded[application.number] ?? []);
      const digest = appDigest(project, session);
      if (known.has(digest)) return { digest };
      const { finding, missed } = await runner.run(jobOf(project, session), signal);
      if (finding) {
        const fault = faultOf(finding, samples);
        return { fault: language === 'JavaScript' ? inJavaScript(fault) : fault };
      }
      if (!missed) return { digest };
      const needed = await neededOf(one, missed);
      // With all packages it is right, and with those that the record knows it would not be.
      const lacks = missed.filter((name) => !Object.hasOwn(packages.versions.packages, name));
      if (needed.length === (loaded[application.number] ?? []).length && lacks.length > 0) {
        const again = {
          ...jobOf(downloaded(application, language, needed), session),
          again: false,
        };
        const { finding: left } = await runner.run(again, signal);
        const cure = `→ 下载的项目里没有 ${lacks.join('、')}：在 tests/samples 里安装它，或者不要用它`;
        if (left)
          return { fault: faultOf({ ...left, message: `${left.message}\n${cure}` }, samples) };
      }
      for (const name of needed) found.get(application.number)?.add(name);
      return { digest: appDigest(downloaded(application, language, needed), session) };
    } catch (error) {
      const message = `应用没有运行：${(error as Error).message}`;
      return { fault: { ...positionOf(session, samples), message } };
    }
  }

  function jobOf(project: Unpacked, { services, steps }: Session): Job {
    return { app: appOf(project, packages), packages: packages.folders, services, steps };
  }

  /** What a reader downloads, packed and unpacked. */
  function downloaded(
    application: Application,
    language: Language,
    needed: readonly string[],
  ): Unpacked {
    const key = `${application.number} ${language} ${needed.join()}`;
    const before = projects.get(key);
    if (before) return before;
    const record = { ...packages.versions, loaded: { '/': { [application.number]: needed } } };
    const link = { title: '', route: '/', origin: undefined };
    const project = projectOf(application, language, {
      page: link,
      count: applications.length,
      variants,
      record,
    });
    const made = unpack(archiveOf(project));
    projects.set(key, made);
    return made;
  }

  /** Of the packages that an app asked for in vain, those that it does not run without. */
  async function neededOf(
    { application, session, language }: Wanted,
    missed: readonly string[],
  ): Promise<readonly string[]> {
    const before = loaded[application.number] ?? [];
    const offered = missed.filter((name) => Object.hasOwn(packages.versions.packages, name));
    let needed = [...before, ...offered];
    for (const name of offered) {
      const fewer = needed.filter((other) => other !== name);
      const job = jobOf(downloaded(application, language, fewer), session);
      const { finding } = await runner.run({ ...job, again: false }, signal);
      if (!finding) needed = fewer;
    }
    return needed;
  }
}

function lostFault(session: Session, samples: readonly Sample[]): PageFault {
  const { entry } = session;
  // Whoever imports files writes their names without an ending.
  const meant = samples.find(({ fence: { title } }) => title?.replace(/\.\w+$/, '') === entry);
  const cure = meant
    ? `写成 ${meant.fence.title}`
    : `给出它，或者写成隐藏的注释 <!-- ts title="${entry}" … -->`;
  return {
    ...positionOf(session, samples),
    message: `这一页没有 ${entry} 这个文件\n→ ${cure}`,
  };
}

/** Where the page first says something about the app. */
function positionOf({ moment }: Session, samples: readonly Sample[]): Position {
  return samples[moment]?.position ?? { line: 1, column: 1 };
}

export function faultOf({ sample, line, message }: Finding, samples: readonly Sample[]): PageFault {
  const at = samples[sample];
  const position = line === undefined ? at?.position : at?.toPage(line, 0);
  return { ...(position ?? { line: 1, column: 1 }), message };
}

function unknownServices(session: Session, samples: readonly Sample[]): PageFault[] {
  const unknown = session.services.filter((name) => !isService(name));
  if (unknown.length === 0) return [];
  return [
    {
      ...positionOf(session, samples),
      message: `不认识服务 ${unknown.join('、')}\n→ 可以用的是 ${Object.keys(SERVICES).join('、')}`,
    },
  ];
}

function inJavaScript(fault: PageFault): PageFault {
  const cure =
    '在示例后面手写 js 围栏；两种语言本来就不一样，就在正文里说明，并给 run（logs）围栏加上 only="ts"';
  return {
    ...fault,
    message: `TypeScript 是对的，JavaScript 版本不对：${fault.message}\n→ ${cure}`,
  };
}
