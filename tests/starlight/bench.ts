/**
 * npm run bench:starlight       the book built by this site, as it is committed, and by Starlight, in turn, once each
 * npm run bench:starlight -- 3  three times each, and the median of each number
 *
 * Each builds with nothing kept, then again after one page has changed; then a slow phone opens a page of both. Prints a
 * table in Markdown. It wants npm's registry the first time, `sh`, and a machine that does nothing else.
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { routeOfDoc } from '../../src/data/routes';
import { listFiles, pagesOf } from '../../src/hosting/pages';
import { startBrowser } from '../support/browser';
import { measuredNpm, type Build } from './builds';
import { PACKAGES, writeStarlight } from './project';
import { prepare, viewsOf, type View } from './views';

const PAGE = 'guards';

/** A view is short, and its times differ more than those of builds. */
const VIEWS = 5;

interface Engine {
  readonly name: string;
  readonly folder: string;
  /** Its built site. */
  readonly built: string;
  /** Its pages. */
  readonly docs: string;
  /** What it keeps from one build for the next, below the folder. */
  readonly kept: readonly string[];
}

/** Installs Starlight where the next comparison finds it. @returns its `node_modules` */
async function packages(): Promise<string> {
  const folder = resolve('node_modules/.cache/starlight');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: PACKAGES }),
  );
  await measuredNpm(folder, ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  return join(folder, 'node_modules');
}

/** This project as it is committed, with the dates of its pages and its packages, and nothing kept of other builds. */
function writeOwn(folder: string): void {
  execFileSync('git', ['clone', '--quiet', resolve(), folder]);
  const from = resolve('node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(to);
  for (const entry of readdirSync(from).filter((name) => name !== '.cache'))
    if (entry.endsWith('.json')) copyFileSync(join(from, entry), join(to, entry));
    else symlinkSync(join(from, entry), join(to, entry), 'junction');
}

/** @throws when a page of the book was not written: what was measured then is not the book */
function checkPages({ name, built }: Engine): void {
  const written = pagesOf(listFiles(built));
  const routes = listFiles('docs')
    .filter((file) => file.endsWith('.md'))
    .map(routeOfDoc);
  const missing = routes.filter((route) => !written.has(route));
  if (missing.length > 0)
    throw new Error(
      `${name} 只写出 ${routes.length - missing.length} 页，书有 ${routes.length} 页，没有 ${missing.slice(0, 5).join('、')}：量到的不算数`,
    );
}

async function build(engine: Engine): Promise<Build> {
  const cost = await measuredNpm(engine.folder, ['run', 'build']);
  checkPages(engine);
  return cost;
}

/** @throws when the built page is the one before the change */
async function rebuild(engine: Engine, sentence: string): Promise<Build> {
  appendFileSync(join(engine.docs, `${PAGE}.md`), `\n${sentence}\n`);
  const cost = await build(engine);
  if (!readFileSync(join(engine.built, `${PAGE}.html`), 'utf8').includes(sentence))
    throw new Error(`${engine.name} 写出的 /${PAGE} 还是改动以前的：量到的不算数`);
  return cost;
}

/** The median of each field. */
const medians = <T extends Build | View>(all: readonly T[]): T =>
  Object.fromEntries(
    Object.keys(all[0]!).map((name) => {
      const sorted = all.map((one) => Number(one[name as keyof T])).sort((a, b) => a - b);
      return [name, sorted[Math.floor(sorted.length / 2)]];
    }),
  ) as unknown as T;

const buildCell = ({ seconds, cpu, memory }: Build): string =>
  `${seconds.toFixed(1)} s，CPU ${cpu.toFixed(0)} s，内存最多 ${memory.toFixed(0)} MiB`;
const bytesCell = ({ bytes, scripts, requests }: View): string =>
  `${(bytes / 1000).toFixed(1)} kB，脚本 ${(scripts / 1000).toFixed(1)} kB，${requests} 个请求`;
const timesCell = ({ lcp, tbt, blocked, cls }: View): string =>
  `LCP ${lcp.toFixed(0)} ms，TBT ${tbt.toFixed(0)} ms（连第一次绘制以前 ${blocked.toFixed(0)} ms），CLS ${cls.toFixed(3)}`;

async function compare(folder: string, rounds: number): Promise<void> {
  const [own, other] = [join(folder, 'own'), join(folder, 'starlight')];
  const engines: Engine[] = [
    {
      name: '本站',
      folder: own,
      built: join(own, 'build'),
      docs: join(own, 'docs'),
      kept: ['node_modules/.cache', '.docusaurus', '.cache'],
    },
    {
      name: `Starlight ${PACKAGES['@astrojs/starlight']}`,
      folder: other,
      built: join(other, 'dist'),
      docs: join(other, 'src/content/docs'),
      kept: ['.kept', '.astro'],
    },
  ];
  writeOwn(own);
  await writeStarlight(other, await packages());
  const cold = engines.map((): Build[] => []);
  const changed = engines.map((): Build[] => []);
  for (let round = 1; round <= rounds; round++)
    for (const [index, engine] of engines.entries()) {
      for (const entry of [engine.built, ...engine.kept.map((name) => join(engine.folder, name))])
        rmSync(entry, { recursive: true, force: true });
      cold[index]!.push(await build(engine));
      changed[index]!.push(await rebuild(engine, `第 ${round} 次改动。`));
      console.log(`${round}/${rounds} ${engine.name}`);
    }
  await prepare(engines[1]!.built, `${PAGE}.html`);
  const browser = await startBrowser();
  const sites = engines.map(({ built }) => built);
  const views = await viewsOf(browser, sites, `/${PAGE}`, VIEWS).finally(() => browser.close());
  const rows = [
    ['', ...engines.map(({ name }) => name)],
    ['---', ...engines.map(() => '---')],
    ['构建，什么都没有存', ...cold.map((all) => buildCell(medians(all)))],
    ['改了一页再构建', ...changed.map((all) => buildCell(medians(all)))],
    [`第一次打开 /${PAGE}`, ...views.map((all) => bytesCell(medians(all)))],
    ['在慢手机上', ...views.map((all) => timesCell(medians(all)))],
  ];
  console.log(rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
}

const [, , wanted = '1'] = process.argv;
if (!/^[1-9]\d?$/.test(wanted)) {
  console.error(`“${wanted}”不是次数：npm run bench:starlight -- 3 各量三次，不写就是一次。`);
  process.exit(1);
}
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-starlight-')));
compare(folder, Number(wanted))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => rmSync(folder, { recursive: true, force: true }));
