import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { HEADERS_FILE } from '../../src/hosting/hostFiles';
import { siteServer } from '../../src/hosting/server';
import { EmbeddedIndex } from '../../src/search/engine/embeddedIndex';
import { CORE_FILE, type Core } from '../../src/search/engine/format';
import { SEARCH_MEASURE } from '../../src/search/engine/searchClient';
import { startBrowser } from '../support/browser';
import { noWords } from '../support/noWords';
import { grow } from './grow';
import { judge, split } from './judge';
import { bookPages, Library } from './library';
import { queries } from './queries';

/** `npm run bench:search`: the figures of ARCHITECTURE.md#搜索. */

/** Pages of the book when it is complete, and of books four and sixteen times as long. */
const SIZES = [150, 600, 2400];

/** How much slower a mid-range phone is than this machine's browser, and its screen. */
const PHONE = 4;
const PHONE_SCREEN = { width: 412, height: 915 };

const BUILD_DIR = path.resolve('build');

/** As `npm run serve` sends it; hosts do about the same. */
const compressed = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number): string => `${time.toFixed(1)} ms`;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0;
const middle = (times: readonly number[]): string =>
  `中位 ${ms(quantile(times, 0.5))}，p95 ${ms(quantile(times, 0.95))}`;
const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

function quality(library: Library): void {
  const { ready, waiting } = split(new Set(library.pages.map(({ route }) => route)));
  const judged = ready.map((query) => judge(library, query));
  const count = (test: (rank: number) => boolean): number =>
    judged.filter(({ rank }) => test(rank)).length;
  console.log(
    `\n## 查得准不准：${queries.length} 个查询，能评的 ${ready.length} 个，${waiting.length} 个等着页面写出来`,
  );
  console.log(
    `正确的页面排第一 ${percent(
      count((rank) => rank === 1),
      judged.length,
    )}，前三 ${percent(
      count((rank) => rank > 0 && rank <= 3),
      judged.length,
    )}，什么都没找到 ${percent(judged.filter(({ found }) => found.length === 0).length, judged.length)}`,
  );
  console.log(
    `正确的页面下列出了要找的章节 ${percent(judged.filter(({ section }) => section).length, judged.length)}`,
  );
  for (const { text, rank, expected, found } of judged.filter(({ rank }) => rank !== 1))
    console.log(
      `  第 ${rank} 位：${text} → ${expected.join('、')}，第一是 ${found[0] ?? '（无）'}`,
    );
}

function sizes(name: string, library: Library): void {
  const bytes = new Map([...library.files].map(([file, text]) => [file, compressed(text)]));
  const of = (kind: string): number[] =>
    [...bytes].filter(([file]) => file.startsWith(kind)).map(([, size]) => size);
  const first = queries.map(({ text }) => {
    const fresh = library.index.missingShards(text, true);
    return bytes.get(CORE_FILE)! + sum(fresh.map((shard) => bytes.get(`words-${shard}.json`)!));
  });
  console.log(
    `${name}（${library.pages.length} 页，${sum(library.pages.map(({ sections }) => sections.length))} 节）：先下载 ${kB(bytes.get(CORE_FILE)!)}，正文索引 ${of('words').length} 份共 ${kB(sum(of('words')))}（每份 ${kB(quantile(of('words'), 0.5))}），摘要每页 ${kB(quantile(of('text'), 0.5))}`,
  );
  console.log(
    `  第一次结果要下载：中位 ${kB(quantile(first, 0.5))}，p95 ${kB(quantile(first, 0.95))}，最多 ${kB(Math.max(...first))}`,
  );
}

/** What the dialog itself takes: the scripts that are loaded when the reader is about to search, its words in one of their own. Its style is in the site's. */
function dialogSize(): void {
  const folder = path.join(BUILD_DIR, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((file) => /^(?:search|words)\.\w+\.js$/.test(file))
    .map((file) => readFileSync(path.join(folder, file)));
  console.log(`对话框与引擎：${kB(sum(scripts.map(compressed)))}`);
}

/** The fastest of so many runs: what else this machine does is not the search's. */
const RUNS = 5;

/** Milliseconds until nothing that the page does by itself is measured with the search. */
const READING = 1000;

/** So often each query is typed in the browser; the first round is not counted. */
const ROUNDS = 3;

/** The search alone, for each key of the queries, with its files at hand; a phone is slower by the usual factor. */
function engine(name: string, library: Library): void {
  const typed = queries
    .filter(({ text }, index) => index % 5 === 0 && text.length <= 24)
    .flatMap(({ text }) => [...text].map((_, length) => text.slice(0, length + 1)));
  const times = typed.map((text) => {
    library.search(text);
    return Math.min(
      ...Array.from({ length: RUNS }, () => {
        const start = performance.now();
        library.index.search(text);
        return performance.now() - start;
      }),
    );
  });
  const { files } = library;
  const reading = Math.min(
    ...Array.from({ length: RUNS }, () => {
      const start = performance.now();
      new EmbeddedIndex(JSON.parse(files.get(CORE_FILE)!) as Core);
      return performance.now() - start;
    }),
  );
  console.log(
    `${name}：引擎每次按键 ×${PHONE} ${middle(times.map((time) => PHONE * time))}，最多 ${ms(PHONE * Math.max(...times))}（${times.length} 次）；读入索引 ×${PHONE} ${ms(PHONE * reading)}`,
  );
}

/** A page of the site that has been read for a while, for a reader who never searched before. */
async function openPage(browser: Browser, address: string, slower: number): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN });
  await context.addInitScript(
    `Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}})`,
  );
  // What tsx writes around functions that have a name.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  await page.waitForTimeout(READING);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** Opens the dialog by shortcut, searches as soon as it is there, and tells how long the first result took. */
