/**
 * npm run bench:starlight       the book built by this site and by Starlight, in turn, three times each
 * npm run bench:starlight -- 1  once each
 *
 * Each builds with nothing kept, then once more after one page has changed; then a slow phone opens a page of both. Prints
 * a table in Markdown. For a quiet machine: it counts the CPU time of all of it. Needs npm's registry for Starlight.
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { compressFiles } from '../../src/hosting/compress';
import { HEADERS_FILE, REDIRECTS_FILE } from '../../src/hosting/hostFiles';
import { listFiles, pagesOf } from '../../src/hosting/pages';
import { startBrowser } from '../support/browser';
import { measuredBuild, measuredViews, medians, type Build, type View } from './measure';
import { writeStarlight } from './starlight';

const TIMES = 3;
const ROUTE = '/guards';

interface Engine {
  readonly name: string;
  readonly folder: string;
  /** Its built site, below the folder. */
  readonly built: string;
  /** The page that changes, below the folder. */
  readonly page: string;
  /** What it keeps from one build for the next, below the folder. */
  readonly kept: readonly string[];
  readonly build: readonly string[];
}

/** The files of this project in a folder of their own, with its packages, and nothing kept of other builds. */
function writeOwn(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  const packages = resolve('node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const entry of readdirSync(packages).filter((name) => name !== '.cache'))
    if (entry.endsWith('.json'))
      copyFileSync(join(packages, entry), join(folder, 'node_modules', entry));
    else symlinkSync(join(packages, entry), join(folder, 'node_modules', entry), 'junction');
}

const forget = ({ folder, kept, built }: Engine): void =>
  [built, ...kept].forEach((entry) =>
    rmSync(join(folder, entry), { recursive: true, force: true }),
  );

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const wholes = (number: number | undefined): string => number?.toFixed(0) ?? '—';

function print(
  engines: readonly Engine[],
  cold: Readonly<Record<string, Build>>,
  changed: Readonly<Record<string, Build>>,
  views: Readonly<Record<string, View>>,
): void {
  const row = (what: string, cell: (name: string) => string): string =>
    `| ${[what, ...engines.map(({ name }) => cell(name))].join(' | ')} |`;
  const buildCell = ({ seconds, cpu, memory }: Build): string =>
    `${seconds.toFixed(1)} s / ${cpu.toFixed(0)} CPU s / ${wholes(memory)} MiB`;
  console.log(
    [
      row('', (name) => name),
      row('---', () => '---'),
      row('构建，什么都没有存', (name) => buildCell(cold[name]!)),
      row('改了一页再构建', (name) => buildCell(changed[name]!)),
      row(`${ROUTE}：一共 / 脚本 / 请求`, (name) => {
        const { bytes, scripts, requests } = views[name]!;
        return `${kB(bytes)} kB / ${kB(scripts)} kB / ${requests}`;
      }),
      row('慢手机：LCP / TBT / CLS / 活起来', (name) => {
        const { lcp, tbt, cls, live } = views[name]!;
        return `${wholes(lcp)} ms / ${wholes(tbt)} ms / ${cls.toFixed(3)} / ${wholes(live)} ms`;
      }),
    ].join('\n'),
  );
}

async function compare(folder: string, times: number): Promise<void> {
  const own: Engine = {
    name: '本站',
    folder: join(folder, 'own'),
    built: 'build',
    page: 'docs/guards.md',
    kept: ['node_modules/.cache', '.docusaurus', '.cache'],
    build: ['run', 'build'],
  };
  const starlight: Engine = {
    name: 'Starlight',
    folder: join(folder, 'starlight'),
    built: 'dist',
    page: 'src/content/docs/guards.md',
    kept: ['node_modules/.astro', 'node_modules/.vite', '.astro'],
    build: ['exec', '--', 'astro', 'build'],
  };
  const engines = [own, starlight];
  mkdirSync(own.folder);
  writeOwn(own.folder);
  const pages = await writeStarlight(starlight.folder);
  await measuredBuild(starlight.folder, ['install', '--no-audit', '--no-fund']);
  const cold: Record<string, Build[]> = {};
  const changed: Record<string, Build[]> = {};
  for (let time = 1; time <= times; time++)
    for (const engine of engines) {
      const build = (): Promise<Build> => measuredBuild(engine.folder, engine.build);
      forget(engine);
      (cold[engine.name] ??= []).push(await build());
      appendFileSync(join(engine.folder, engine.page), `\n第 ${time} 次。\n`);
      (changed[engine.name] ??= []).push(await build());
      console.log(`${time}/${times} ${engine.name}`);
    }
  const dist = join(starlight.folder, starlight.built);
  const written = pagesOf(listFiles(dist)).size;
  if (written < pages)
    throw new Error(`Starlight 只写出 ${written} 页，书有 ${pages} 页：再试一次`);
  await compressFiles(dist, listFiles(dist));
  for (const name of [HEADERS_FILE, REDIRECTS_FILE]) writeFileSync(join(dist, name), '');
  const browser = await startBrowser();
  try {
    const sites = Object.fromEntries(
      engines.map((engine) => [engine.name, join(engine.folder, engine.built)]),
    );
    const views = await measuredViews(browser, sites, ROUTE, times * 3);
    const each = (all: Record<string, Build[]>): Record<string, Build> =>
      Object.fromEntries(Object.entries(all).map(([name, some]) => [name, medians(some)]));
    print(engines, each(cold), each(changed), views);
  } finally {
    await browser.close();
  }
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'comparison-')));
compare(folder, Number(process.argv[2] ?? TIMES))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => rmSync(folder, { recursive: true, force: true }));
