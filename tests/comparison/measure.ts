/** What a build costs, and what a page of the built site costs its reader. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { siteServer } from '../../src/hosting/server';

/** What a build took. */
export interface Build {
  seconds: number;
  /** CPU seconds of the whole machine meanwhile, so that processes which outlive their parent count: it has to be quiet. */
  cpu: number;
  /** Most memory that its processes had in use at a time, in MiB; not known outside Linux. */
  memory: number | undefined;
}

const cpuSeconds = (): number =>
  cpus().reduce((all, { times: { user, nice, sys } }) => all + user + nice + sys, 0) / 1000;

/** Resident memory of a process group, in MiB. */
function memoryOf(group: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  let pages = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) === group) pages += Number(fields[21]);
    } catch {
      // It has ended meanwhile.
    }
  return (pages * 4096) / 2 ** 20;
}

/** Milliseconds between two looks at the memory. */
const LOOK_MS = 200;

/**
 * Runs npm, silently.
 * @throws with what it printed when it fails
 */
export async function measuredBuild(folder: string, words: readonly string[]): Promise<Build> {
  const [start, cpu] = [performance.now(), cpuSeconds()];
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const shell = process.platform === 'win32';
  const child = spawn('npm', words, { cwd: folder, env, shell, detached: true, stdio: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()));
  let memory: number | undefined;
  const looking = setInterval(() => {
    const now = memoryOf(child.pid!);
    if (now !== undefined) memory = Math.max(memory ?? 0, now);
  }, LOOK_MS);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(looking);
  if (code !== 0) throw new Error(`npm ${words.join(' ')}：\n${printed.slice(-4000)}`);
  return { seconds: (performance.now() - start) / 1000, cpu: cpuSeconds() - cpu, memory };
}

/** What a page is to a reader who comes for the first time. Bytes as they come over the wire, times in ms. */
export interface View {
  bytes: number;
  scripts: number;
  requests: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Sum of what tasks take beyond 50 ms each. */
  tbt: number;
  /** Layout shift, all added up. */
  cls: number;
  /** Until it has loaded, and the app is live where there is one. */
  live: number;
}

/** A slow phone on a slow network (issue: CPU × 4, 1.6 Mbit/s, 150 ms). */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

const WATCH = () => {
  const seen = { lcp: 0, tbt: 0, cls: 0 };
  const on = (type: string, see: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('longtask', ({ duration }) => (seen.tbt += duration - 50));
  on('layout-shift', (entry) => (seen.cls += (entry as unknown as { value: number }).value));
  Object.assign(window, { seen });
  // Nothing is fetched ahead for them.
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
    configurable: true,
  });
};

/** Live: loaded, and Docusaurus has taken over where it is the engine. */
const untilLive = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      (document.querySelector('#__docusaurus') === null ||
        document.documentElement.dataset.hasHydrated === 'true'),
  );

async function viewOf(browser: Browser, address: string): Promise<View> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(WATCH);
    const sizes: Array<Promise<readonly [kind: string, bytes: number]>> = [];
    page.on('requestfinished', (request) =>
      sizes.push(
        request
          .sizes()
          .then(({ responseBodySize }) => [request.resourceType(), responseBodySize] as const),
      ),
    );
    await page.goto(address);
    await untilLive(page);
    const live = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(
      () => (window as unknown as { seen: Pick<View, 'lcp' | 'tbt' | 'cls'> }).seen,
    );
    const all = await Promise.all(sizes);
    const sum = (some: typeof all): number => some.reduce((total, [, bytes]) => total + bytes, 0);
    return {
      bytes: sum(all),
      scripts: sum(all.filter(([kind]) => kind === 'script')),
      requests: all.length,
      live,
      ...seen,
    };
  } finally {
    await context.close();
  }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** The median of each field. */
export function medians<T extends object>(all: readonly T[]): T {
  const names = Object.keys(all[0]!) as Array<keyof T>;
  return Object.fromEntries(
    names.map((name) => [
      name,
      all[0]![name] === undefined ? undefined : median(all.map((one) => Number(one[name]))),
    ]),
  ) as T;
}

/**
 * Opens a page of each built site, in turn.
 * @param folders built sites with compressed copies and host files, by name
 * @param times how often
 */
export async function measuredViews(
  browser: Browser,
  folders: Readonly<Record<string, string>>,
  route: string,
  times: number,
): Promise<Record<string, View>> {
  const servers = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => {
      const server = createServer(siteServer(folder));
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      return { name, server, views: [] as View[] };
    }),
  );
  try {
    for (let time = 0; time < times; time++)
      for (const { server, views } of servers) {
        const { port } = server.address() as AddressInfo;
        views.push(await viewOf(browser, `http://127.0.0.1:${port}${route}`));
      }
    return Object.fromEntries(servers.map(({ name, views }) => [name, medians(views)]));
  } finally {
    for (const { server } of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}
