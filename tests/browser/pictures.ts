/**
 * `npm run pictures`: the screens that pages show, taken from the running samples of those pages, in both themes, and the
 * README's picture of the built site. Run it after a package whose screen is shown has moved, or the site's look; what it
 * writes is committed. `npm run pictures -- site` takes only those whose names hold the word.
 * GraphiQL's own page loads its scripts from a CDN: here they come out of its npm packages, nothing else is let out.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Fault } from '../../src/fault';
import { HEADERS_FILE } from '../../src/hosting/hostFiles';
import { siteServer } from '../../src/hosting/server';
import { samplesOn } from '../../src/samples/majors';
import { extract } from '../../src/samples/page/extract';
import { Variants } from '../../src/samples/page/variants';
import { projectOf } from '../../src/samples/project';
import { runnablePage } from '../../src/samples/project/applications';
import { archiveOf } from '../../src/samples/project/archive';
import { packageSet } from '../samples/packages';
import { packagesOf } from '../samples/paths';
import { appOf, unpack } from '../samples/run/app';
import { assemble, type Folder } from '../samples/run/assemble';
import { Host } from '../samples/run/process';
import { scripts } from '../samples/run/scripts';
import { startBrowser } from '../support/browser';
import { converse, terminalPage } from './terminal';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** CSS pixels: as wide as the text of a page, so that letters keep their size there. */
const WIDTH = 720;
/** Screens are dense; src/remark/figures.ts halves the file's pixels again. */
const DENSITY = 2;
/** Quality of the lossy format: text of 12 px stays sharp, a picture stays near 30 kB. */
const QUALITY = 0.82;

/** Longest wait for a screen: packages are fetched meanwhile. */
const PATIENCE_MS = 180_000;

interface App {
  /** Under static/pictures/. */
  name: string;
  /** The page whose sample is shown. */
  source: string;
  /** File that the app starts with, and which of the page's runs of it. */
  entry: string;
  run: number;
}

interface Screen extends App {
  height: number;
  show: (page: Page, origin: string, theme: Theme) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'openapi/swagger-ui',
    source: 'docs/openapi/introduction.md',
    entry: 'main.ts',
    run: 0,
    height: 560,
    show: async (page, origin, theme) => {
      await page.goto(`${origin}/api`);
      await page.locator('.opblock-summary-control').first().click();
      await page.locator('.opblock .opblock-body').first().waitFor();
      await page.evaluate((dark) => {
        document.documentElement.classList.toggle('dark-mode', dark);
        document.querySelector('.information-container')?.scrollIntoView();
        (document.activeElement as HTMLElement).blur();
      }, theme === 'dark');
    },
  },
  {
    name: 'graphql/graphiql',
    source: 'docs/graphql/quick-start.md',
    entry: 'app.module.ts',
    run: 1,
    height: 420,
    show: async (page, origin, theme) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('graphiql:theme', chosen);
        localStorage.setItem('graphiql:query', '{\n  cats {\n    name\n    months\n  }\n}\n');
      }, theme);
      await page.goto(`${origin}/graphql`);
      await page.locator('.graphiql-execute-button').click();
      await page.locator('.result-window', { hasText: '"data"' }).waitFor();
    },
  },
];

/** The app of a page in a folder that a host runs. */
async function appFolder({ source, entry, run }: App): Promise<Folder> {
  const samples = samplesOn('11', extract(readFileSync(source, 'utf8')).samples);
  const { applications } = runnablePage(samples);
  const application = applications.filter((each) => each.entry === entry)[run];
  if (!application) throw new Error(`${source}：没有第 ${run + 1} 次运行 ${entry}。`);
  const packages = packageSet('11');
  const project = projectOf(application, 'TypeScript', {
    page: { title: '', route: '/', origin: undefined },
    count: applications.length,
    variants: await Variants.of([]),
    record: { ...packages.versions, loaded: {} },
  });
  const { built, ...app } = appOf(unpack(archiveOf(project)), {
    ...packages,
    closureOf: undefined,
  });
  const code = [...built].map(
    ([file, content]) => [file, 'text' in content ? content.text : content] as const,
  );
  return assemble({ ...app, built: new Map(code) }, { ports: {}, packages: packages.folders });
}

const install = promisify(execFile);
/** A package is installed once, however many of its files are asked for. */
const installs = new Map<string, Promise<unknown>>();

