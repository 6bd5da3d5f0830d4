import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { PAGES_WITHOUT_FILE } from '../../src/data/routes';
import { HEADERS_FILE } from '../../src/hosting/hostFiles';
import { listFiles, pagesOf } from '../../src/hosting/pages';
import { siteServer } from '../../src/hosting/server';
import { startBrowser } from '../support/browser';

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

/**
 * Milliseconds after which what a test waits for counts as never coming. What must come within a time is measured in the
 * page; this only ends a test that hangs, also on a machine with other work.
 */
export const PATIENCE = 30_000;

/** What a test may ask of its page beyond a window of 1280 × 900. */
export interface Wishes extends BrowserContextOptions {
  /** The complaints that this test provokes: each must be heard, and any other one fails the test. */
  complaints?: readonly RegExp[];
  /** Whether the page may fetch other pages when idle. Off, because the tests would mostly measure that. */
  preloading?: boolean;
  /** Runs before the page's own scripts, and before it is asked for. */
  before?: (page: Page) => Promise<unknown>;
  /** Whether to wait until the page has loaded and is live; without JavaScript it only loads. */
  live?: boolean;
  /** Whether the page stays open for the other tests of the file. */
  kept?: boolean;
}

interface Watched {
  context: BrowserContext;
  kept: boolean;
  heard: string[];
  expected: readonly RegExp[];
}

export interface Site {
  readonly origin: string;
  readonly browser: Browser;
  /** What the local newsletter address has been sent so far. */
  readonly subscribed: string[];
  /** A context of its own whose pages are watched. */
  context: (wishes?: Wishes) => Promise<BrowserContext>;
  /** A page of the site in a context of its own. */
  open: (path: string, wishes?: Wishes) => Promise<Page>;
}

/** The app has taken over: Docusaurus' own mark, set after the first render in the browser. */
export const isLive = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });

/** The scripts of the app: all but the page's own, which comes first. */
const APP_SCRIPTS = /\/assets\/js\/(?!main\.)/;

/** The page does by itself what it does without the app. */
export const isAlive = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-live]', { state: 'attached' });

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

const listen = async (listener: RequestListener): Promise<[Server, string]> => {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
};

type Around = (site: RequestListener) => RequestListener;

/** The site as its hosts send it. */
export const compressed: Around = (site) => site;

/** What a test sees is the same without compression, and it may change what it sees. */
const uncompressed: Around = (site) => (request, response) => {
  delete request.headers['accept-encoding'];
  return site(request, response);
};

/**
 * Serves a built site with its real headers and redirects, and opens its pages in one browser for the tests of a file.
 * After each test its pages are closed, unless they are kept; a page that complained (console, uncaught error, failed
 * request, request to another origin) fails the test.
 * @param directory a finished build, or what gives it before the first test
 * @param around sees each request before the site does
 */
export function useSite(
  directory: string | (() => Promise<string>) = BUILD_DIR,
  around: Around = uncompressed,
): Site {
  let browser: Browser;
  let server: Server;
  let origin = '';
  let watched: Watched[] = [];
  const subscribed: string[] = [];

  beforeAll(async () => {
    const listener = siteServer(
      typeof directory === 'string' ? directory : await directory(),
      (email) => subscribed.push(email),
    );
    [server, origin] = await listen(around(listener));
    browser = await startBrowser();
  });

  afterEach(async () => {
    await Promise.all(watched.filter(({ kept }) => !kept).map(({ context }) => context.close()));
    const seen = watched.map(({ heard, expected }) => ({ heard: heard.splice(0), expected }));
    watched = watched.filter(({ kept }) => kept);
    const unexpected = seen.flatMap(({ heard, expected }) =>
      heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
    );
    const unheard = seen.flatMap(({ heard, expected }) =>
      expected.filter((pattern) => !heard.some((text) => pattern.test(text))),
    );
    expect({ unexpected, unheard }).toEqual({ unexpected: [], unheard: [] });
  });

  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  });

  const context = async ({
    complaints = [],
    preloading = false,
    kept = false,
    before,
    live,
    ...options
  }: Wishes = {}): Promise<BrowserContext> => {
    const opened = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1280, height: 900 },
      locale: 'zh-CN',
      ...options,
    });
    const heard: string[] = [];
    watched.push({ context: opened, kept, heard, expected: complaints });
    watch(opened, heard, () => origin);
    opened.setDefaultTimeout(PATIENCE);
    if (!preloading) await opened.addInitScript(SAVE_DATA);
    return opened;
  };

  return {
    subscribed,
    get origin() {
      return origin;
    },
    get browser() {
      return browser;
    },
    context,
    async open(route, wishes = {}) {
      const page = await (await context(wishes)).newPage();
      await wishes.before?.(page);
      await page.goto(route, { waitUntil: wishes.live === false ? 'commit' : 'load' });
      if (wishes.live ?? wishes.javaScriptEnabled !== false) await isLive(page);
      return page;
    },
  };
}
