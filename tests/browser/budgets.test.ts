import type { Page, Response } from '@playwright/test';
import { kept } from './offline';
import { CHAPTER, compressed, expect, holdApp, isAlive, isLive, type Site, test } from './site';

/** Hears of each body that was sent, also to the worker. */
const later: { heard?: (path: string, bytes: number) => void } = {};

test.use({
  served: {
    around: (listener) => (request, response) => {
      const { bytesWritten } = request.socket;
      response.on('finish', () => {
        // Without a length there are the marks of the parts as well, a few bytes.
        const body = Number(response.getHeader('content-length'));
        later.heard?.(request.url ?? '', body || request.socket.bytesWritten - bytesWritten);
      });
      return compressed(listener)(request, response);
    },
  },
});

/**
 * What a typical page costs with an empty cache. Bytes are those of the bodies as they came over the wire, brotli at
 * level 11 by `src/hosting/server.ts`.
 *
 * The first view is all that comes before the page is idle: HTML with its styles, pictures and the page's own script, with which menu,
 * contents list, samples, theme, search box and newsletter work. 42.5 kB in 3 requests at the time of writing, 8.8 of scripts.
 */
const FIRST_VIEW = { scripts: 8_850, all: 45_000, requests: 6 };

/**
 * All there is when the page is live (`data-has-hydrated="true"`) and turns to the next one within the document: 48.6 kB in 4 requests,
 * 14.9 of scripts (with React, 141 in 6, 109 of scripts). Not counted is what an idle browser fetches ahead afterwards, for the
 * next click.
 */
const LIVE = { scripts: 15_100, all: 50_000, requests: 6 };

interface Cost {
  path: string;
  kind: string;
  bytes: number;
  encoding: string | undefined;
}

const costOf = async (response: Response): Promise<Cost> => ({
  path: new URL(response.url()).pathname,
  kind: response.request().resourceType(),
  bytes: (await response.request().sizes()).responseBodySize,
  encoding: response.headers()['content-encoding'],
});

/** All costs of a page until something has happened. */
async function costsUntil(
  site: Site,
  happened: (page: Page) => Promise<unknown>,
  before: (page: Page) => Promise<unknown>,
): Promise<Cost[]> {
  const responses: Response[] = [];
  const page = await site.open(CHAPTER, {
    live: false,
    before: async (opened) => {
      opened.on('response', (response) => responses.push(response));
      await before(opened);
    },
  });
  await happened(page);
  await page.waitForLoadState();
  const costs = await Promise.all(responses.map(costOf));
  console.log(
    costs.map(({ bytes, kind, path }) => `${String(bytes).padStart(7)} ${kind} ${path}`).join('\n'),
  );
  // The measurement itself: the page is there, and its texts are compressed.
  const kinds = costs.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['document', 'script']));
  // The page brings its styles along.
  expect(kinds).not.toContain('stylesheet');
  expect(
    costs.filter(
      ({ bytes, encoding, kind }) =>
        bytes === 0 || (bytes > 1024 && ['document', 'script'].includes(kind) && encoding !== 'br'),
    ),
  ).toEqual([]);
  return costs;
}

const sum = (some: readonly Cost[]): number => some.reduce((total, { bytes }) => total + bytes, 0);

function expectWithin(costs: readonly Cost[], budget: typeof LIVE): void {
  const found = {
    scripts: sum(costs.filter(({ kind }) => kind === 'script')),
    all: sum(costs),
    requests: costs.length,
  };
  console.log(`${CHAPTER}: ${JSON.stringify(found)}`);
  const over = Object.entries(found).filter(
    ([what, value]) => value > budget[what as keyof typeof budget],
  );
  expect(over).toEqual([]);
}

test(`the first view of ${CHAPTER}: at most 45 kB and 6 requests`, async ({ site }) =>
  expectWithin(await costsUntil(site, isAlive, holdApp), FIRST_VIEW));

test(`${CHAPTER} until it is live: at most 15.1 kB of scripts, 50 kB in all, 6 requests`, async ({
  site,
}) => expectWithin(await costsUntil(site, isLive, async () => undefined), LIVE));

/**
 * What a page fetches by itself once it is live, with an empty cache: the worker, the texts of the book, its search index, the
 * scripts that are not there yet. 131 pages as a whole were 2.0 MB in as many requests, and could not be read without a network.
 */
const LATER = { requests: 36, texts: 1_000_000, all: 2_000_000 };

test('what is kept of the book by itself: at most 1.0 MB of texts, 2.0 MB in all, 36 requests', async ({
  site,
}) => {
  const sent: Array<{ path: string; bytes: number }> = [];
  later.heard = (path, bytes) => sent.push({ path, bytes });
  const page = await site.open(CHAPTER, { preloading: true });
  const before = sent.length;
  await kept(page);
  later.heard = undefined;
  const fetched = sent.slice(before);
  const sum = (some: typeof fetched): number => some.reduce((total, { bytes }) => total + bytes, 0);
  const found = {
    requests: fetched.length,
    texts: sum(fetched.filter(({ path }) => /offline\/(?!search|shell)/.test(path))),
    all: sum(fetched),
  };
  console.log(`kept of the book: ${JSON.stringify(found)}`);
  expect(found.texts).toBeGreaterThan(100_000);
  expect(found.requests).toBeLessThanOrEqual(LATER.requests);
  expect(found.texts).toBeLessThanOrEqual(LATER.texts);
  expect(found.all).toBeLessThanOrEqual(LATER.all);
  expect(
    fetched.filter(
      ({ path }) => !/^\/(?:assets|img|pictures)\/|^\/worker\.js$|^\/favicon/.test(path),
    ),
  ).toEqual([]);
});

test('a click within the app costs one HTML at most', async ({ site }) => {
  const page = await site.open('/');
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.click(`#menu nav a[href="${CHAPTER}"]`);
  await expect(page).toHaveTitle(/^Guards/);
  // The tab's icon is asked for whenever the browser likes.
  const found = responses
    .map((response) => `${response.request().resourceType()} ${new URL(response.url()).pathname}`)
    .filter((text) => !text.startsWith('other '))
    .sort();
  expect(found).toEqual([`fetch ${CHAPTER}`]);
});

test('no text of a page is in a script, and no highlighter runs in the browser', async ({
  site,
}) => {
  const scripts: Response[] = [];
  const page = await site.open(CHAPTER, {
    before: async (opened) =>
      void opened.on(
        'response',
        (response) => response.request().resourceType() === 'script' && scripts.push(response),
      ),
  });
  const words = (await page.textContent('main .prose p'))!.slice(0, 20);
  const escaped = JSON.stringify(words)
    .replace(
      /[^\x20-\x7e]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
    .slice(1, -1);
  for (const script of scripts) {
    const text = await script.text();
    expect([
      script.url(),
      text.includes(words) || text.includes(escaped),
      /\bPrism\b/.test(text),
    ]).toEqual([script.url(), false, false]);
  }
});
