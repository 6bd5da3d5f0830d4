import type { Page } from '@playwright/test';
import { axe } from './axe';
import { title } from './markdown';
import { DESKTOP, PHONE } from './reader';
import { expect, isLive, routes, test, type Site } from './site';

/**
 * Every page of the site map, loaded once, light on a screen; then seen dark on a phone. How a page is loaded there is in
 * theme.test.ts and menu.test.ts.
 */

let tab: Page | undefined;

/**
 * Opens a page in the one tab of all tests that a worker runs here: it takes half the time of a new one. Loading hears what
 * every test hears: the console, failed and foreign requests.
 */
async function load(site: Site, route: string): Promise<Page> {
  if (!tab || tab.isClosed())
    return (tab = await site.open(route, { ...DESKTOP, colorScheme: 'light', kept: true }));
  await tab.emulateMedia({ colorScheme: 'light' });
  await tab.setViewportSize(DESKTOP.viewport);
  await tab.goto(route);
  await isLive(tab);
  return tab;
}

const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);

/**
 * Takes the colours out of the samples: up to two thousand elements on a page, and half of axe's time. Each colour on
 * each ground is held in tests/house/palettes.test.ts, and axe sees them in states.test.ts.
 */
const uncolour = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document
      .querySelectorAll('pre code')
      .forEach((code) => void (code.textContent = code.textContent)),
  );

/** Whether the page as it is alive has the words of its HTML: what a reader without JavaScript gets. */
const sameText = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const text = (root: ParentNode): string =>
      [...root.querySelectorAll('header, main, #menu, #page-end')]
        .map(({ textContent }) => textContent)
        .join('\n');
    const html = new DOMParser().parseFromString(
      await (await fetch(window.location.pathname)).text(),
      'text/html',
    );
    return text(document) === text(html);
  });

for (const [index, route] of routes.entries())
  test(`${route}, light on a screen, dark on a phone`, async ({ site }) => {
    const page = await load(site, route);
    const found = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return {
        title: document.title,
        h1: document.querySelectorAll('h1').length,
        doubledIds: ids.filter((id, at) => ids.indexOf(id) !== at),
      };
    });
    const [light, words] = [await themeOf(page), await sameText(page)];
    await uncolour(page);
    // One page in three: axe takes longer than all else.
    const inLight = index % 3 === 0 ? await axe(page) : [];
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE.viewport);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const inDark = index % 3 === 0 ? [] : await axe(page);
    expect({ ...found, light, sameText: words, axe: [...inLight, ...inDark] }).toEqual({
      title: title(route),
      h1: 1,
      doubledIds: [],
      light: 'light',
      sameText: true,
      axe: [],
    });
  });

test('the site map names each page once', () => {
  expect(routes).toContain('/');
  expect(new Set(routes).size).toBe(routes.length);
});
