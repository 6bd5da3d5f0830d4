/** Checks pages and prints each fault once (place, reason, cure), then the totals and the time it took. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { progress } from '../support/progress';
import { routeOf } from '../support/routeOf';
import { proveArchives } from './archives/prove';
import { Cache } from './cache';
import { checkPage, type PageReport, type Tools } from './check-page';
import { Compiler } from './compile';
import { extract, type Extracted, type PageFault } from '../../src/samples/page/extract';
import type { Given } from './given';
import type { NestMajor } from '../../src/samples/majors';
import type { Loaded, PackageRecord } from '../../src/samples/project/packages';
import { readRecord } from '../../src/samples/record';
import { packageSet, PACKAGE_RECORD, readPackages } from './packages';
import { packagesOf, SAMPLES } from './paths';
import { RunnerProcess } from './run/runner-process';
import { installOf } from './run/services';
import { maximum } from './exemptions.json';
import type { Passed, Verified } from '../../src/data/sampleRecord';
import { describe, fromHere } from './report';
import { readVerified, textOf, updated, writeRecord, type VerifiedPages } from './verified';

const DOCS = 'docs';
const RECORD = join('docs', 'verified.json');
/** Pages whose applications ran from their archives, and answers that these gave: neither falls. */
const REPLAYED = join(SAMPLES, 'replayed.json');
/** So many pages are under way at a time: compiled, run, or waiting for that. */
const AHEAD = 5;

/** What `--report` writes: page → major → what was found there. */
export type FoundPages = Readonly<Record<string, Readonly<Partial<Record<NestMajor, Found>>>>>;

type Found = Pick<PageReport, 'faults' | 'compiled' | 'ran' | 'skipped'>;

interface Checked {
  readonly file: string;
  readonly route: string;
  /** Folds that tell what differs on 12. */
  readonly folds: number;
  readonly reports: ReadonlyMap<NestMajor, PageReport & { readonly cached: boolean }>;
  /** How many faults the writer was told. */
  readonly told: number;
}

/**
 * @param asked what for; with a report (`FoundPages`) the records of the project stay as they are
 * @param bundle the file that `run/runner-worker.ts` was bundled into
 * @returns whether all is well
 */