/** What the CDN would send, from the packages of the same names and versions. */
async function serveFromPackages(context: BrowserContext, folder: string): Promise<void> {
  await context.route(/^https:/, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const [, name, version, file] = /^\/([^@/]+)@([^/]+)\/(.+)$/.exec(pathname) ?? [];
    if (host !== 'unpkg.com' || !name) return route.abort();
    const home = path.join(folder, name);
    const spec = `${name}@${version}`;
    const installed =
      installs.get(spec) ?? install('npm', ['i', '--no-save', '--prefix', home, spec]);
    installs.set(spec, installed);
    await installed;
    await route.fulfill({ path: path.join(home, 'node_modules', name, file!) });
  });
}

/** A screenshot as WebP: the browser that took it has the encoder. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Where the picture of a screen in a theme is written. */
const fileOf = (name: string, theme: Theme): string =>
  path.join('static/pictures', `${name}${theme === 'dark' ? '.dark' : ''}.webp`);

async function save(browser: Browser, file: string, png: Buffer): Promise<void> {
  const page = await browser.newPage();
  mkdirSync(path.dirname(file), { recursive: true });
  const picture = await webp(page, png);
  writeFileSync(file, picture);
  await page.close();
  console.log(`${file}  ${(picture.length / 1000).toFixed(1)} kB`);
}

async function take(browser: Browser, screen: Screen, packages: string): Promise<void> {
  const folder = await appFolder(screen);
  const host = new Host(scripts().host, packagesOf('11'));
  try {
    host.start(folder.path, true);
    const server = await host.server(3000);
    if (!server) throw new Error(`${screen.source} 的应用没有启动：\n${host.lines().join('\n')}`);
    for (const theme of THEMES) {
      const context = await browser.newContext({
        viewport: { width: WIDTH, height: screen.height },
        deviceScaleFactor: DENSITY,
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'en-US',
      });
      await serveFromPackages(context, packages);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await screen.show(page, `http://127.0.0.1:${server.real}`, theme);
      const file = fileOf(screen.name, theme);
      await save(browser, file, await page.screenshot({ animations: 'disabled' }));
      await context.close();
    }
  } finally {
    await host.dispose();
    folder.remove();
  }
}

/** The session that the page shows, typed into the real prompt. */
const SESSION: App & { lines: readonly string[] } = {
  name: 'recipes/repl',
  source: 'docs/recipes/repl.md',
  entry: 'repl.ts',
  run: 0,
  lines: ["await get(CatsService).findAge('橘座')", 'debug(CatsModule)', 'methods(CatsService)'],
};

async function takeSession(browser: Browser): Promise<void> {
  const folder = await appFolder(SESSION);
  try {
    const text = await converse('src/repl.js', folder.path, '> ', SESSION.lines);
    for (const theme of THEMES) {
      const page = await browser.newPage({
        viewport: { width: WIDTH, height: 10 },
        deviceScaleFactor: DENSITY,
      });
      await page.setContent(terminalPage(text, theme));
      await save(browser, fileOf(SESSION.name, theme), await page.screenshot({ fullPage: true }));
      await page.close();
    }
  } finally {
    folder.remove();
  }
}

/** The README's picture: a typical page as a reader on a common screen has it. */
const SITE = { name: 'site', file: '.github/site.webp', page: '/guards', width: 1240, height: 600 };

async function takeSite(browser: Browser): Promise<void> {
  const server = createServer(siteServer(path.resolve('build')));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    const { width, height } = SITE;
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${SITE.page}`);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await save(browser, SITE.file, await page.screenshot({ animations: 'disabled' }));
    await page.close();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const main = async (words: readonly string[]): Promise<void> => {
  const isWanted = ({ name }: { name: string }): boolean =>
    words.length === 0 || words.some((word) => name.includes(word));
  const all = [...SCREENS, SESSION, SITE];
  if (!all.some(isWanted))
    throw new Fault(
      `没有名字里有 ${words.join('、')} 的图。有的是：${all.map(({ name }) => name).join('、')}`,
    );
  // Before the others, which take minutes.
  if (isWanted(SITE) && !existsSync(path.join('build', HEADERS_FILE)))
    throw new Fault('README 的图拍的是构建结果：先运行 npm run build。');
  const packages = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const browser = await startBrowser();
  try {
    for (const screen of SCREENS.filter(isWanted)) await take(browser, screen, packages);
    if (isWanted(SESSION)) await takeSession(browser);
    if (isWanted(SITE)) await takeSite(browser);
  } finally {
    await browser.close();
    rmSync(packages, { recursive: true });
  }
};

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
