/** What a page costs a reader who comes for the first time, with a slow phone. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { Compression } from '../../src/hosting/compress';
import { HEADERS_FILE, REDIRECTS_FILE } from '../../src/hosting/hostFiles';
import { listFiles } from '../../src/hosting/pages';
import { siteServer } from '../../src/hosting/server';

/** Bytes of the bodies as they come over the wire, times in ms. */
export interface View {
  bytes: number;
  scripts: number;
  requests: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time: what tasks take beyond 50 ms each from the first contentful paint on, all added up (web.dev/tbt). */
  tbt: number;
  /** The same from the start: what comes before the first paint keeps nobody from anything but seeing it. */
  blocked: number;
  /** Layout shift, all added up. */
  cls: number;
}

const PHONE_SCREEN = { width: 360, height: 740 };
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** From here on a task is a long one (W3C Long Tasks). */
const LONG_TASK_MS = 50;

/** Nothing was asked for so long: the page has all that it wants by itself. */
const QUIET_MS = 2000;

/** As text, because tsx writes a call of its own around functions that have a name. Nothing is fetched ahead. */
const WATCH = `
  window.seen = { lcp: 0, cls: 0, fcp: Infinity, tasks: [] };
  const on = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, startTime + duration]));
  on('layout-shift', ({ value }) => (seen.cls += value));
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
`;

interface Seen extends Pick<View, 'lcp' | 'cls'> {
  fcp: number;
  /** Begin and end of each task that took more than 50 ms. */
  tasks: ReadonlyArray<readonly [begin: number, end: number]>;
}

/** A task counts from the first paint on, as in Lighthouse: one that painted is cut there. */
const blockedSince = (start: number, tasks: Seen['tasks']): number =>
  tasks
    .map(([begin, end]) => end - Math.max(begin, start) - LONG_TASK_MS)
    .filter((beyond) => beyond > 0)
    .reduce((sum, beyond) => sum + beyond, 0);

/** Loaded, and Docusaurus has taken over where it is the engine. */
const isLive = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      (!document.querySelector('#__docusaurus') ||
        document.documentElement.dataset.hasHydrated === 'true'),
  );

/** Gives a site that another engine built what our server wants: compressed copies of what a page asks for, and rules. */
export async function prepare(folder: string, page: string): Promise<void> {
  const asked = listFiles(folder).filter((file) => file === page || !file.endsWith('.html'));
  await new Compression(folder).end(asked);
  for (const name of [HEADERS_FILE, REDIRECTS_FILE]) writeFileSync(join(folder, name), '');
}

async function viewOf(browser: Browser, address: string): Promise<View> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(WATCH);
    const sizes: Array<Promise<{ kind: string; bytes: number }>> = [];
    const faults: string[] = [];
    page.on('response', (response) => {
      if (response.status() !== 200) faults.push(`${response.status()} ${response.url()}`);
    });
    let lastAt = performance.now();
    page.on('request', () => (lastAt = performance.now()));
    page.on('requestfinished', (request) => {
      lastAt = performance.now();
      const kind = request.resourceType();
      sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ kind, bytes })));
    });
    await page.goto(address);
    await isLive(page);
    // Both fetch scripts when the page is idle, and those count.
    await page.evaluate('new Promise((done) => requestIdleCallback(done))');
    while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
    const { lcp, cls, fcp, tasks } = await page.evaluate<Seen>('window.seen');
    if (faults.length > 0) throw new Error(`这一页没有到齐：${faults.join('、')}`);
    const all = await Promise.all(sizes);
    const sum = (some: typeof all): number => some.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = sum(all.filter(({ kind }) => kind === 'script'));
    return {
      ...{ bytes: sum(all), scripts, requests: all.length, lcp, cls },
      tbt: blockedSince(fcp, tasks),
      blocked: blockedSince(0, tasks),
    };
  } finally {
    await context.close();
  }
}

/**
 * Opens a page of each built site, in turn, each time with an empty cache.
 * @param folders built sites with compressed copies and host files
 * @returns the views of each folder
 */
export async function viewsOf(
  browser: Browser,
  folders: readonly string[],
  route: string,
  times: number,
): Promise<View[][]> {
  const views = folders.map((): View[] => []);
  for (let time = 0; time < times; time++)
    for (const [index, folder] of folders.entries()) {
      const server = createServer(siteServer(folder));
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      const { port } = server.address() as AddressInfo;
      try {
        views[index]!.push(await viewOf(browser, `http://127.0.0.1:${port}${route}`));
      } finally {
        server.closeAllConnections();
        server.close();
      }
    }
  return views;
}
