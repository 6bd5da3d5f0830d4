import type {Page} from 'playwright-core';
import {axe} from './axe';
import {title} from './markdown';
import {CHAPTER, isLive, routes, useSite, WIDTHS} from './site';

jest.setTimeout(60_000);

const site = useSite();

const THEMES = ['light', 'dark'] as const;

/** Shows another theme without a new load. */
const show = (page: Page, theme: string): Promise<void> => page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);

/** What a page must be, whatever it is about. */
const inspect = (page: Page): Promise<object> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    return {
      theme: document.documentElement.dataset.theme,
      title: document.title,
      h1: document.querySelectorAll('h1').length,
      doubledIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    };
  });

const tooWide = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
    if (scrollWidth > clientWidth) found.push(`${width}: ${scrollWidth}`);
  }
  return found;
};

describe('every page of the site map, in both themes', () => {
  test.each(routes)('%s', async (route) => {
    const page = await site.open(route, {colorScheme: 'light'});
    expect(await inspect(page)).toEqual({theme: 'light', title: title(route), h1: 1, doubledIds: []});
    expect(await axe(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);

    const night = await site.open(route, {colorScheme: 'dark', viewport: {width: 360, height: 740}});
    expect(await inspect(night)).toMatchObject({theme: 'dark', h1: 1});
    expect(await axe(night)).toEqual([]);
  });
});
