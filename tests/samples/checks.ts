/** Checks pages and prints each fault once (place, reason, cure), then the totals and the time it took. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {performance} from 'node:perf_hooks';
import {Compiler} from './compile';
import {compileFaults} from './compile-faults';
import {extract, type Fault, type Sample} from './extract';
import {isTypeScript, pageOf} from './page';
import {describe} from './report';
import {fenceFaults} from './fence-faults';
import {majorsOf} from './installs';
import further from './majors.json';
import manifest from './package.json';

const DOCS = 'docs';
const MAJORS = majorsOf(manifest.dependencies, further);

interface PageReport {
  readonly faults: readonly Fault[];
  /** Samples that compiled, hidden ones left out. */
  readonly compiled: number;
  readonly exempted: readonly Sample[];
}

/** @returns whether all is well */
export async function checkPages(files: readonly string[]): Promise<boolean> {
  const start = performance.now();
  const compiler = new Compiler();
  const pages = files.length > 0 ? files : markdownFiles(DOCS);
  const reports = pages.map((file) => {
    const source = readFileSync(file, 'utf8');
    const report = checkPage(source, compiler);
    for (const fault of report.faults) console.log(describe(file, fault, source));
    return {file, ...report};
  });
  for (const {file, exempted} of reports) {
    for (const {position, fence} of exempted) console.log(`${file}:${position.line} 不检查：${fence.nocheck}`);
  }
  const count = (of: (report: PageReport) => number) => reports.reduce((sum, report) => sum + of(report), 0);
  const faults = count((report) => report.faults.length);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${pages.length} 页，编译 ${count(({compiled}) => compiled)} 个示例，不检查 ${count(({exempted}) => exempted.length)} 个，` +
      `${faults === 0 ? '没有错误' : `${faults} 个错误`}（${seconds} 秒）`,
  );
  return faults === 0;
}

function checkPage(source: string, compiler: Compiler): PageReport {
  const {samples, faults} = extract(source);
  const page = pageOf(samples);
  return {
    faults: [
      ...faults,
      ...samples.flatMap((sample, index) => fenceFaults(sample, samples[index - 1], MAJORS)),
      ...compileFaults(page, compiler.check(page)),
    ].sort((a, b) => a.line - b.line || a.column - b.column),
    compiled: samples.filter((sample) => isTypeScript(sample) && !sample.hidden && sample.fence.nocheck === undefined)
      .length,
    exempted: samples.filter(({fence}) => fence.nocheck !== undefined),
  };
}

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => relative('.', join(entry.parentPath, entry.name)))
    .sort();
}
