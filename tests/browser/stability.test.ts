import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { choose, settled, shows, styled } from './reader';
import { CHAPTER, expect, isLive, OF_HTML_PAGES, test } from './site';
import { holdBody } from './wholeBody';

/** Sends HTML that is asked for with `?slowly` in pieces, as a slow network does. */
const inPieces =
  (site: RequestListener): RequestListener =>
  (request, response) => {
    if (request.url?.endsWith('?slowly')) {
      delete request.headers['accept-encoding'];
      holdBody(response, ({ body, write, end }) => {
        const size = Math.ceil(body.length / 12);
        const send = (from: number): void => {
          if (from >= body.length) return end();
          write(body.subarray(from, from + size));
          setTimeout(send, 60, from + size);
        };
        send(0);
      });
    }
    site(request, response);
  };

/** Sends the rest of a page that is asked for with `?until=`, of which there is at first what ends with these words. */
let sendTheRest = (): void => undefined;

const inTwo =
  (site: RequestListener): RequestListener =>
  (request, response) => {
    const words = new URL(request.url!, 'http://site').searchParams.get('until');
    if (words) {
      delete request.headers['accept-encoding'];
      holdBody(response, ({ body, write, end }) => {
        const cut = body.indexOf(words, body.indexOf('<header')) + words.length;
        write(body.subarray(0, cut));
        sendTheRest = () => end(body.subarray(cut));
      });
    }
    site(request, response);
  };

test.use({ served: { around: (site) => inTwo(inPieces(site)) } });

/** Notes each layout shift: how much, when, and what moved. */
const OBSERVE = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput, sources} of list.getEntries())
      if (!hadRecentInput) shifts.push([value, sources.map(({node}) => node?.id || node?.className || node?.nodeName).join()]);
  }).observe({type: 'layout-shift', buffered: true});
`;

const shifts = (page: Page): Promise<Array<[value: number, what: string]>> =>
  page.evaluate(() => (window as unknown as { shifts: Array<[number, string]> }).shifts);

/** The text of a page is read before the scripts come: nothing of it may move then. */
const LIMIT = 0.02;

const hasPainted = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')))
    .toHaveLength(1);

const sum = (all: Array<[number, string]>): number =>
  all.reduce((total, [value]) => total + value, 0);

test.describe('nothing moves while a page arrives', () => {
  for (const [route, width] of [
    ['/', 1280],
    [CHAPTER, 1280],
    [CHAPTER, 360],
  ] as const)
    test(`${route} at ${width} px: HTML in pieces, then the scripts`, async ({ site }) => {
      const page = await site.open(`${route}?slowly`, {
        viewport: { width, height: 800 },
        before: async (opened) => {
          await opened.addInitScript(OBSERVE);
          await opened.route('**/assets/js/**', async (asked) => {
            await expect(opened.locator('#page-end')).toBeAttached();
            await asked.continue();
          });
        },
      });
      await isLive(page);
      const seen = await shifts(page);
      expect({ total: sum(seen) <= LIMIT, seen: sum(seen) <= LIMIT ? [] : seen }).toEqual({
        total: true,
        seen: [],
      });
    });

  for (const [what, words] of [
    ['the top bar, while there is one of its accounts', '<a href=https://x.com/'],
    ['the title, while there is no eyebrow', '</h1>'],
  ] as const)
    test(`${what}, and then all of the page`, async ({ site }) => {
      const page = await site.open(`${CHAPTER}?until=${encodeURIComponent(words)}`, {
        live: false,
        before: (opened) => opened.addInitScript(OBSERVE),
      });
      await hasPainted(page);
      sendTheRest();
      await isLive(page);
      expect(await shifts(page)).toEqual([]);
    });

  for (const [width, height] of [
    [1440, 1600],
    [1080, 1920],
  ] as const)
    for (const lineHeight of [1.4, 2.6])
      test(`a page that ends within a window of ${width} × ${height} px: its end as well, with lines ${lineHeight} high as with any font`, async ({
        site,
      }) => {
        const page = await site.open('/support', {
          viewport: { width, height },
          before: async (opened) => {
            await opened.addInitScript(OBSERVE);
            await styled(opened, `.prose { line-height: ${lineHeight} }`);
          },
        });
        await settled(page);
        expect(sum(await shifts(page))).toBeLessThan(LIMIT);
      });

  for (const width of [1280, 360])
    test(
      `a page reached within the app at ${width} px: while its text is laid out to the end`,
      OF_HTML_PAGES,
      async ({ site }) => {
        const page = await site.open('/support', {
          viewport: { width, height: 800 },
          before: (opened) => opened.addInitScript(OBSERVE),
        });
        // No input of a reader's, after which shifts do not count for half a second.
        await choose(page, CHAPTER);
        await shows(page, CHAPTER);
        await isLive(page);
        await settled(page);
        expect(sum(await shifts(page))).toBeLessThan(LIMIT);
      },
    );

  test('the menu keeps its place while the app takes over', async ({ site }) => {
    const page = await site.open('/', {
      before: (opened) =>
        opened.addInitScript(`
          window.places = [];
          new MutationObserver(() => {
            const main = document.querySelector('main');
            if (main) places.push(main.getBoundingClientRect().left);
          }).observe(document, {attributes: true, subtree: true, attributeFilter: ['class', 'data-has-hydrated']});
        `),
    });
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places)).toEqual(new Set([250]));
  });
});

test.describe('the text comes first (N-1)', () => {
  test("it is readable while no script has arrived, in the reader's theme, and no font is waited for", async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      live: false,
      colorScheme: 'dark',
      before: (opened) => opened.route('**/assets/js/**', () => new Promise(() => undefined)),
    });
    await hasPainted(page);
    await expect(page.locator('main h1')).toBeVisible();
    expect(
      await page.evaluate(() => [
        document.documentElement.dataset.theme,
        getComputedStyle(document.body).backgroundColor,
        document.fonts.size,
      ]),
    ).toEqual(['dark', 'rgb(23, 23, 28)', 0]);
  });
});
