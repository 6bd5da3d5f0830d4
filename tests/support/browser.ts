import { existsSync, statfsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';

/** Where an installed browser usually stands; `CHROME_PATH` names another one. */
const USUAL_PLACES = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Nothing leaves this machine: other hosts have no address, and the browser itself asks nobody. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** The binary inside the npm package, unpacked on first use: it needs no installed package of the system. */
async function packagedBrowser(): Promise<string> {
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** The packaged binary is made for this platform only. */
const hasPackaged = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser that the tests use: `CHROME_PATH`, else the packaged one (the same everywhere, and the quickest: only a
 * headless shell), else an installed one.
 */
export async function browserPath(
  env: Record<string, string | undefined> = process.env,
): Promise<string> {
  const named = env.CHROME_PATH?.trim();
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH 指向的浏览器不存在：${named}`);
  const path =
    named ||
    (hasPackaged ? await packagedBrowser() : USUAL_PLACES.find((place) => existsSync(place)));
  if (!path)
    throw new Error('没有找到 Chrome 或 Chromium：装一个，或者用 CHROME_PATH 指明它在哪里');
  return path;
}

const SHARED_MEMORY = '/dev/shm';

/** What two browsers with their tabs have room in many times over; a container has 64 MB unless it is told otherwise. */
const SHARED_MEMORY_BYTES = 2 ** 30;

/**
 * The processes of a browser share what they draw in memory. Playwright has them use files on the disk instead, since a
 * container's shared memory is small: where it is not, that takes a sixteenth of the time of all tests (measured).
 */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= SHARED_MEMORY_BYTES;
}

/** How a browser is started: by the test runner for each of its workers, and by `startBrowser`. */
export const launchOptions = async (): Promise<LaunchOptions> => ({
  executablePath: await browserPath(),
  args: ARGS,
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
});

/** Starts a headless browser for a script; whoever starts it closes it. */
export const startBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());
