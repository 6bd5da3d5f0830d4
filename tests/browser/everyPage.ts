import type { Page } from '@playwright/test';
import { axe } from './axe';
import { title } from './markdown';
import { isLive, routes, type Site, type PageOptions } from './site';

/** Every page of the site map is loaded twice, in two files that run side by side: light on a screen, dark on a phone. */

export const DESKTOP = { viewport: { width: 1280, height: 900 } } satisfies PageOptions;
export const PHONE = { viewport: { width: 360, height: 740 } } satisfies PageOptions;

type Theme = 'light' | 'dark';

/** The theme that axe looks at: light on every third page, since the light file has more of its own to do. */
const themeForAxe = (route: string): Theme => (routes.indexOf(route) % 3 === 0 ? 'light' : 'dark');

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

/** A page in its theme, what was found on it, and what axe says of it, which is asked last: the page is not itself afterwards. */
export interface Inspected {
  page: Page;
  found: object;
  axe: () => Promise<string[]>;
}

/**
 * Opens pages in one tab for all tests of a file that a worker runs: one loaded there takes half the time of one in a new tab. Loading hears
 * what every test hears: the console, failed and foreign requests.
 * @returns a function that loads a page and says what it is, whatever it is about
 */
export function useTab(theme: Theme): (site: Site, route: string) => Promise<Inspected> {
  const pageOptions = { ...(theme === 'light' ? DESKTOP : PHONE), colorScheme: theme, kept: true };
  let tab: Page | undefined;
  const load = async (site: Site, route: string): Promise<Page> => {
    if (!tab || tab.isClosed()) return site.open(route, pageOptions);
    await tab.setViewportSize(pageOptions.viewport);
    await tab.goto(route);
    await isLive(tab);
    return tab;
  };
  return async (site, route) => {
    const page = (tab = await load(site, route));
    const found = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return {
        theme: document.documentElement.dataset.theme,
        title: document.title,
        h1: document.querySelectorAll('h1').length,
        doubledIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      };
    });
    return {
      page,
      found,
      axe: async () => (themeForAxe(route) === theme ? uncolour(page).then(() => axe(page)) : []),
    };
  };
}

/** What a page must be. */
export const wanted = (route: string, theme: Theme): object => ({
  theme,
  title: title(route),
  h1: 1,
  doubledIds: [],
  axe: [],
});
