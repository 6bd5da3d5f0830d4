import type { Page } from '@playwright/test';
import { useTab, wanted } from './everyPage';
import { expect, routes, test } from './site';

const inspect = useTab('light');

/** The narrowest window of each layout: a phone, with the menu beside the text, with the contents list as well. */
const NARROWEST = [320, 769, 1201];

/** The widths at which the page scrolls sideways. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of NARROWEST) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    if (scrollWidth > clientWidth) found.push(`${width}: ${scrollWidth}`);
  }
  return found;
}

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

for (const route of routes)
  test(`${route}, light on a screen`, async ({ site }) => {
    const { page, found, axe } = await inspect(site, route);
    expect({
      ...found,
      sameText: await sameText(page),
      tooWide: await tooWide(page),
      axe: await axe(),
    }).toEqual({ ...wanted(route, 'light'), sameText: true, tooWide: [] });
  });

test('the site map names each page once', () => {
  expect(routes).toContain('/');
  expect(new Set(routes).size).toBe(routes.length);
});
