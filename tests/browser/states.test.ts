import type { Page } from '@playwright/test';
import { tagsOf } from '../../src/hosting/html';
import { axeInBothThemes, dropFolded } from './axe';
import { choose, DESKTOP, PHONE, settled, shows } from './reader';
import { CHAPTER, expect, isLive, routes, test } from './site';

/** It shows a picture of a screen, one for each theme. */
const WITH_PICTURE = '/devtools/overview';

/** With samples in both languages, and half as long as a typical one: axe looks at every element. */
const SHORT_CHAPTER = '/graphql/sharing-models';

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
        await choose(page, SHORT_CHAPTER);
        await shows(page, SHORT_CHAPTER);
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
      SHORT_CHAPTER,
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
    for (const [name, route, reach] of states)
      test(`${name}, at ${pageOptions.viewport.width} px, light and dark`, async ({ site }) => {
        const page = await site.open(route, {
          ...pageOptions,
          reducedMotion: 'reduce',
          complaints: name.includes('newsletter') ? [/status of 503/] : [],
        });
        await reach(page, pageOptions.viewport.width);
        await settled(page);
        await dropFolded(page);
        expect(await axeInBothThemes(page)).toEqual([]);
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
    const reached = new Set(['/']);
    const unreached = (): string[] => routes.filter((route) => !reached.has(route));
    // What is found on the way is visited as well, as long as there is something to be found.
    for (const route of reached) {
      if (unreached().length === 0) break;
      tagsOf(await (await fetch(site.origin + route)).text())
        .filter(({ name }) => name === 'a')
        .map(({ attributes }) => attributes.href ?? '')
        .filter((href) => /^\/(?!\/)/.test(href))
        .map((href) => href.split(/[?#]/)[0]!)
        // Pages alone have links: a file (`.zip`, `.md`) leads nowhere, and there are over a thousand.
        .filter((path) => !/\.\w+$/.test(path))
        .forEach((path) => reached.add(path));
    }
    expect(unreached()).toEqual([]);
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
  const page = await site.open(CHAPTER);
  const colours = async (colorScheme: 'light' | 'dark'): Promise<string[]> => {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
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
