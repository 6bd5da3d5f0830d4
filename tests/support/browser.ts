import {existsSync} from 'node:fs';
import {chromium, type Browser} from 'playwright-core';

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
  '--disable-dev-shm-usage',
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
  const {default: packaged} = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/**
 * The browser that the tests use: `CHROME_PATH`, else an installed one, else the packaged one.
 * @param env the process's variables; `CHROME_PATH=packaged` asks for the packaged one
 */
export async function browserPath(env: Record<string, string | undefined> = process.env): Promise<string> {
  const named = env.CHROME_PATH?.trim();
  if (named === 'packaged') return packagedBrowser();
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH 指向的浏览器不存在：${named}`);
  return named || (USUAL_PLACES.find((place) => existsSync(place)) ?? packagedBrowser());
}

/** Starts a headless browser; whoever starts it closes it. */
export const startBrowser = async (): Promise<Browser> => chromium.launch({executablePath: await browserPath(), args: ARGS});
