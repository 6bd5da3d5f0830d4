/** Checks pages and prints each fault once (place, reason, cure), then the totals and the time it took. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {performance} from 'node:perf_hooks';
import {Cache} from './cache';
import {checkPage, type PageReport, type Tools} from './check-page';
import {Compiler} from './compile';
import {extract} from './extract';
import {markdownFiles} from './markdown-files';
import {PACKAGES} from './paths';
import {RunnerThread} from './run/runner-thread';
import {installOf} from './run/services';
import {maximum} from './exemptions.json';
import {describe} from './report';
import {readRecord, routeOf, textOf, updated, writeRecord, type Record} from './verified';

const DOCS = 'docs';
const RECORD = join('docs', 'verified.json');
/** Pages that are compiled, run, or wait for that. */
const AHEAD = 5;

interface Checked extends PageReport {
  readonly file: string;
  readonly route: string;
  readonly cached: boolean;
}

/**
 * @param bundle the file that `run/runner-worker.ts` was bundled into
 * @returns whether all is well
 */
export async function checkPages(files: readonly string[], bundle: string): Promise<boolean> {
  const start = performance.now();
  const {pages, missing} = markdownFiles(files.length > 0 ? files : [DOCS]);
  for (const path of missing) console.log(`没有 ${path}\n→ 写成 npm run check -- docs/guards.md\n`);
  const checked = await checkAll(pages, bundle);
  const faults = missing.length + sum(checked, (page) => page.faults.length) + conclude(checked, files.length === 0);
  for (const {file, exemptions} of checked) {
    for (const {line, reason} of exemptions) console.log(`${file}:${line} 不检查：${reason}`);
  }
  for (const {file, skipped} of checked) {
    for (const name of skipped) console.log(`${file} 有应用没有运行：这台机器上没有 ${name}（${installOf(name)}）`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${checked.length} 页（${checked.filter(({cached}) => cached).length} 页没有变过），` +
      `编译 ${sum(checked, (page) => page.compiled)} 个示例，运行 ${sum(checked, (page) => page.ran)} 个，` +
      `不检查 ${sum(checked, (page) => page.exemptions.length)} 个，` +
      `${faults === 0 ? '没有错误' : `${faults} 个错误`}（${seconds} 秒）`,
  );
  return faults === 0;
}

/** Several pages at a time: while one is compiled, apps of others run. */
async function checkAll(files: readonly string[], bundle: string): Promise<Checked[]> {
  const runner = new RunnerThread(bundle);
  const means: Means = {cache: new Cache(), compiler: new Compiler(), runner};
  const unfinished = new Set<Promise<unknown>>();
  const results: Promise<Checked>[] = [];
  try {
    for (const file of files) {
      const result = check(file, means);
      results.push(result);
      const ended = result.catch(() => undefined).finally(() => unfinished.delete(ended));
      unfinished.add(ended);
      if (unfinished.size > AHEAD) await Promise.race(unfinished);
    }
    return await Promise.all(results);
  } finally {
    await runner.dispose();
  }
}

/** What all pages are checked with. */
interface Means extends Tools {
  readonly cache: Cache;
}

async function check(file: string, {cache, ...tools}: Means): Promise<Checked> {
  const source = readFileSync(file, 'utf8');
  const extracted = extract(source);
  const known = cache.get(file, extracted);
  const report = known ?? (await checkPage(extracted, tools, cache.passed(file)));
  if (!known) cache.set(file, extracted, report);
  for (const fault of report.faults) console.log(describe(file, fault, source));
  return {...report, file, route: routeOf(file, source), cached: known !== undefined};
}

/** Keeps the record of what passed and the number of exemptions. @returns the number of faults */
function conclude(checked: readonly Checked[], all: boolean): number {
  const exempted = sum(checked, (page) => page.exemptions.length);
  const tooMany = all && exempted > maximum;
  if (tooMany) {
    console.log(
      `不检查的示例有 ${exempted} 个，上限是 ${maximum} 个（tests/samples/exemptions.json，只许减少）\n→ 给片段加上外框，或者补上隐藏的声明\n`,
    );
  }
  const record = readRecord(RECORD);
  const next = updated(record, passed(checked, record), all ? new Set(checked.map(({route}) => route)) : undefined);
  // Only pages of the book are on record.
  const ofTheBook = checked.every(({file}) => file.startsWith(`${DOCS}/`));
  const stale = ofTheBook && process.env.CI === 'true' && textOf(next) !== textOf(record);
  if (stale) console.log(`${RECORD} 与这次检查的结果不一致\n→ 在本地运行 npm run check，把它一起提交\n`);
  else if (ofTheBook) writeRecord(RECORD, next);
  return Number(tooMany) + Number(stale);
}

/** Where services are missing, what another machine has run counts as well. */
function passed(checked: readonly Checked[], record: Record): Record {
  const version = nestVersion().split('.').slice(0, 2).join('.');
  const good = checked.filter(({faults}) => faults.length === 0);
  return Object.fromEntries(
    good.map(({route, compiled, ran, skipped}) => {
      const elsewhere = skipped.length > 0 ? (record[route]?.ran ?? 0) : 0;
      return [route, {compiled, ran: Math.max(ran, elsewhere), nest: version}];
    }),
  );
}

/** Read when needed: in a clean clone the packages come after this file. */
function nestVersion(): string {
  return JSON.parse(readFileSync(join(PACKAGES, '@nestjs', 'core', 'package.json'), 'utf8')).version;
}

function sum(checked: readonly Checked[], of: (page: Checked) => number): number {
  return checked.reduce((total, page) => total + of(page), 0);
}
