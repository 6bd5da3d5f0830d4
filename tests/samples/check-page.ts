/** Everything about one page: its fences, its program, its running apps. */
import {fenceFaults} from './fence-faults';
import type {Compiler} from './compile';
import {compileFaults} from './compile-faults';
import {extract, type Fault} from './extract';
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
}

/** Runs the apps of a page. */
export type Runner = (page: Runnable) => Promise<RunReport>;

const MAJORS = majorsOf(manifest.dependencies, further);

/** The page without running anything. */
export function checkText(source: string, compiler: Compiler): PageReport & Runnable {
  const {samples, faults} = extract(source);
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
    exemptions: samples.flatMap(({position, fence}) =>
      fence.nocheck === undefined ? [] : [{line: position.line, reason: fence.nocheck}],
    ),
    skipped: [],
  };
}

/** What does not compile is not run. */
export async function checkPage(source: string, compiler: Compiler, runner: Runner): Promise<PageReport> {
  const {samples, page, variants, ...report} = checkText(source, compiler);
  const runs = samples.some(({fence}) => fence.run !== undefined || fence.logs !== undefined);
  if (report.faults.length > 0 || !runs) return report;
  const {faults, ran, skipped} = await runner({samples, page, variants});
  return {...report, faults: inOrder(faults), ran, skipped};
}

function inOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((a, b) => a.line - b.line || a.column - b.column);
}