const coldOpen = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const appears = (selector: string): Promise<Element> =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = document.querySelector(selector);
          if (!found) return;
          observer.disconnect();
          resolve(found);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
        look();
      });
    const start = performance.now();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }),
    );
    const element = (await appears('#search-dialog input')) as HTMLInputElement;
    element.value = '守卫';
    element.dispatchEvent(new Event('input', { bubbles: true }));
    await appears('#search-results a[href^="/"]');
    return performance.now() - start;
  });

/** The same for as many readers as the engine has runs; the first one waits for the server as well, and is not counted. */
async function coldOpens(browser: Browser, address: string, slower: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const page = await openPage(browser, address, slower);
    times.push(await coldOpen(page));
    await page.context().close();
  }
  return times.slice(1);
}

/** Results are awaited so long after a key: snippets come 120 ms after them at the earliest. */
const BEFORE_SNIPPETS = 110;

/** A key of the reader: what the search took, and when its results stood in the document, both from the event of the key. */
interface Key {
  search: number;
  shown: number;
}

/**
 * Watches the results: each key that brings some adds to `window.keys`. Snippets, which come later, are not results, and
 * what is below the edge of the dialog is not shown.
 */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(
    ([measure, limit]) => {
      const keys: Array<Key | undefined> = [];
      Object.assign(window, { keys });
      let start = 0;
      document.addEventListener(
        'input',
        () => {
          start = performance.now();
          performance.clearMeasures();
          keys.push(undefined);
        },
        true,
      );
      const list = document.querySelector('#search-results')!;
      const seen = list.parentElement!;
      const isSeen = ({ target }: MutationRecord): boolean => {
        const row = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="option"]',
        );
        return !row || row.getBoundingClientRect().top < seen.getBoundingClientRect().bottom;
      };
      new MutationObserver((records) => {
        const [search] = performance.getEntriesByName(measure);
        const shown = performance.now() - start;
        if (search && shown < limit && records.some(isSeen))
          keys[keys.length - 1] = { search: search.startTime + search.duration - start, shown };
      }).observe(list, { childList: true, subtree: true, characterData: true });
    },
    [SEARCH_MEASURE, BEFORE_SNIPPETS] as [string, number],
  );

/** Types each query character by character, as a reader does, and tells each key that changed the results. */
async function typing(page: Page, texts: readonly string[]): Promise<Array<Key | undefined>> {
  await page.evaluate('window.keys.length = 0');
  for (const text of texts) {
    await page.fill('#search-dialog input', '');
    await page.waitForTimeout(BEFORE_SNIPPETS);
    for (const character of text) {
      await page.keyboard.insertText(character);
      await page.waitForTimeout(BEFORE_SNIPPETS);
    }
  }
  return page.evaluate<Array<Key | undefined>>('window.keys');
}

async function speed(libraries: ReadonlyMap<string, Library>): Promise<void> {
  // The site as it is built, with the index of the book in question.
  let files: ReadonlyMap<string, string> = new Map();
  const site = siteServer(BUILD_DIR);
  const server = createServer((request, response) => {
    const body = request.url?.startsWith('/assets/search/')
      ? files.get(request.url.split('/').at(-1)!)
      : undefined;
    if (body === undefined) site(request, response);
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const browser = await startBrowser();
  try {
    for (const [name, library] of libraries) {
      files = library.files;
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/guards`;
      const [cold, coldOnPhone] = [
        await coldOpens(browser, address, 1),
        await coldOpens(browser, address, PHONE),
      ].map((times) => ms(quantile(times, 0.5)));
      console.log(`${name}：冷启动到第一条结果，中位 ${coldOnPhone}（CPU 不放慢时 ${cold}）`);
      const page = await openPage(browser, address, PHONE);
      await coldOpen(page);
      const texts = queries
        .filter(({ text }, index) => index % 15 === 0 && text.length <= 24)
        .map(({ text }) => text);
      await watchKeys(page);
      const rounds: Array<Array<Key | undefined>> = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await typing(page, texts));
      // The first round also loads the parts of the index.
      const keys = rounds[0]!.flatMap((_, key) => {
        const times = rounds.slice(1).flatMap((round) => round[key] ?? []);
        return times.length === 0
          ? []
          : [
              {
                search: Math.min(...times.map(({ search }) => search)),
                shown: Math.min(...times.map(({ shown }) => shown)),
              },
            ];
      });
      const search = keys.map((key) => key.search);
      const shown = keys.map((key) => key.shown);
      console.log(
        `${name}：按键到搜出结果 ${middle(search)}；到显示 ${middle(shown)}（${keys.length} 次）`,
      );
      await page.context().close();
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function main(): Promise<void> {
  const book = bookPages();
  const real = new Library(book);
  quality(real);
  const libraries = new Map([
    ['现在', real],
    ...SIZES.map((size): [string, Library] => [`${size} 页`, new Library(grow(book, size))]),
  ]);
  console.log('\n## 要下载多少（brotli）');
  const built = existsSync(path.join(BUILD_DIR, HEADERS_FILE));
  if (built) dialogSize();
  for (const [name, library] of libraries) sizes(name, library);
  console.log(`\n## 有多快（CPU 放慢 ${PHONE} 倍，不计网络）`);
  for (const [name, library] of libraries) engine(name, library);
  if (built) await speed(libraries);
  else console.log('没有构建结果，跳过：先运行 npm run build。');
}

noWords('npm run bench:search', process.argv.slice(2), '全部都量');
main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
