/** Everything about one page: its fences, its program, its running apps. */
import {setMaxListeners} from 'node:events';
import {fenceFaults} from './fence-faults';
import type {Compiler} from './compile';
import {compileDigests} from './compile-digest';
import {compileFaults} from './compile-faults';
import type {Extracted, Fault, Sample} from './extract';
import {majorsOf} from './installs';
import further from './majors.json';
import manifest from './package.json';
import {Variants} from './javascript';
import {runPage} from './run/run';
import type {Runner} from './run/runner';
import {isTypeScript, pageOf, type Page} from './page';

export interface Exemption {
  readonly line: number;
  readonly reason: string;
}

export interface PageReport {
  readonly faults: readonly Fault[];
  /** Samples that readers see and that compiled. */
  readonly compiled: number;
  /** Samples whose answer or output was compared. */
  readonly ran: number;
  readonly exemptions: readonly Exemption[];
  /** Services that are missing on this machine; their apps were left out. */
  readonly skipped: readonly string[];
  /** Files that compiled and apps that passed, now or before, as digests. */
  readonly passed: readonly string[];
}

/** Whether it says something about a running app. */
export const isAboutAnApp = ({fence}: Sample): boolean => fence.run !== undefined || fence.logs !== undefined;

const MAJORS = majorsOf(manifest.dependencies, further);

export function exemptionsIn(samples: Extracted['samples']): readonly Exemption[] {
  return samples.flatMap(({position, fence}) =>
    fence.nocheck === undefined ? [] : [{line: position.line, reason: fence.nocheck}],
  );
}

/** What a page is checked with. */
export interface Tools {
  readonly compiler: Pick<Compiler, 'check'>;
  readonly runner: Pick<Runner, 'run'>;
}

/**
 * The apps run while the page compiles; what they did counts when it does.
 * @param known digests of files that compiled and of apps that passed before: they are not checked again
 */
export async function checkPage(
  {samples, faults: unread}: Extracted,
  {compiler, runner}: Tools,
  known: ReadonlySet<string>,
): Promise<PageReport> {
  const page = pageOf(samples);
  const variants = await Variants.of(samples);
  const ending = new AbortController();
  // Each app of the page listens.
  setMaxListeners(Infinity, ending.signal);
  const running = samples.some(isAboutAnApp)
    ? runPage({samples, page, variants}, known, runner, ending.signal)
    : {faults: [], ran: 0, skipped: [], passed: []};
  const written = [...unread, ...samples.flatMap((sample, index) => fenceFaults(sample, samples[index - 1], MAJORS))];
  const files = checkFiles(page, compiler, known);
  const errors = files.flatMap(({faults}) => faults);
  const faults = [...written, ...errors, ...(errors.length > 0 ? [] : variants.faults())];
  const compiled = files.filter((file) => file.faults.length === 0).map(({digest}) => digest);
  const seen = samples.filter(({hidden}) => !hidden);
  const report = {
    compiled: seen.filter((sample) => isTypeScript(sample) && sample.fence.nocheck === undefined).length,
    exemptions: exemptionsIn(samples),
  };
  if (faults.length === 0) {
    const ran = await running;
    return {...report, ...ran, faults: inOrder(ran.faults), passed: [...new Set([...compiled, ...ran.passed])]};
  }
  ending.abort();
  await running;
  // Whoever breaks a sample mends it next: what passed stays known.
  return {...report, faults: inOrder(faults), ran: 0, skipped: [], passed: [...new Set([...compiled, ...known])]};
}

interface CheckedFile {
  readonly digest: string;
  readonly faults: readonly Fault[];
}

/** Each file of the page; without faults if it is known. */
function checkFiles(page: Page, compiler: Tools['compiler'], known: ReadonlySet<string>): CheckedFile[] {
  const files = [...compileDigests(page)];
  const unknown = new Set(files.filter(([, digest]) => !known.has(digest)).map(([file]) => file));
  const errors = unknown.size > 0 ? compiler.check(page, unknown) : [];
  return files.map(([file, digest]) => ({digest, faults: unknown.has(file) ? compileFaults(file, page, errors) : []}));
}

function inOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((a, b) => a.line - b.line || a.column - b.column);
}
