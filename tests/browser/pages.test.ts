import type { Page } from '@playwright/test';
import { axe, dropFolded } from './axe';
import { corners } from './corners';
import { title } from './markdown';
import { ALL_CONDITIONS, overflows } from './overflows';
import { DESKTOP, paint, PHONE } from './reader';
import { expect, isLive, routes, test, type Site } from './site';

/**
 * Every page of the site map, loaded once, light on a screen; then seen dark on a phone. How a page is loaded there is in
 * theme.test.ts and menu.test.ts.
 */

let tab: Page | undefined;

/** Shows a page in a theme in a window. */
async function inTheme(
  page: Page,
  colorScheme: 'light' | 'dark',
  { viewport }: typeof DESKTOP | typeof PHONE,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/**
 * Opens a page in the one tab of all tests that a worker runs here: it takes half the time of a new one. Loading hears what
 * every test hears: the console, failed and foreign requests. Once loaded it is not painted any more.
 */
async function load(site: Site, route: string): Promise<Page> {
  if (!tab || tab.isClosed())
    tab = await site.open(route, { ...DESKTOP, colorScheme: 'light', kept: true });
  else {
    await inTheme(tab, 'light', DESKTOP);
    await tab.goto(route);
  }
  await paint(tab, false);
  await isLive(tab);
  return tab;
}

/** What a page says of itself, and whether it has the words of its HTML: what a reader without JavaScript gets. */
const facts = (page: Page) =>
  page.evaluate(async () => {
    const text = (root: ParentNode): string =>
      [...root.querySelectorAll('header, main, #menu, #page-end')]
        .map(({ textContent }) => textContent)
        .join('\n');
    const html = new DOMParser().parseFromString(
      await (await fetch(window.location.pathname)).text(),
      'text/html',
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return {
      title: document.title,
      h1: document.querySelectorAll('h1').length,
      doubledIds: ids.filter((id, at) => ids.indexOf(id) !== at),
      theme: document.documentElement.dataset.theme,
      sameText: text(document) === text(html),
    };
  });

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

for (const [index, route] of routes.entries())
  test(`${route}, light on a screen, dark on a phone`, async ({ site }) => {
    const page = await load(site, route);
    const found = { ...(await facts(page)), overflows: await overflows(page, ALL_CONDITIONS) };
    await inTheme(page, 'dark', PHONE);
    // On a phone most lines are longer than the box.
    const { count, covered } = await corners(page);
    const hasCorners = (await page.locator('main [data-quiet]').count()) > 0;
    await uncolour(page);
    // One page in three in the light: axe takes longer than all else.
    if (index % 3 === 0) await inTheme(page, 'light', DESKTOP);
    await dropFolded(page);
    await paint(page, true);
    expect({ ...found, corners: count > 0, covered, axe: await axe(page) }).toEqual({
      title: title(route),
      h1: 1,
      doubledIds: [],
      theme: 'light',
      sameText: true,
      overflows: [],
      corners: hasCorners,
      covered: [],
      axe: [],
    });
  });

test('the site map names each page once', () => {
  expect(routes).toContain('/');
  expect(new Set(routes).size).toBe(routes.length);
});
