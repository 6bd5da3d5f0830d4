import type { Page } from '@playwright/test';
import { tagsOf } from '../../src/hosting/html';
import { axe } from './axe';
import { choose, DESKTOP, PHONE, settled } from './reader';
import { CHAPTER, expect, isLive, routes, test } from './site';

/** It shows a picture of a screen, one for each theme. */
const WITH_PICTURE = '/devtools/overview';

test.describe('every kind of page and state', () => {
  const nothing = async (): Promise<void> => undefined;
  const states: Array<
    [name: string, route: string, reach: (page: Page, width: number) => Promise<unknown>]
  > = [
    ['the home page', '/', nothing],
    ['a chapter', CHAPTER, nothing],
    ['the companies', '/discover/companies', nothing],
    ['the support page', '/support', nothing],
    [
      'a page reached within the app',
      '/',
      async (page) => {
        await choose(page, CHAPTER);
        await expect(page).toHaveTitle(/^Guards/);
        await isLive(page);
      },
    ],
    [
      'the open menu with all groups open',
      '/',
      async (page, width) => {
        if (width <= 768) await page.click('#sidebar-toggle');
        await page.$$eval('#menu summary', (lines) =>
          lines.forEach(
            (line) => line.parentElement!.hasAttribute('open') || (line as HTMLElement).click(),
          ),
        );
      },
    ],
    [
      'the versions, the contents box and a copied sample',
      CHAPTER,
      async (page, width) => {
        await page.click('header details summary');
        if (width <= 1200)
          await page.$eval('main article > details', (box) => box.setAttribute('open', ''));
        await page.$eval(
          'main .prose [data-copy]',
          (button) => ((button as HTMLElement).dataset.outcome = 'copied'),
        );
        await page.$$eval('main .prose input[value="js"]', (inputs) =>
          inputs.forEach((input) => (input as HTMLElement).click()),
        );
      },
    ],
    [
      'the failed newsletter form',
      '/support',
      async (page) => {
        await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503 }));
        await page.fill('#newsletter-email', 'reader@example.com');
        await page.click('form button[type="submit"]');
        await expect(page.locator('form [role="alert"]:not(:empty)')).toBeVisible();
      },
    ],
  ];

  for (const pageOptions of [DESKTOP, PHONE])
    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(`${colorScheme}, ${pageOptions.viewport.width} px`, () => {
        for (const [name, route, reach] of states)
          test(name, async ({ site }) => {
            const page = await site.open(route, {
              ...pageOptions,
              colorScheme,
              reducedMotion: 'reduce',
              complaints: name.includes('newsletter') ? [/status of 503/] : [],
            });
            await reach(page, pageOptions.viewport.width);
            await settled(page);
            expect(await axe(page)).toEqual([]);
          });
      });
});

test.describe('without JavaScript', () => {
  test('a page has the same text and look, less what needs it', async ({ site }) => {
    const [live, plain] = [
      await site.open(CHAPTER),
      await site.open(CHAPTER, { javaScriptEnabled: false }),
    ];
    const text = (page: Page): Promise<string> =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, main, #menu, #page-end')]
          .map(({ textContent }) => textContent)
          .join('\n'),
      );
    expect(await text(plain)).toBe(await text(live));
    const places = (page: Page): Promise<number[]> =>
      page.$$eval('main h1, main h3, main h4, main pre, #menu nav', (all) =>
        all
          .filter((part) => part.getBoundingClientRect().height > 0)
          .map((part) => Math.round(part.getBoundingClientRect().top)),
      );
    expect(await places(plain)).toEqual(await places(live));
  });

  for (const route of [CHAPTER, WITH_PICTURE])
    test(`${route} has the theme of a dark system`, async ({ site }) => {
      const dark = { colorScheme: 'dark' } as const;
      const [live, plain] = [
        await site.open(route, dark),
        await site.open(route, { ...dark, javaScriptEnabled: false }),
      ];
      const look = (page: Page): Promise<string[]> =>
        page.$$eval('body, header, main, .prose, .prose *', (all) =>
          all.map((part) => {
            const { color, backgroundColor, display } = getComputedStyle(part);
            const { picture } = (part as HTMLElement).dataset;
            return [part.tagName, color, backgroundColor, picture && picture + display].join(' ');
          }),
        );
      expect(await look(plain)).toEqual(await look(live));
    });

  test('every page can be reached from the first one by links', async ({ site }) => {
    const seen = new Set<string>();
    const waiting = ['/'];
    for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
      if (seen.has(route)) continue;
      seen.add(route);
      const links = tagsOf(await (await fetch(site.origin + route)).text())
        .filter(({ name }) => name === 'a')
        .map(({ attributes }) => attributes.href ?? '');
      // Pages alone have links: a file (`.zip`, `.md`) leads nowhere, and there are over a thousand.
      waiting.push(
        ...links
          .filter((href) => /^\/(?!\/)/.test(href))
          .map((href) => href.split(/[?#]/)[0]!)
          .filter((path) => !/\.\w+$/.test(path)),
      );
    }
    expect(routes.filter((route) => !seen.has(route))).toEqual([]);
  });

  test('controls that would do nothing are not shown', async ({ site }) => {
    const page = await site.open(CHAPTER, { javaScriptEnabled: false });
    const shown = await page.$$eval('button', (buttons) =>
      buttons
        .filter((button) => button.checkVisibility() && !button.disabled)
        .map(({ outerHTML }) => outerHTML),
    );
    expect(shown).toEqual([]);
  });
});

test('dark and light differ in more than a word: the page, the text, the code', async ({
  site,
}) => {
  const colours = async (colorScheme: 'light' | 'dark'): Promise<string[]> => {
    const page = await site.open(CHAPTER, { colorScheme });
    await isLive(page);
    return page.evaluate(() =>
      ['body', 'main p', 'main pre', '.tok-keyword', '#menu'].flatMap((selector) => {
        const { color, backgroundColor } = getComputedStyle(document.querySelector(selector)!);
        return [color, backgroundColor];
      }),
    );
  };
  const [light, dark] = [await colours('light'), await colours('dark')];
  const same = light.filter(
    (colour, index) => colour === dark[index] && colour !== 'rgba(0, 0, 0, 0)',
  );
  expect(same).toEqual([]);
});
