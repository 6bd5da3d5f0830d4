import type {Page} from 'playwright-core';
import {tagsOf} from '../../src/hosting/html';
import {axe} from './axe';
import {title} from './markdown';
import {choose, settled} from './reader';
import {CHAPTER, isLive, routes, useSite, type Wishes} from './site';

jest.setTimeout(120_000);

const site = useSite();

const DESKTOP: Wishes = {viewport: {width: 1280, height: 900}};
const PHONE: Wishes = {viewport: {width: 360, height: 740}};

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

/** The narrowest window of each layout: a phone, with the menu beside the text, with the contents list as well. */
const NARROWEST = [320, 769, 1201];

/** The widths at which the page scrolls sideways. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of NARROWEST) {
    await page.setViewportSize({width, height: 900});
    const {scrollWidth, clientWidth} = await page.evaluate(() => ({scrollWidth: document.documentElement.scrollWidth, clientWidth: document.documentElement.clientWidth}));
    if (scrollWidth > clientWidth) found.push(`${width}: ${scrollWidth}`);
  }
  return found;
}

/** Whether the page as it is alive has the words of its HTML: what a reader without JavaScript gets. */
const sameText = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const text = (root: ParentNode): string => [...root.querySelectorAll('header, main, #menu, #page-end')].map(({textContent}) => textContent).join('\n');
    const html = new DOMParser().parseFromString(await (await fetch(window.location.pathname)).text(), 'text/html');
    return text(document) === text(html);
  });

/**
 * The coloured words of code, up to a thousand on a page and half of axe's time. Each colour on each ground is held in
 * tests/house/palettes.test.ts, and axe sees them below.
 */
const TOKENS = ['pre code'];

/**
 * Two loads of each: light on a screen, dark on a phone. Both hear what every test hears: a silent console (hydration
 * errors and violations of the content security policy speak there), no failed and no foreign request.
 * axe looks at one of the two, at every other page at the other one; all kinds of pages have it four times below.
 */
describe('every page of the site map', () => {
  const day = async (route: string, withAxe: boolean): Promise<object> => {
    const page = await site.open(route, {...DESKTOP, colorScheme: 'light'});
    return {...(await inspect(page)), sameText: await sameText(page), axe: withAxe ? await axe(page, TOKENS) : [], tooWide: await tooWide(page)};
  };
  const night = async (route: string, withAxe: boolean): Promise<object> => {
    const page = await site.open(route, {...PHONE, colorScheme: 'dark'});
    return {...(await inspect(page)), axe: withAxe ? await axe(page, TOKENS) : []};
  };

  test.each(routes.map((route, index) => ({route, inTheDay: index % 2 === 0})))('$route', async ({route, inTheDay}) => {
    const shared = {title: title(route), h1: 1, doubledIds: [], axe: []};
    const [light, dark] = await Promise.all([day(route, inTheDay), night(route, !inTheDay)]);
    expect(light).toEqual({...shared, theme: 'light', sameText: true, tooWide: []});
    expect(dark).toEqual({...shared, theme: 'dark'});
  });

  test('there are some, and the site map names each once', () => {
    expect(routes).toContain('/');
    expect(new Set(routes).size).toBe(routes.length);
  });
});

describe('every kind of page and state', () => {
  const nothing = async (): Promise<void> => undefined;
  const states: Array<[name: string, route: string, reach: (page: Page, width: number) => Promise<unknown>]> = [
    ['the home page', '/', nothing],
    ['a chapter', CHAPTER, nothing],
    ['the companies', '/discover/companies', nothing],
    ['the support page', '/support', nothing],
    ['a page reached within the app', '/', (page) => choose(page, CHAPTER).then(() => page.waitForFunction(() => document.title.startsWith('Guards')))],
    ['the open menu with all groups open', '/', async (page, width) => {
      if (width <= 768) await page.click('#sidebar-toggle');
      await page.$$eval('#menu summary', (lines) => lines.forEach((line) => line.parentElement!.hasAttribute('open') || (line as HTMLElement).click()));
    }],
    ['the versions, the contents box and a copied sample', CHAPTER, async (page, width) => {
      await page.click('header details summary');
      if (width <= 1200) await page.$eval('main article > details', (box) => box.setAttribute('open', ''));
      await page.$eval('main .prose [data-copy]', (button) => ((button as HTMLElement).dataset.outcome = 'copied'));
      await page.$$eval('main .prose input[value="js"]', (inputs) => inputs.forEach((input) => (input as HTMLElement).click()));
    }],
    ['the failed newsletter form', '/support', async (page) => {
      await page.route('**/api/newsletter', (route) => route.fulfill({status: 503}));
      await page.fill('#newsletter-email', 'reader@example.com');
      await page.click('form button[type="submit"]');
      await page.waitForSelector('form [role="alert"]:not(:empty)');
    }],
  ];

  for (const wishes of [DESKTOP, PHONE])
    for (const colorScheme of ['light', 'dark'] as const)
      describe(`${colorScheme}, ${wishes.viewport!.width} px`, () => {
        test.each(states)('%s', async (name, route, reach) => {
          const page = await site.open(route, {...wishes, colorScheme, reducedMotion: 'reduce', complaints: name.includes('newsletter') ? [/status of 503/] : []});
          await reach(page, wishes.viewport!.width);
          await settled(page);
          expect(await axe(page)).toEqual([]);
        });
      });
});

describe('without JavaScript', () => {
  test('a page has the same text and look, less what needs it', async () => {
    const [live, plain] = [await site.open(CHAPTER), await site.open(CHAPTER, {javaScriptEnabled: false})];
    const text = (page: Page): Promise<string> => page.evaluate(() => [...document.querySelectorAll('header, main, #menu, #page-end')].map(({textContent}) => textContent).join('\n'));
    expect(await text(plain)).toBe(await text(live));
    const places = (page: Page): Promise<number[]> => page.$$eval('main h1, main h3, main h4, main pre, #menu nav', (all) => all.map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(await places(plain)).toEqual(await places(live));
  });

  test('every page can be reached from the first one by links', async () => {
    const seen = new Set<string>();
    const waiting = ['/'];
    for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
      if (seen.has(route)) continue;
      seen.add(route);
      const links = tagsOf(await (await fetch(site.origin + route)).text()).filter(({name}) => name === 'a').map(({attributes}) => attributes.href ?? '');
      waiting.push(...links.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.split(/[?#]/)[0]!));
    }
    expect(routes.filter((route) => !seen.has(route))).toEqual([]);
  });

  test('controls that would do nothing are not shown', async () => {
    const page = await site.open(CHAPTER, {javaScriptEnabled: false});
    const shown = await page.$$eval('button', (buttons) => buttons.filter((button) => button.checkVisibility() && !(button as HTMLButtonElement).disabled).map(({outerHTML}) => outerHTML));
    expect(shown).toEqual([]);
  });
});

test('dark and light differ in more than a word: the page, the text, the code', async () => {
  const colours = async (colorScheme: 'light' | 'dark'): Promise<string[]> => {
    const page = await site.open(CHAPTER, {colorScheme});
    await isLive(page);
    return page.evaluate(() =>
      ['body', 'main p', 'main pre', '.tok-keyword', '#menu'].flatMap((selector) => {
        const {color, backgroundColor} = getComputedStyle(document.querySelector(selector)!);
        return [color, backgroundColor];
      }),
    );
  };
  const [light, dark] = [await colours('light'), await colours('dark')];
  const same = light.filter((colour, index) => colour === dark[index] && colour !== 'rgba(0, 0, 0, 0)');
  expect(same).toEqual([]);
});
