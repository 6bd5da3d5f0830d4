/** Everything about one page: its fences, its program, its running apps. */
import { setMaxListeners } from 'node:events';
import { fenceFaults } from './fence-faults';
import type { Compiler } from './compile';
import { compileDigests } from './compile-digest';
import { compileFaults } from './compile-faults';
import type { Extracted, PageFault, Sample } from '../../src/samples/page/extract';
import { majorsOf, type Majors } from './installs';
import further from './majors.json';
import further12 from './nest12/majors.json';
import manifest from './package.json';
import manifest12 from './nest12/package.json';
import leftOut12 from './nest12/left-out.json';
import { samplesOn, type NestMajor } from '../../src/samples/majors';
import type { Loaded } from '../../src/samples/project/packages';
import { packageSet, type PackageSet } from './packages';
import { reachOf, specifiersOf } from '../../src/samples/page/reach';
import { Variants } from '../../src/samples/page/variants';
import { variantFaults } from './variant-faults';
import { runPage } from './run/run';
import type { Runner } from './run/runner';
import { isTypeScript, pageOf, type Page, type PageFile } from '../../src/samples/page/files';

export interface Exemption {
  readonly line: number;
  readonly reason: string;
}

export interface PageReport {
  readonly faults: readonly PageFault[];
  /** Samples that readers see and that compiled. */
  readonly compiled: number;
  /** Samples whose answer or output was compared. */
  readonly ran: number;
  readonly exemptions: readonly Exemption[];
  /** Packages whose samples were left out on this major (`nest12/left-out.json` says why). */
  readonly without: readonly string[];
  /** Services that are missing on this machine; their apps were left out. */
  readonly skipped: readonly string[];
  /** Files that compiled and apps that passed, now or before, as digests. */
  readonly passed: readonly string[];
  /** Packages that no import shows and that the apps do not run without. */
  readonly loaded: Loaded;
}

/** Whether it says something about a running app. */
const isAboutAnApp = ({ fence }: Sample): boolean =>
  fence.run !== undefined || fence.logs !== undefined;

const MAJORS: Readonly<Record<NestMajor, Majors>> = {
  '11': majorsOf(manifest.dependencies, further),
  '12': majorsOf(manifest12.dependencies, further12),
};

const sets = new Map<NestMajor, PackageSet>();

/** Read when a page runs, and once. */
function setOf(major: NestMajor): PackageSet {
  const set = sets.get(major) ?? packageSet(major);
  sets.set(major, set);
  return set;
}

export function exemptionsIn(samples: Extracted['samples']): readonly Exemption[] {
  return samples.flatMap(({ position, fence }) =>
    fence.nocheck === undefined ? [] : [{ line: position.line, reason: fence.nocheck }],
  );
}

/** What a page is checked with. */
export interface Tools {
  readonly compiler: Pick<Compiler, 'check'>;
  readonly runner: Pick<Runner, 'run'>;
}

/**
 * The apps run while the page compiles; what they did counts when it does.
 * @param loaded packages that apps of the page load unseen, as an earlier check found out
 * @param known digests of files that compiled and of apps that passed before: they are not checked again
 */
export async function checkPage(
  extracted: Extracted,
  major: NestMajor,
  { compiler, runner }: Tools,
  known: ReadonlySet<string>,
  loaded: Loaded = {},
): Promise<PageReport> {
  const samples = samplesOn(major, extracted.samples);
  const page = pageOf(samples);
  const missing = major === '12' ? missingOf(page) : new Map<PageFile, readonly string[]>();
  const variants = await Variants.of(samples);
  const ending = new AbortController();
  // Each app of the page listens to it: without this Node.js would warn of a leak from the eleventh on.
  setMaxListeners(Infinity, ending.signal);
  const running = samples.some(isAboutAnApp)
    ? runPage(
        { samples, page, variants, missing, packages: setOf(major), loaded },
        known,
        runner,
        ending.signal,
      )
    : { faults: [], ran: 0, skipped: [], passed: [], loaded: {} };
  // What is the same on every major is told once.
  const own = samples.filter(({ fold }) => major === '11' || fold !== undefined);
  const ofFences = await Promise.all(
    own.map((sample) => {
      const nest = sample.fence.nest ?? major;
      return fenceFaults(sample, samples[samples.indexOf(sample) - 1], MAJORS[nest], nest);
    }),
  );
  const written = [...(major === '11' ? extracted.faults : []), ...ofFences.flat()];
  const files = checkFiles(page, compiler, known, missing);
  const errors = files.flatMap(({ faults }) => faults);
  const faults = [
    ...written,
    ...errors,
    ...(errors.length > 0 ? [] : variantFaults(samples, variants)),
  ];
  const compiled = files.filter((file) => file.faults.length === 0).map(({ digest }) => digest);
  const leftOut = new Set([...missing.keys()].map(({ sample }) => sample));
  const seen = samples.filter((sample) => !sample.hidden && !leftOut.has(sample));
  const report = {
    compiled: seen.filter((sample) => isTypeScript(sample) && sample.fence.nocheck === undefined)
      .length,
    exemptions: exemptionsIn(samples),
    without: [...new Set([...missing.values()].flat())].sort(),
  };
  if (faults.length === 0) {
    const ran = await running;
    return {
      ...report,
      ...ran,
      faults: inOrder(ran.faults),
      passed: [...new Set([...compiled, ...ran.passed])],
    };
  }
  ending.abort();
  await running;
  // Whoever breaks a sample mends it next: what passed stays known.
  return {
    ...report,
    faults: inOrder(faults),
    ran: 0,
    skipped: [],
    loaded,
    passed: [...new Set([...compiled, ...known])],
  };
}

/** File → packages that it cannot do without and that are left out on Nest 12, its own or those of files that it imports. */
function missingOf(page: Page): ReadonlyMap<PageFile, readonly string[]> {
  return new Map(
    page.files.flatMap((file) => {
      const { files } = reachOf(file.path, page.snapshots[file.revision]!);
      const reached = [...files.values()];
      const missing = reached.flatMap(specifiersOf).flatMap((name) => leftOutAt(name) ?? []);
      return missing.length > 0 ? [[file, missing] as const] : [];
    }),
  );
}

/** `necord/decorators` → `necord`, if that is left out on Nest 12. */
function leftOutAt(specifier: string): string | undefined {
  return Object.keys(leftOut12).find(
    (name) => specifier === name || specifier.startsWith(`${name}/`),
  );
}

interface CheckedFile {
  readonly digest: string;
  readonly faults: readonly PageFault[];
}

/** Each file of the page; without faults if it is known. */
function checkFiles(
  page: Page,
  compiler: Tools['compiler'],
  known: ReadonlySet<string>,
  missing: ReadonlyMap<PageFile, unknown>,
): CheckedFile[] {
  const files = [...compileDigests(page)].filter(([file]) => !missing.has(file));
  const unknown = new Set(files.filter(([, digest]) => !known.has(digest)).map(([file]) => file));
  const errors = unknown.size > 0 ? compiler.check(page, unknown) : [];
  return files.map(([file, digest]) => ({
    digest,
    faults: unknown.has(file) ? compileFaults(file, page, errors) : [],
  }));
}

function inOrder(faults: readonly PageFault[]): PageFault[] {
  return [...faults].sort((a, b) => a.line - b.line || a.column - b.column);
}
