/** Everything about one page: its fences, its program, its running apps. */
import {fenceFaults} from './fence-faults';
import type {Compiler} from './compile';
import {compileFaults} from './compile-faults';
import type {Extracted, Fault, Sample} from './extract';
import {majorsOf} from './installs';
import further from './majors.json';
import manifest from './package.json';
import {Variants} from './javascript';
import type {Runnable, RunReport} from './run/run';
import {isTypeScript, pageOf} from './page';

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
  /** Apps that passed, now or before, as digests. */
  readonly passed: readonly string[];
}

/** Whether it says something about a running app. */
export const isAboutAnApp = ({fence}: Sample): boolean => fence.run !== undefined || fence.logs !== undefined;

/** Runs the apps of a page, but for those that passed before. */
export type Runner = (page: Runnable, known: ReadonlySet<string>) => Promise<RunReport>;

const MAJORS = majorsOf(manifest.dependencies, further);

/** The page without running anything. */
function checkText({samples, faults}: Extracted, compiler: Compiler): PageReport & Runnable {
  const page = pageOf(samples);
  const variants = new Variants(samples);
  const errors = compileFaults(page, compiler.check(page));
  const seen = samples.filter(({hidden}) => !hidden);
  return {
    samples,
    page,
    variants,
    faults: inOrder([
      ...faults,
      ...samples.flatMap((sample, index) => fenceFaults(sample, samples[index - 1], MAJORS)),
      ...errors,
      ...(errors.length > 0 ? [] : variants.faults()),
    ]),
    compiled: seen.filter((sample) => isTypeScript(sample) && sample.fence.nocheck === undefined).length,
    ran: 0,
    exemptions: exemptionsIn(samples),
    skipped: [],
    passed: [],
  };
}

export function exemptionsIn(samples: Extracted['samples']): readonly Exemption[] {
  return samples.flatMap(({position, fence}) =>
    fence.nocheck === undefined ? [] : [{line: position.line, reason: fence.nocheck}],
  );
}

/**
 * What does not compile is not run.
 * @param known digests of apps that passed before
 */
export async function checkPage(
  extracted: Extracted,
  compiler: Compiler,
  runner: Runner,
  known: ReadonlySet<string>,
): Promise<PageReport> {
  const {samples, page, variants, ...report} = checkText(extracted, compiler);
  // Whoever breaks a sample mends it next: what passed stays known.
  if (report.faults.length > 0) return {...report, passed: [...known]};
  if (!samples.some(isAboutAnApp)) return report;
  const {faults, ran, skipped, passed} = await runner({samples, page, variants}, known);
  return {...report, faults: inOrder(faults), ran, skipped, passed};
}

function inOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((a, b) => a.line - b.line || a.column - b.column);
}
