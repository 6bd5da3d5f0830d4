import type {Page} from 'playwright-core';
import {axe} from './axe';
import {title} from './markdown';
import {routes, type Site, type Wishes} from './site';

/** Every page of the site map is loaded twice, in two files that run side by side: light on a screen, dark on a phone. */

export const DESKTOP: Wishes = {viewport: {width: 1280, height: 900}};
export const PHONE: Wishes = {viewport: {width: 360, height: 740}};

/**
 * The coloured words of code, up to a thousand on a page and half of axe's time. Each colour on each ground is held in
 * tests/house/palettes.test.ts, and axe sees them in states.test.ts.
 */
const TOKENS = ['pre code'];

type Theme = 'light' | 'dark';

/** The theme that axe looks at: the one for every other page, the other one for the rest. */
const themeForAxe = (route: string): Theme => (routes.indexOf(route) % 2 === 0 ? 'light' : 'dark');

/** What a page is, whatever it is about. Loading it hears what every test hears: the console, failed and foreign requests. */
export async function inspect(site: Site, route: string, theme: Theme): Promise<[page: Page, found: object]> {
  const page = await site.open(route, {...(theme === 'light' ? DESKTOP : PHONE), colorScheme: theme});
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    return {
      theme: document.documentElement.dataset.theme,
      title: document.title,
      h1: document.querySelectorAll('h1').length,
      doubledIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    };
  });
  return [page, {...found, axe: themeForAxe(route) === theme ? await axe(page, TOKENS) : []}];
}

/** What `inspect` must find. */
export const wanted = (route: string, theme: Theme): object => ({theme, title: title(route), h1: 1, doubledIds: [], axe: []});