export async function checkPages(asked: Given, bundle: string): Promise<boolean> {
  const { majors, pages, isWhole, report: place } = asked;
  if (asked.archives) return proveArchives(pages, isWhole ? replayed() : undefined);
  const start = performance.now();
  const checked = await checkAll(pages, majors, bundle);
  const faults =
    sum(checked, ({ told }) => told) +
    (place === undefined ? conclude(checked, majors, isWhole) : 0);
  if (place !== undefined) writeFileSync(place, JSON.stringify(foundOn(checked)));
  for (const { file, reports: own } of checked) {
    for (const { line, reason } of own.get('11')?.exemptions ?? [])
      console.log(`${file}:${line} 不检查：${reason}`);
    const skipped = new Set([...own.values()].flatMap((report) => report.skipped));
    for (const name of skipped)
      console.log(`${file} 有应用没有运行：这台机器上没有 ${name}（${installOf(name)}）`);
    for (const name of own.get('12')?.without ?? [])
      console.log(
        `${file} 有示例没有在 Nest 12 上检查：用到 ${name}，原因见 tests/samples/nest12/left-out.json`,
      );
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const totals = majors.map((major) => {
    const own = checked.flatMap(({ reports: all }) => all.get(major) ?? []);
    return `Nest ${major} 上编译 ${sum(own, (report) => report.compiled)} 个示例，运行 ${sum(own, (report) => report.ran)} 个`;
  });
  const unchanged = checked.filter((page) =>
    [...page.reports.values()].every(({ cached }) => cached),
  );
  console.log(
    `${checked.length} 页（${unchanged.length} 页没有变过），${totals.join('；')}；` +
      `不检查 ${sum(checked, exempted)} 个，` +
      `${faults === 0 ? '没有错误' : `${faults} 个错误`}（${seconds} 秒）`,
  );
  return faults === 0;
}

const foundOn = (checked: readonly Checked[]): FoundPages =>
  Object.fromEntries(
    checked.map(({ file, reports }) => [
      file,
      Object.fromEntries(
        [...reports].map(([major, { faults, compiled, ran, skipped }]): [NestMajor, Found] => [
          major,
          {
            faults: faults.map((fault) => ({ ...fault, message: fromHere(fault.message) })),
            ...{ compiled, ran, skipped },
          },
        ]),
      ),
    ]),
  );

/** Several pages at a time: while one is compiled, apps of others run. */
async function checkAll(
  files: readonly string[],
  majors: readonly NestMajor[],
  bundle: string,
): Promise<Checked[]> {
  const runner = new RunnerProcess(bundle);
  const contexts = new Map(
    majors.map((major): [NestMajor, Context] => [
      major,
      {
        cache: new Cache(major),
        compiler: new Compiler(major),
        runner,
        loaded: major === '11' ? readPackages().loaded : {},
      },
    ]),
  );
  const unfinished = new Set<Promise<unknown>>();
  const results: Array<Promise<Checked>> = [];
  const step = progress(files.length, '页');
  try {
    for (const file of files) {
      const result = check(file, contexts);
      results.push(result);
      const ended = result.then(step, () => undefined).finally(() => unfinished.delete(ended));
      unfinished.add(ended);
      if (unfinished.size > AHEAD) await Promise.race(unfinished);
    }
    return await Promise.all(results);
  } finally {
    await runner.dispose();
  }
}

/** What the pages are checked with on one major. */
interface Context extends Tools {
  readonly cache: Cache;
  /** Route → what the record says that its apps load unseen; nothing is hidden from those on the next major. */
  readonly loaded: PackageRecord['loaded'];
}

async function check(file: string, contexts: ReadonlyMap<NestMajor, Context>): Promise<Checked> {
  const source = readFileSync(file, 'utf8');
  const extracted = extract(source);
  const route = routeOf(file);
  const reports = new Map<NestMajor, PageReport & { cached: boolean }>();
  for (const [major, its] of contexts) {
    const report = await checkOn(major, file, extracted, its, its.loaded[route] ?? {});
    reports.set(major, report);
  }
  const told = [
    ...(reports.get('11')?.faults ?? []),
    ...onTwelve(reports.get('12')?.faults ?? [], reports.get('11')?.faults ?? []),
  ];
  for (const fault of told) console.log(describe(file, fault, source));
  return { file, route, folds: extracted.folds, reports, told: told.length };
}

async function checkOn(
  major: NestMajor,
  file: string,
  extracted: Extracted,
  { cache, compiler, runner }: Context,
  loaded: Loaded,
): Promise<PageReport & { cached: boolean }> {
  const known = cache.get(file, extracted);
  // Whoever takes a package out of the record wants to know whether apps run without it.
  if (known && JSON.stringify(known.loaded) === JSON.stringify(loaded))
    return { ...known, cached: true };
  const tools = { compiler, runner };
  const report = await checkPage(extracted, major, tools, cache.passed(file), loaded);
  cache.set(file, extracted, report);
  return { ...report, cached: false };
}

/** What the writer is told of 12. What is wrong on 11 in the same place is mended there, and no fold is its cure. */
const onTwelve = (faults: readonly PageFault[], onEleven: readonly PageFault[]): PageFault[] =>
  faults
    .filter(({ line, column }) =>
      onEleven.every((fault) => fault.line !== line || fault.column !== column),
    )
    .map((fault) => ({
      ...fault,
      message: `在 Nest 12 上：${fault.message}\n→ 12 上本来就不同，就在示例后面写一个 :::nest12 折叠，说明哪里变了，并给出 12 上的围栏`,
    }));

const exempted = ({ reports }: Checked): number =>
  ([...reports.values()][0]?.exemptions ?? []).length;

/** Keeps the record of what passed and the number of exemptions. @returns the number of faults */
function conclude(checked: readonly Checked[], majors: readonly NestMajor[], all: boolean): number {
  const exemptions = sum(checked, exempted);
  const tooMany = all && exemptions > maximum;
  if (tooMany) {
    console.log(
      `不检查的示例有 ${exemptions} 个，上限是 ${maximum} 个（tests/samples/exemptions.json，只许减少）\n→ 给片段加上外框，或者补上隐藏的声明\n`,
    );
  }
  const record = readVerified(RECORD);
  const next = updated(
    record,
    passed(checked, majors, record),
    all ? new Set(checked.map(({ route }) => route)) : undefined,
  );
  // Only pages of the book are on record.
  const ofTheBook = checked.every(({ file }) => file.startsWith(`${DOCS}/`));
  const stale = ofTheBook && process.env.CI === 'true' && textOf(next) !== textOf(record);
  if (stale)
    console.log(`${RECORD} 与这次检查的结果不一致\n→ 在本地运行 npm run check，把它一起提交\n`);
  else if (ofTheBook) writeRecord(RECORD, next);
  const fallen = all && majors.includes('11') && hasFallen(checked);
  const old = ofTheBook && majors.includes('11') && !keepPackages(checked, all);
  return Number(tooMany) + Number(stale) + Number(fallen) + Number(old);
}

/**
 * The packages for the downloads: their versions, and what apps load unseen.
 * @returns false if others are on record and nobody may write here
 */
function keepPackages(checked: readonly Checked[], all: boolean): boolean {
  const before = readPackages();
  const now = checked.flatMap(({ route, reports }) => {
    const loaded = reports.get('11')?.loaded;
    return loaded ? [[route, loaded] as const] : [];
  });
  const loaded = Object.entries({ ...(all ? {} : before.loaded), ...Object.fromEntries(now) })
    .filter(([, own]) => Object.keys(own ?? {}).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { versions } = packageSet('11');
  const text = textOfPackages({ ...versions, loaded: Object.fromEntries(loaded) });
  if (text === textOfPackages(before)) return true;
  if (process.env.CI === 'true') {
    console.log(
      `${PACKAGE_RECORD} 与这次检查的结果不一致\n→ 在本地运行 npm run check，把它一起提交\n`,
    );
    return false;
  }
  writeFileSync(PACKAGE_RECORD, text);
  return true;
}

const textOfPackages = (record: PackageRecord): string => `${JSON.stringify(record, null, 1)}\n`;

/** The least that the archives of the book must reach. */
const replayed = (): { pages: number; answers: number } =>
  readRecord(REPLAYED) as { pages: number; answers: number };

/** What readers can download and run: told, and kept as the least that the next check must reach. */
function hasFallen(checked: readonly Checked[]): boolean {
  const reports = checked.flatMap(({ reports: own }) => own.get('11') ?? []);
  // What this machine has no service for was run on another one.
  if (reports.some(({ skipped }) => skipped.length > 0)) return false;
  const now = {
    pages: reports.filter(({ ran }) => ran > 0).length,
    answers: sum(reports, ({ ran }) => ran),
  };
  console.log(`${now.pages} 页可以下载运行，压缩包里的应用给出了 ${now.answers} 个响应与输出`);
  const least = replayed();
  if (now.pages < least.pages || now.answers < least.answers) {
    console.log(
      `少于从前的 ${least.pages} 页、${least.answers} 个（tests/samples/replayed.json）\n→ 让丢掉的那些重新运行起来；有意删掉示例时，改小这个文件里的数\n`,
    );
    return true;
  }
  const faultless = reports.every(({ faults }) => faults.length === 0);
  if (faultless && (now.pages > least.pages || now.answers > least.answers))
    writeFileSync(REPLAYED, `{ "pages": ${now.pages}, "answers": ${now.answers} }\n`);
  return false;
}

/** What passed now; of a major that was not asked about, what passed before. */
function passed(
  checked: readonly Checked[],
  majors: readonly NestMajor[],
  record: VerifiedPages,
): VerifiedPages {
  const versions = new Map(majors.map((major) => [major, nestVersion(major)]));
  return Object.fromEntries(
    checked.flatMap(({ route, folds, reports }): Array<[string, Verified]> => {
      const before = record[route];
      const on = (major: NestMajor, known: Passed | undefined): Passed | undefined => {
        const report = reports.get(major);
        if (!report || report.faults.length > 0) return known;
        // Where services are missing, what another machine has run counts as well.
        const elsewhere = report.skipped.length > 0 ? (known?.ran ?? 0) : 0;
        const ran = Math.max(report.ran, elsewhere);
        return { compiled: report.compiled, ran, nest: versions.get(major)! };
      };
      const eleven = on('11', before);
      const twelve = on('12', before?.next);
      if (!eleven) return [];
      const without = reports.get('12')?.without ?? before?.next?.without ?? [];
      const differing = { differences: folds, ...(without.length > 0 && { without }) };
      const { compiled, ran, nest } = eleven;
      const next = twelve && {
        compiled: twelve.compiled,
        ran: twelve.ran,
        nest: twelve.nest,
        ...differing,
      };
      return [[route, { compiled, ran, nest, ...(next && { next }) }]];
    }),
  );
}

/** Read when needed: in a clean clone the packages come after this file. @returns `11.2` */
function nestVersion(major: NestMajor): string {
  const file = join(packagesOf(major)[0]!, '@nestjs', 'core', 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version.split('.').slice(0, 2).join('.');
}

function sum<T>(of: readonly T[], count: (one: T) => number): number {
  return of.reduce((total, one) => total + count(one), 0);
}
