import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { PAGES_WITHOUT_FILE } from '../../src/data/routes';
import { HEADERS_FILE } from '../../src/hosting/hostFiles';
import { listFiles, pagesOf } from '../../src/hosting/pages';
import { siteServer } from '../../src/hosting/server';
import { launchOptions } from '../support/browser';
import { HTML_PAGES_TAG, PATIENCE } from './playwright.config';

export { expect };

export const BUILD_DIR = path.resolve('build');
if (!existsSync(path.join(BUILD_DIR, HEADERS_FILE)))
  throw new Error('tests/browser 检查构建结果：先运行 npm run build。');

/** Every page of the book, as paths. */
export const routes = [...pagesOf(listFiles(BUILD_DIR)).keys()].filter(
  (route) => !PAGES_WITHOUT_FILE.includes(route),
);

/** A typical page: long, with samples in two languages, a table, a drawing, callouts. */
export const CHAPTER = '/guards';

/** Phones, tablets and screens, one on either side of the breakpoints that move something. */
export const WIDTHS = [320, 360, 480, 768, 992, 1200, 1280, 1600] as const;

/** What a test may ask of its page beyond a window of 1280 × 900. */
export interface PageOptions extends BrowserContextOptions {
  /** The complaints that this test provokes: each must be heard, and any other one fails the test. */
  complaints?: readonly RegExp[];
  /** Whether the page may fetch other pages when idle. Off, because the tests would mostly measure that. */
  preloading?: boolean;
  /** Runs before the page's own scripts, and before it is asked for. */
  before?: (page: Page) => Promise<unknown>;
  /** Whether to wait until the page has loaded and is live; without JavaScript it only loads. */
  live?: boolean;
  /** Whether the page stays open for the other tests of its file in this worker, which hear it as well. */
  kept?: boolean;
}

interface Watched {
  context: BrowserContext;
  /** The file for whose tests it stays open. */
  keptFor: string | undefined;
  heard: string[];
  expected: readonly RegExp[];
}

/** The complaints that pages should have made by now. */
const unheardBy = (pages: readonly Watched[]): RegExp[] =>
  pages.flatMap(({ heard, expected }) =>
    expected.filter((pattern) => !heard.some((text) => pattern.test(text))),
  );

export interface Site {
  readonly origin: string;
  readonly browser: Browser;
  /** What the local newsletter address has been sent in this test. */
  readonly subscribed: readonly string[];
  /** A context of its own whose pages are watched. */
  context: (pageOptions?: PageOptions) => Promise<BrowserContext>;
  /** A page of the site in a context of its own. */
  open: (path: string, pageOptions?: PageOptions) => Promise<Page>;
}

/**
 * Marks tests of what only plugins/html-pages and plugins/offline do: the text of the next page is HTML that may fail or
 * change, and is kept for reading without a network. playwright.config.ts leaves them out for a site with stock rendering.
 */
export const OF_HTML_PAGES = { tag: HTML_PAGES_TAG };

/** What bears the mark of a text that is not laid out to its end, once the page is shown. */
export const LAID_OUT_IN_PART = '[data-lazy-layout]:not([data-ahead])';

/**
 * The app has taken over (Docusaurus' own mark, set after the first render in the browser), and the text is laid out to its
 * end (browser/layOut.ts). Looked for with each frame: nearly every test waits for it, and an assertion asks again after up
 * to half a second. A document that has only begun has no root.
 */
export const isLive = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (inPart) =>
      document.documentElement?.dataset.hasHydrated === 'true' && !document.querySelector(inPart),
    LAID_OUT_IN_PART,
  );
};

/** The scripts of the app: all but the page's own, which comes first. */
const APP_SCRIPTS = /\/assets\/js\/(?!main\.)/;

/** The page does by itself what it does without the app. */
export const isAlive = (page: Page): Promise<void> =>
  expect(page.locator('html[data-live]')).toBeAttached();

/**
 * Holds the app back, before a page is opened.
 * @returns lets it come
 */
export async function holdApp(page: Page): Promise<() => void> {
  let letCome = (): void => undefined;
  const released = new Promise<void>((done) => (letCome = done));
  await page.route(APP_SCRIPTS, async (route) => {
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return letCome;
}

/** Leaving a page ends what it was still fetching; that is no fault. */
const isLeaving = (error: string | undefined): boolean => error === 'net::ERR_ABORTED';

function watch(context: BrowserContext, heard: string[], ownOrigin: () => string): void {
  const say = (text: string): void => void heard.push(text);
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      say(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => say(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // The worker tries the network; what it makes of a failure is what the page is told.
    if (request.serviceWorker()) return;
    if (!isLeaving(request.failure()?.errorText))
      say(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== ownOrigin())
      say(`foreign request: ${request.url()}`);
  });
}

/** Docusaurus and our own preloading leave readers alone who save data. */
export const SAVE_DATA = `Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}, configurable: true})`;

type Middleware = (site: RequestListener) => RequestListener;

/** The site as its hosts send it. */
export const compressed: Middleware = (site) => site;

/** What a test sees is the same without compression, and it may change what it sees. */
const uncompressed: Middleware = (site) => (request, response) => {
  delete request.headers['accept-encoding'];
  return site(request, response);
};

/** The site that the tests of a file or of a `describe` look at: `test.use({ served: … })`. */
export interface Served {
  /** A finished build, or what gives it before the first test; the built book when nothing is said. */
  directory?: string | (() => Promise<string>);
  /** Sees each request before the site does. */
  around?: Middleware;
}

interface Running {
  server: Server;
  origin: string;
  subscribed: string[];
}

/** One worker's servers and pages, whichever of its tests asked for them. */
interface WorkerState {
  /** The server of a site, started when it is first asked for. */
  serve: (served: Served) => Promise<Running>;
  watched: Watched[];
}

async function start({ directory = BUILD_DIR, around = uncompressed }: Served): Promise<Running> {
  const subscribed: string[] = [];
  const site = siteServer(typeof directory === 'string' ? directory : await directory(), (email) =>
    subscribed.push(email),
  );
  const server = createServer(around(site));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}`, subscribed };
}

/** Sites are the same when they are made of the same things, wherever `served` was written. */
function workerState(): WorkerState & { close: () => Promise<void> } {
  const running: Array<Served & { site: Promise<Running> }> = [];
  return {
    watched: [],
    serve({ directory, around }) {
      const known = running.find((each) => each.directory === directory && each.around === around);
      if (known) return known.site;
      const site = start({ directory, around });
      running.push({ directory, around, site });
      return site;
    },
    async close() {
      for (const { server } of await Promise.all(running.map(({ site }) => site))) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/**
 * The test of this folder: `site` serves a built site with its real headers and redirects, and opens its pages, each in a
 * context of its own. Server and browser are one for a worker. After each test its pages are closed, unless they are kept;
 * a page that complained (console, uncaught error, failed request, request to another origin) fails the test.
 */
export const test = base.extend<{ served: Served; site: Site }, { worker: WorkerState }>({
  launchOptions: [async ({}, use) => use(await launchOptions()), { scope: 'worker' }],
  worker: [
    async ({}, use) => {
      const state = workerState();
      await use(state);
      await state.close();
    },
    { scope: 'worker' },
  ],
  served: [{}, { option: true }],
  site: [
    async ({ browser, worker: { serve, watched }, served }, use, { file }) => {
      /** Closes pages, and forgets them. */
      const close = async (isDone: (page: Watched) => boolean): Promise<void> => {
        const done = watched.filter(isDone);
        watched.splice(0, watched.length, ...watched.filter((each) => !done.includes(each)));
        await Promise.all(done.map((each) => each.context.close()));
      };
      await close(({ keptFor }) => keptFor !== file);
      const { origin, subscribed } = await serve(served);
      subscribed.length = 0;
      const context = async ({
        complaints = [],
        preloading = false,
        kept = false,
        before,
        live,
        ...options
      }: PageOptions = {}): Promise<BrowserContext> => {
        const opened = await browser.newContext({
          baseURL: origin,
          viewport: { width: 1280, height: 900 },
          locale: 'zh-CN',
          ...options,
        });
        const heard: string[] = [];
        watched.push({
          context: opened,
          keptFor: kept ? file : undefined,
          heard,
          expected: complaints,
        });
        watch(opened, heard, () => origin);
        opened.setDefaultTimeout(PATIENCE);
        if (!preloading) await opened.addInitScript(SAVE_DATA);
        return opened;
      };
      await use({
        origin,
        subscribed,
        browser,
        context,
        async open(route, pageOptions = {}) {
          const page = await (await context(pageOptions)).newPage();
          await pageOptions.before?.(page);
          await page.goto(route, { waitUntil: pageOptions.live === false ? 'commit' : 'load' });
          if (pageOptions.live ?? pageOptions.javaScriptEnabled !== false) await isLive(page);
          return page;
        },
      });
      const open = [...watched];
      // The browser complains in its own time: of a worker that cannot be registered, after the page is live.
      await expect
        .poll(() => unheardBy(open))
        .toEqual([])
        .catch(() => undefined);
      await close(({ keptFor }) => keptFor === undefined);
      const unheard = unheardBy(open);
      const unexpected = open.flatMap(({ heard, expected }) =>
        heard.splice(0).filter((text) => !expected.some((pattern) => pattern.test(text))),
      );
      expect({ unexpected, unheard }).toEqual({ unexpected: [], unheard: [] });
    },
    // By itself, a site with other content may have to be built first.
    { timeout: 300_000 },
  ],
});
