import type { RequestListener } from 'node:http';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as searchTheme from '@docusaurus/theme-search-algolia';
import type { Page } from '@playwright/test';
import { liveRedirects } from '../../src/data/redirectRules';
import { redirects } from '../../src/data/redirects';
import { readEnvironment } from '../../src/environment';
import { finishBuild } from '../../src/hosting/finishBuild';
import { isStock } from '../support/stock';
import { listFiles } from '../../src/hosting/pages';
import { routeState } from '../../src/plugins/menu/routeState';
import { MANIFEST_ADDRESS } from '../../src/search/engine/manifest';
import { answer, stored } from '../search/fakeAlgolia';
import { axe, axeInBothThemes } from './axe';
import { choose, isNear, PHONE, shows, until } from './reader';
import {
  BUILD_DIR,
  CHAPTER,
  compressed,
  expect,
  isLive,
  routes,
  type Site,
  test,
  type PageOptions,
} from './site';
import { holdBody } from './wholeBody';

/** The dialog lies over every page; a short one is the quickest, and has the least for axe. */
const SHORT = '/support';

const INPUT = '#search-dialog input';
const RESULT = '#search-results [role="option"]';
const OPEN = '#search-dialog[open]';

const box = (page: Page) => page.locator('#search a');
/** The addresses of all results, of those as well that come after the first ones are painted. */
const results = (page: Page): Promise<string[]> =>
  page
    .locator(RESULT)
    .first()
    .evaluate(async (_, rows) => {
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return [...document.querySelectorAll(rows)].map((row) => row.getAttribute('href') ?? '');
    }, RESULT);
const active = (page: Page): Promise<string | null> =>
  page.locator(`${RESULT}[aria-selected="true"]`).getAttribute('href');

/** The dialog's script has taken the dialog over. */
const adopted = (page: Page): Promise<void> =>
  expect(page.locator('#search-dialog [role="listbox"]')).toBeAttached();

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.locator(`${OPEN} input:focus`)).toBeVisible();
  await adopted(page);
}

/** Types a query at once and waits for its results. */
async function ask(page: Page, query: string): Promise<void> {
  await page.locator(INPUT).fill(query);
  await expect(page.locator(RESULT).first()).toBeVisible();
}

/** How many searches were made so far, by the browser's own record. */
const searches = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('search').length);

test.describe('the embedded engine', () => {
  test('nothing of it is loaded before the reader is about to search', async ({ site }) => {
    const asked: string[] = [];
    const page = await site.open(CHAPTER, {
      before: async (opened) =>
        void opened.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    });
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    expect(asked.filter((file) => file.includes('search'))).toEqual([]);
    await box(page).focus();
    await page.waitForResponse((response) => response.url().endsWith('/core.json'));
    expect(
      asked
        .slice(before)
        .map((file) =>
          file
            .split('/')
            .at(-1)!
            .replace(/\.\w{8}\./, '.'),
        )
        .sort(),
      // The words of the app are there where the app is.
    ).toEqual(['core.json', 'search-1.json', 'search.js', ...(isStock ? [] : ['words.js'])]);
  });

  test('the index is asked for while the dialog’s script is on its way, and once', async ({
    site,
  }) => {
    const asked: string[] = [];
    const page = await site.open(CHAPTER, {
      before: async (opened) => {
        opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
        const index = opened.waitForRequest('**/core.json');
        await opened.route('**/assets/js/search.*.js', async (route) => {
          await index;
          await route.continue();
        });
      },
    });
    await openDialog(page);
    await ask(page, '守卫');
    expect(asked.filter((file) => file.endsWith('/core.json'))).toHaveLength(1);
  });

  test('Control+k, Meta+k and / open it, Escape closes it and gives the focus back', async ({
    site,
  }) => {
    const page = await site.open(SHORT);
    for (const key of ['Control+k', 'Meta+k', '/'])
      await test.step(key, async () => {
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.keyboard.press(key);
        await expect(page.locator(`${OPEN} input:focus`)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator(OPEN)).toHaveCount(0);
        await expect(page.locator('#search a:focus')).toBeVisible();
      });
  });

  test('/ opens it where a sample is switched, and is written where words are', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    await page.locator('main figure label:has(input[value="js"])').first().click();
    await expect(page.locator('input[value="js"]:focus')).toBeAttached();
    await page.keyboard.press('/');
    await expect(page.locator(`${OPEN} input:focus`)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.locator(`${OPEN} input`)).toHaveValue('/');
  });

  test('the focus goes back to where the reader was', async ({ site }) => {
    const page = await site.open(CHAPTER);
    await page.locator('main .prose > p a').first().focus();
    await openDialog(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('main .prose > p a:focus').first()).toBeVisible();
  });

  test('the shortcut, the button and a click outside close it; what was typed stands there again, selected', async ({
    site,
  }) => {
    const page = await site.open(SHORT);
    for (const close of [
      () => page.keyboard.press('Control+k'),
      () => page.getByRole('button', { name: '关闭', exact: true }).click(),
      () => page.mouse.click(20, 600),
    ]) {
      await openDialog(page);
      await page.keyboard.type('守卫');
      await expect(page.locator(RESULT).first()).toBeVisible();
      await close();
      await expect(page.locator(OPEN)).toHaveCount(0);
    }
    await openDialog(page);
    expect(await page.evaluate(() => String(document.getSelection()))).toBe('守卫');
    expect(await active(page)).toBe('/guards');
  });

  test('selecting the text with the pointer and letting go outside does not close it', async ({
    site,
  }) => {
    const page = await site.open(SHORT);
    await openDialog(page);
    await page.keyboard.type('守卫');
    await page.locator(INPUT).hover();
    await page.mouse.down();
    await page.mouse.move(20, 600);
    await page.mouse.up();
    await expect(page.locator(OPEN)).toHaveCount(1);
  });

  test('whatever is pressed in it, the focus stays in the box', async ({ site }) => {
    const page = await site.open(SHORT);
    await openDialog(page);
    await ask(page, '守卫');
    const dialog = page.locator(OPEN);
    for (const part of [
      dialog.locator('form'),
      dialog.locator('kbd').first(),
      dialog.locator('[role="group"] > :first-child').first(),
      page.locator(RESULT).nth(1),
      dialog.getByRole('button', { name: '关闭', exact: true }),
    ]) {
      // The box reaches to the form's edge but for a few pixels.
      await part.hover({ position: { x: 2, y: 2 } });
      await page.mouse.down();
      await expect(page.locator(`${OPEN} input:focus`)).toBeVisible();
      // Let go elsewhere: nothing is clicked.
      await page.mouse.move(20, 600);
      await page.mouse.up();
    }
    await page.locator(INPUT).dblclick();
    await page.keyboard.type('管道');
    await expect(page.locator(INPUT)).toHaveValue('管道');
  });

  test('the second tap of a double tap on the button of a phone leaves the focus in the box', async ({
    site,
  }) => {
    const page = await site.open(SHORT, { ...PHONE, hasTouch: true, isMobile: true });
    const { x, y, width, height } = (await box(page).boundingBox())!;
    const tap = (): Promise<void> => page.touchscreen.tap(x + width / 2, y + height / 2);
    await tap();
    await expect(page.locator(`${OPEN} input:focus`)).toBeVisible();
    await tap();
    await page.keyboard.type('守卫');
    await expect(page.locator(INPUT)).toHaveValue('守卫');
    await expect(page.locator(`${OPEN} input:focus`)).toBeVisible();
  });

  test('/ in a text field is a letter', async ({ site }) => {
    const page = await site.open(SHORT);
    const field = page.locator('input[type="email"]');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    expect(await page.locator(OPEN).count()).toBe(0);
  });

  test('click, Enter and Space on the box open it', async ({ site }) => {
    const page = await site.open(SHORT);
    for (const how of ['click', 'Enter', 'Space'])
      await test.step(how, async () => {
        if (how === 'click') await box(page).click();
        else await box(page).press(how);
        await expect(page.locator(`${OPEN} input:focus`)).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(SHORT);
        await page.keyboard.press('Escape');
        await expect(page.locator(OPEN)).toHaveCount(0);
      });
  });

  test('Tab never reaches the page behind', async ({ site }) => {
    const page = await site.open(SHORT);
    await page.keyboard.press('Control+k');
    await expect(page.locator(`${OPEN} input:focus`)).toBeVisible();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(
        await page.evaluate(() => document.activeElement!.closest('#__docusaurus') === null),
      ).toBe(true);
    }
  });

  test('arrows choose, Enter opens the section, at its place', async ({ site }) => {
    const page = await site.open('/pipes');
    await openDialog(page);
    await ask(page, '绑定守卫');
    expect(await active(page)).toBe('/guards#binding-guards');
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe((await results(page))[1]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guards#binding-guards');
    await expect(page.locator('#binding-guards')).toBeVisible();
    await isNear(page, 'binding-guards', 76, 30);
    expect(await page.locator(OPEN).count()).toBe(0);
  });

  test('the keyboard goes on from the section that was opened, wherever it was before', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { reducedMotion: 'reduce' });
    for (const from of ['body', 'main .prose > p a', '#menu nav a'])
      for (const section of ['/guards#binding-guards', '/interceptors#binding-interceptors'])
        await test.step(`${section} from ${from}`, async () => {
          await choose(page, CHAPTER);
          await shows(page, CHAPTER);
          await isLive(page);
          await page.locator(from).first().focus();
          await openDialog(page);
          await ask(page, section.endsWith('guards') ? '绑定守卫' : '绑定拦截器');
          // The results opened before stand there first.
          await expect(page.locator(`${RESULT}[aria-selected="true"]`)).toHaveAttribute(
            'href',
            section,
          );
          await page.keyboard.press('Enter');
          await page.waitForURL(`**${section}`);
          const id = section.split('#')[1]!;
          await expect(page.locator(`#${id}`)).toBeInViewport();
          await expect(
            page.locator('#search a:focus, .prose p a:focus, #menu a:focus'),
          ).toHaveCount(0);
          await page.keyboard.press('Tab');
          await expect(page.locator(`#${id} a:focus`)).toBeVisible();
        });
  });

  test('Enter that comes before the results opens the first of them', async ({ site }) => {
    const page = await site.open('/pipes');
    await openDialog(page);
    await page.locator(INPUT).fill('绑定守卫');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guards#binding-guards');
  });

  test('Enter that comes before the results opens nothing for a reader who has closed the dialog', async ({
    site,
  }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const page = await site.open('/pipes', {
      before: (opened) =>
        opened.route('**/core.json', async (route) => {
          await released;
          await route.continue();
        }),
    });
    await openDialog(page);
    await page.locator(INPUT).fill('绑定守卫');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    release();
    await until(async () => (await searches(page)) > 0);
    await openDialog(page);
    await expect(page.locator(RESULT).first()).toBeVisible();
    await expect(page.locator(INPUT)).toHaveValue('绑定守卫');
    expect(new URL(page.url()).pathname).toBe('/pipes');
  });

  test('back closes it: it is not left lying over another page', async ({ site }) => {
    const page = await site.open(CHAPTER);
    await choose(page, '/pipes');
    await shows(page, '/pipes');
    await openDialog(page);
    await page.goBack();
    await shows(page, CHAPTER);
    await expect(page.locator(OPEN)).toHaveCount(0);
  });

  test('Ctrl+Enter opens a new tab, and the dialog stays', async ({ site }) => {
    const page = await site.open('/pipes');
    await openDialog(page);
    await ask(page, '守卫');
    await page.evaluate(() =>
      Object.assign(window, {
        open: (...args: string[]) => Object.assign(window, { opened: args }),
      }),
    );
    await page.keyboard.press('Control+Enter');
    expect(await page.evaluate('window.opened')).toEqual(['/guards', '_blank', 'noopener']);
    await expect(page.locator(OPEN)).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe('/pipes');
  });

  test('a click opens a result; it is remembered, and can be forgotten without motion, too', async ({
    site,
  }) => {
    const page = await site.open('/pipes', { reducedMotion: 'reduce' });
    await openDialog(page);
    await ask(page, '守卫');
    await page.locator(RESULT).first().click();
    await shows(page, '/guards');
    await openDialog(page);
    expect(await results(page)).toEqual(['/guards']);
    await page.getByTitle('从记录里删除：守卫').click();
    await expect(page.locator(RESULT)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await openDialog(page);
    expect(await page.locator(RESULT).count()).toBe(0);
  });

  test('a text is marked as text, and comes by itself', async ({ site }) => {
    const page = await site.open(SHORT);
    await openDialog(page);
    await ask(page, 'UseGuards');
    await expect(
      page.locator('#search-results [role="option"] > :last-child mark').first(),
    ).toBeVisible();
    expect(await page.locator('#search-results mark').first().textContent()).toBeTruthy();
  });

  test('the box holds what the reader typed, however fast, and is emptied by its button', async ({
    site,
  }) => {
    const page = await site.open(SHORT);
    await openDialog(page);
    const text = 'UseGuards 守卫 request';
    await page.keyboard.type(text);
    await expect(page.locator(RESULT).first()).toBeVisible();
    await expect(page.locator(INPUT)).toHaveValue(text);
    await page.getByRole('button', { name: '清除搜索词' }).click();
    await expect(page.locator(INPUT)).toHaveValue('');
    expect(await page.locator(RESULT).count()).toBe(0);
    await page.keyboard.type('g');
    await expect(page.locator(RESULT).first()).toBeVisible();
    await expect(page.locator(INPUT)).toHaveValue('g');
  });

  test('its style has no rule that may be for any element of the page, which would all be worked out anew', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { viewport: { width: 412, height: 915 } });
    await openDialog(page);
    const ends = await page.evaluate(() => {
      const rulesIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) =>
          rule instanceof CSSStyleRule
            ? rule.selectorText.split(',')
            : 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
              ? rulesIn(rule.cssRules as CSSRuleList)
              : [],
        );
      const own = [...document.styleSheets]
        .flatMap(({ cssRules }) => rulesIn(cssRules))
        .filter(
          (selector) =>
            /#search-dialog|src-search-dialog|search-dialog-/.test(selector) ||
            [...document.querySelectorAll('#search-dialog [class]')].some(({ classList }) =>
              [...classList].some(
                (name) => name !== 'visually-hidden' && selector.includes(`.${name}`),
              ),
            ),
        );
      // What an element itself has to be: all behind the last blank or sign.
      return own.map((selector) =>
        selector
          .trim()
          .split(/[ >+~]+/)
          .at(-1)!,
      );
    });
    expect(ends.length).toBeGreaterThan(25);
    expect(ends.filter((end) => !/^(?:[.#\w]|:root)/.test(end))).toEqual([]);
  });

  test('results below the edge are there as well, and those of the newest letter', async ({
    site,
  }) => {
    const page = await site.open(SHORT);
    await openDialog(page);
    await page.keyboard.type('请求');
    await expect(page.locator(RESULT).first()).toBeVisible();
    const found = await results(page);
    await expect(
      page
        .locator('#search-dialog [role="status"]')
        .getByText(`找到 ${found.length} 条结果`, { exact: true }),
    ).toBeAttached();
    expect(found.length).toBeGreaterThan(12);
    expect(found).not.toContain('');
    expect(new Set(found).size).toBe(found.length);
  });

  test('a query brings the same results, whatever was shown before', async ({ site }) => {
    const page = await site.open(SHORT);
    await openDialog(page);
    const shown = async (
      query: string,
    ): Promise<{ places: string[]; pages: string[]; headings: string[] }> => {
      await ask(page, query);
      await expect(page.locator('#search-results mark', { hasText: query }).first()).toBeVisible();
      return {
        places: await results(page),
        pages: await page
          .locator('#search-results [role="group"] > :first-child')
          .allTextContents(),
        headings: await page.locator(`${RESULT} > :first-child`).allTextContents(),
      };
    };
    const first = await shown('管道');
    const other = await shown('微服务');
    expect(other.headings).not.toEqual(first.headings);
    await page.getByRole('button', { name: '清除搜索词' }).click();
    await expect(page.locator(RESULT)).toHaveCount(0);
    expect(await shown('管道')).toEqual(first);
    expect(first.headings).toHaveLength(first.places.length);
  });

  test('the pointer chooses, too; a click with Ctrl is left to the browser, and the dialog stays', async ({
    site,
  }) => {
    const page = await site.open(SHORT);
    await openDialog(page);
    await ask(page, '守卫');
    const found = await results(page);
    expect(await active(page)).toBe(found[0]);
    await page.locator(RESULT).nth(2).hover();
    await expect(page.locator(`${RESULT}[aria-selected="true"][href="${found[2]}"]`)).toBeVisible();
    // Held back at the end: a headless browser opens no second page reliably.
    const wasPrevented = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          document.addEventListener(
            'click',
            (event) => {
              resolve(event.defaultPrevented);
              event.preventDefault();
            },
            { once: true },
          );
        }),
    );
    await page
      .locator(RESULT)
      .nth(2)
      .click({ modifiers: ['Control'] });
    expect(await wasPrevented).toBe(false);
    expect(new URL(page.url()).pathname).toBe(SHORT);
    await expect(page.locator(`${OPEN} input:focus`)).toHaveCount(1);
  });

  test('results are told to assistive technology', async ({ site }) => {
    const page = await site.open(SHORT);
    await openDialog(page);
    await ask(page, '守卫');
    const count = (await results(page)).length;
    await expect(
      page
        .locator('#search-dialog [role="status"]')
        .getByText(`找到 ${count} 条结果`, { exact: true }),
    ).toBeAttached();
    const input = page.getByRole('combobox', { name: '搜索文档' });
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    const row = page.locator(`#${await input.getAttribute('aria-activedescendant')}`);
    await expect(row).toHaveAttribute('role', 'option');
    expect(
      await page
        .locator(`[id="${await input.getAttribute('aria-controls')}"][role="listbox"]`)
        .count(),
    ).toBe(1);
    expect(
      await page
        .getByRole('group', { name: 'Overview 概览 › 守卫 Guards' })
        .getByRole('option')
        .count(),
    ).toBeGreaterThan(1);
    await page.keyboard.press('ArrowDown');
    expect(
      await page
        .locator(`#${await input.getAttribute('aria-activedescendant')}[aria-selected="true"]`)
        .getAttribute('href'),
    ).toBe((await results(page))[1]);
    await page.getByRole('button', { name: '清除搜索词' }).click();
    await expect(
      page.locator(`${INPUT}[aria-expanded="false"]:not([aria-activedescendant])`),
    ).toBeVisible();
  });

  test('while a word is being composed nothing is searched, and Enter opens nothing', async ({
    site,
  }) => {
    const page = await site.open('/pipes');
    await openDialog(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: "shou'wei",
      selectionStart: 8,
      selectionEnd: 8,
    });
    await expect(page.locator(INPUT)).toHaveValue("shou'wei");
    await page
      .locator(INPUT)
      .dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true });
    await page
      .locator(INPUT)
      .dispatchEvent('keydown', { key: 'Escape', keyCode: 229, isComposing: true, bubbles: true });
    expect(new URL(page.url()).pathname).toBe('/pipes');
    await session.send('Input.insertText', { text: '守卫' });
    await expect(page.locator(RESULT).first()).toBeVisible();
    await expect(page.locator(INPUT)).toHaveValue('守卫');
    expect(await active(page)).toBe('/guards');
    // One for the word: a search for its letters would have come before.
    expect(await searches(page)).toBe(1);
  });

  const HOSTILE = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '.*+?^${}()|[]\\',
    '🐱守卫🐱',
    'ＧＵＡＲＤ',
    '\u202e守卫\u200f',
    '守\u0000卫',
    '守卫 guard '.repeat(1000),
    '__proto__',
    '%00',
  ];

  test('bad input is text, and is searched for', async ({ site }) => {
    const page = await site.open(SHORT);
    page.on('dialog', () => {
      throw new Error('a script of the query ran');
    });
    await openDialog(page);
    await ask(page, '守卫');
    for (const query of HOSTILE) {
      await page.evaluate(() => performance.clearMeasures());
      await page.locator(INPUT).fill(query);
      await expect.poll(() => searches(page)).toBeGreaterThan(0);
      expect(await page.locator('#search-dialog :is(img, script, b, iframe)').count()).toBe(0);
    }
    await ask(page, '守卫');
  });

  const BROKEN: Array<[string, { status?: number; body?: string; contentType?: string }]> = [
    ['missing', { status: 404, body: 'no' }],
    ['a server error', { status: 500, body: '<h1>500</h1>' }],
    ['HTML instead', { body: '<!DOCTYPE html>', contentType: 'text/html' }],
    ['half a file', { body: '{"pages":[["/guards","守卫"', contentType: 'application/json' }],
  ];

  /** The list of its files, and those. */
  const FILES = [`**${MANIFEST_ADDRESS}`, '**/assets/search/**'];

  for (const what of FILES)
    test(`an index that is broken says so, and can be tried again (${what})`, async ({ site }) => {
      let reply: (typeof BROKEN)[number][1] | undefined;
      const page = await site.open('/', {
        complaints: [/status of/],
        before: (opened) =>
          opened.route(what, (route) => (reply ? route.fulfill(reply) : route.fallback())),
      });
      for (const [name, answer] of BROKEN)
        await test.step(name, async () => {
          reply = answer;
          await page.goto(SHORT);
          await isLive(page);
          await openDialog(page);
          await page.locator(INPUT).fill('守卫');
          const alert = page.getByRole('alert');
          await expect(alert.getByText('搜索索引没能载入')).toBeVisible();
          expect(await axe(page)).toEqual([]);
          // A button is seen to be one.
          await expect(alert.getByRole('button')).not.toHaveCSS('border-color', 'rgba(0, 0, 0, 0)');
          reply = undefined;
          await alert.getByRole('button', { name: '重试' }).click();
          await expect(page.locator(RESULT).first()).toBeVisible();
          expect(await active(page)).toBe('/guards');
          expect(await alert.count()).toBe(0);
        });
    });

  for (const width of [1280, 320])
    test(`axe finds nothing in the open dialog, light and dark, at ${width} px`, async ({
      site,
    }) => {
      const page = await site.open(SHORT, { viewport: { width, height: 700 } });
      await openDialog(page);
      expect(await axeInBothThemes(page)).toEqual([]);
      await ask(page, '守卫');
      await expect(
        page.locator('#search-results [role="option"] > :last-child mark').first(),
      ).toBeVisible();
      expect(await axeInBothThemes(page)).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
      await page.locator(INPUT).fill('zzzzqqqq');
      await expect(page.getByText('没有找到').first()).toBeVisible();
      expect(await axeInBothThemes(page)).toEqual([]);
      // What was chosen is remembered, and listed where nothing is typed.
      await ask(page, '支持');
      await page.locator(`${RESULT}[href="${SHORT}"]`).first().click();
      await expect(page.locator(OPEN)).toHaveCount(0);
      await openDialog(page);
      await expect(page.locator(RESULT).first()).toBeVisible();
      expect(await axeInBothThemes(page)).toEqual([]);
    });

  test('/search?q= opens it with the query', async ({ site }) => {
    const page = await site.open('/search?q=UseGuards');
    await expect(page.locator(RESULT).first()).toBeVisible();
    await expect(page.locator(INPUT)).toHaveValue('UseGuards');
  });

  test('without JavaScript the box leads to the list of everything', async ({ site }) => {
    const page = await site.open(CHAPTER, { javaScriptEnabled: false });
    await box(page).click();
    await page.waitForURL('**/search');
    const listed = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(routes.filter((route) => !listed.includes(route))).toEqual([]);
    expect(listed).toContain('/guards#binding-guards');
  });

  test('the list is fine for axe, light and dark, and at every width', async ({ site }) => {
    const page = await site.open('/search');
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      ),
    ).toBe(true);
  });
});

/** Sends a page's HTML up to the end of its head, and the rest when the test says so. */
function headFirst(): { around: (site: RequestListener) => RequestListener; sendRest: () => void } {
  let sendRest = (): void => undefined;
  const held = new Promise<void>((resolve) => (sendRest = resolve));
  const around =
    (site: RequestListener): RequestListener =>
    (request, response) => {
      delete request.headers['accept-encoding'];
      if (request.url === CHAPTER) {
        holdBody(response, ({ body, write, end }) => {
          const cut = body.indexOf('</head>');
          write(body.subarray(0, cut));
          void held.then(() => end(body.subarray(cut)));
        });
      }
      return site(request, response);
    };
  return { around, sendRest: () => sendRest() };
}

const TYPED = 'guard order';

/** The boot script has run. */
const booted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.hasAttribute('data-js'), undefined, {
    polling: 10,
  });

/** Types at once, 30 ms a key, as soon as the boot script has run. */
async function typeAtOnce(page: Page): Promise<void> {
  await booted(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(TYPED, { delay: 30 });
}

/** What the box holds, and how far the page behind has scrolled. */
const held = (page: Page): Promise<[text: string, scrolled: number]> =>
  page.evaluate(
    () => [(document.activeElement as HTMLInputElement).value, window.scrollY] as [string, number],
  );

test.describe('what is typed before the search is there', () => {
  test.use({ served: { around: compressed } });

  test.describe(() => {
    const first = headFirst();
    test.use({ served: { around: first.around } });

    test('is not lost before the text of the page has come', async ({ site }) => {
      const page = await site.open(CHAPTER, { live: false });
      await typeAtOnce(page);
      expect(await page.evaluate(() => document.querySelector('#__docusaurus'))).toBe(null);
      expect(await held(page)).toEqual([TYPED, 0]);
      first.sendRest();
      await isLive(page);
      await expect(page.locator(RESULT).first()).toBeVisible();
      expect(await held(page)).toEqual([TYPED, 0]);
    });
  });

  test('is not lost on a slow phone with a slow line, and is searched in the box it stands in', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      live: false,
      before: async (opened) => {
        const session = await opened.context().newCDPSession(opened);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 1.6e6 / 8,
          uploadThroughput: 750e3 / 8,
        });
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      },
    });
    await booted(page);
    expect(
      await page.evaluate(() => document.documentElement.getAttribute('data-has-hydrated')),
    ).not.toBe('true');
    await typeAtOnce(page);
    expect(await held(page)).toEqual([TYPED, 0]);
    const input = await page.locator(INPUT).elementHandle();
    await expect(page.locator(RESULT).first()).toBeVisible();
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await held(page)).toEqual([TYPED, 0]);
    expect(await active(page)).toBe('/guards#execution-order');
  });

  test('is not lost when the scripts never come: a line says so, and Enter and its button lead to the search page', async ({
    site,
  }) => {
    const page = await site.open(SHORT, {
      live: false,
      before: (opened) => opened.route('**/assets/js/**', () => undefined),
    });
    const line = page.getByText('正在载入搜索');
    for (const lead of ['Enter', 'button'])
      await test.step(lead, async () => {
        await typeAtOnce(page);
        expect(await line.isVisible()).toBe(false);
        // The wait is an animation: all of it once, and then its end.
        if (lead === 'button')
          await page.evaluate(() =>
            document.getAnimations().forEach((animation) => animation.finish()),
          );
        await expect(line).toBeVisible();
        if (lead === 'Enter') {
          expect(await axe(page)).toEqual([]);
          await page.keyboard.press('Enter');
        } else await page.getByRole('button', { name: '在搜索页里查' }).click();
        await page.waitForURL('**/search?q=guard+order', { waitUntil: 'commit' });
        await expect(page.locator('main a[href="/guards#execution-order"]')).toBeVisible();
        await page.goto(SHORT, { waitUntil: 'commit' });
      });
  });

  test('has the line come as late without motion', async ({ site }) => {
    const page = await site.open(CHAPTER, {
      live: false,
      reducedMotion: 'reduce',
      before: (opened) => opened.route('**/assets/js/**', () => undefined),
    });
    await typeAtOnce(page);
    expect(await page.getByText('正在载入搜索').isVisible()).toBe(false);
    await expect(page.getByText('正在载入搜索')).toBeVisible();
  });

  test('is not lost when a script fails: the page is not loaded again under it', async ({
    site,
  }) => {
    let fail = (): void => undefined;
    const opened = new Promise<void>((resolve) => (fail = resolve));
    const page = await site.open(CHAPTER, {
      live: false,
      complaints: [/ERR_FAILED/],
      before: (tab) =>
        tab.route('**/assets/js/main.*.js', async (route) => {
          await opened;
          await route.abort();
        }),
    });
    await typeAtOnce(page);
    fail();
    await expect(page.locator('html[data-load-failed]')).toBeAttached();
    expect(await held(page)).toEqual([TYPED, 0]);
  });

  test('is not touched while a word is being composed', async ({ site }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const page = await site.open(CHAPTER, {
      before: (opened) =>
        opened.route('**/assets/js/search.*.js', async (route) => {
          await released;
          await route.continue();
        }),
    });
    await page.keyboard.press('Control+k');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: "shou'wei",
      selectionStart: 8,
      selectionEnd: 8,
    });
    expect((await held(page))[0]).toBe("shou'wei");
    release();
    await adopted(page);
    expect((await held(page))[0]).toBe("shou'wei");
    await session.send('Input.imeSetComposition', {
      text: "shou'weiz",
      selectionStart: 9,
      selectionEnd: 9,
    });
    await session.send('Input.insertText', { text: '守卫' });
    await expect(page.locator(`${RESULT}[href="/guards"]`)).toBeVisible();
    expect((await held(page))[0]).toBe('守卫');
  });

  test('the buttons of the box work by themselves', async ({ site }) => {
    const page = await site.open(CHAPTER, {
      live: false,
      before: (opened) => opened.route('**/assets/js/**', () => undefined),
    });
    await typeAtOnce(page);
    await page.getByRole('button', { name: '清除搜索词' }).click();
    await expect(page.locator(INPUT)).toHaveValue('');
    await page.getByRole('button', { name: '关闭', exact: true }).click();
    await expect(page.locator(OPEN)).toHaveCount(0);
    await box(page).click();
    await expect(page.locator(`${OPEN} input:focus`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(OPEN)).toHaveCount(0);
  });
});

const HOSTED = { ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: 'searchonlykey' };

/** The theme's own check, which its types leave out. */
const { validateThemeConfig } = searchTheme as unknown as {
  validateThemeConfig: (args: object) => { algolia: object };
};

/** The same build with keys for the hosted engine: what they change in a script and in the search area of a page, and the policy that follows from them. */
async function hostedBuild(): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'nestjs-docs-hosted-'));
  // What no test here asks for would be compressed once more.
  const isNeeded = (file: string): boolean =>
    !/[\\/](?:downloads|offline)$|\.(?:md|br|gz)$|llms/.test(file);
  cpSync(BUILD_DIR, directory, { recursive: true, filter: isNeeded });
  const environment = readEnvironment(HOSTED);
  const { algolia } = validateThemeConfig({
    themeConfig: {
      algolia: { ...environment.algolia!, indexName: 'nestjs', searchPagePath: false },
    },
    validate: (schema: { validate: (value: unknown) => { value: object } }, themeConfig: object) =>
      schema.validate(themeConfig).value,
  });
  let changed = 0;
  for (const file of listFiles(directory).filter((name) => name.endsWith('.js'))) {
    const full = path.join(directory, file);
    const text = readFileSync(full, 'utf8');
    const next = text.replace(
      /themeConfig:\{(?=image:)/,
      (fields) => `${fields}algolia:${JSON.stringify(algolia)},`,
    );
    if (next === text) continue;
    changed++;
    writeFileSync(full, next);
  }
  if (changed !== 1) throw new Error(`the site's settings stand in ${changed} scripts`);
  const file = path.join(directory, `${SHORT}.html`);
  const html = readFileSync(file, 'utf8');
  const attribute = `data-algolia="${JSON.stringify(algolia).replace(/"/g, '&quot;')}"`;
  const keyed = html.replace(/ data-search=""/, (area) => `${area} ${attribute}`);
  if (keyed === html) throw new Error('the search area is not found');
  writeFileSync(file, keyed);
  await finishBuild(directory, liveRedirects(redirects, routeState), environment);
  return directory;
}

test.describe('the hosted engine', () => {
  // One after the other: the build is made once.
  test.describe.configure({ mode: 'default' });
  let directory = '';
  test.use({ served: { directory: async () => (directory = await hostedBuild()) } });
  test.afterAll(() => rmSync(directory, { recursive: true, force: true }));

  const CORS = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };

  /** Answers in the service's place. */
  const service =
    (site: Site, respond: (query: string) => number | 'hang' | 'block'): PageOptions['before'] =>
    (page) =>
      page.route(/algolia/, async (route) => {
        const body = route.request().postDataJSON() as { requests: never[] } | null;
        const how = respond((body?.requests[0] as { query?: string } | undefined)?.query ?? '');
        if (how === 'hang') return undefined;
        if (how === 'block') return route.abort('blockedbyclient');
        const records = [
          stored(
            `${site.origin}/guards#binding-guards`,
            '守卫',
            '绑定<守卫>',
            '在线 &lt;b&gt;守卫&lt;/b&gt;',
          ),
          stored('javascript:alert(1)', '守卫', '坏的守卫', null),
        ];
        return route.fulfill({
          status: how,
          headers: CORS,
          contentType: 'application/json',
          body: JSON.stringify(
            how === 200 ? answer(records, body as never) : { message: 'no', status: how },
          ),
        });
      });

  const NOTE = '在线搜索不可用，已改用本地索引。';

  test('answers, as text, and the embedded index stays where it is', async ({ site }) => {
    const asked: string[] = [];
    const bodies: string[] = [];
    const page = await site.open(SHORT, {
      complaints: [/foreign request: https:\/\/testapp/],
      before: async (opened) => {
        opened.on('request', (request) => {
          asked.push(request.url());
          if (request.url().includes('algolia')) bodies.push(request.postData() ?? '');
        });
        await service(site, () => 200)!(opened);
      },
    });
    // As Chrome has it where it translates the page.
    const language = await page.evaluate(() => {
      const { lang } = document.documentElement;
      document.documentElement.lang = 'en';
      return lang;
    });
    await openDialog(page);
    await ask(page, '守卫');
    expect(bodies.at(-1)).toContain(`language:${language}`);
    expect(await results(page)).toEqual(['/guards#binding-guards']);
    await expect(page.locator(RESULT)).toHaveText('绑定<守卫>在线 <b>守卫</b>');
    await expect(page.locator(`${RESULT} > :first-child mark`)).toHaveText('守卫');
    expect(asked.filter((url) => url.includes('/assets/search/'))).toEqual([]);
    // With the service's client nothing of the app comes, and no other script of its.
    const scripts = asked.flatMap((url) => /\/assets\/js\/(\w+)\./.exec(url)?.[1] ?? []);
    expect(new Set(scripts)).toEqual(new Set(['main', 'pages', 'search', 'words', 'hosted']));
    expect(await page.getByText(NOTE).count()).toBe(0);
    expect(await axe(page)).toEqual([]);
  });

  test('when its script is blocked, the embedded engine answers, and says so (T10)', async ({
    site,
  }) => {
    const page = await site.open(SHORT, {
      complaints: [/ERR_BLOCKED_BY_CLIENT/],
      before: (opened) =>
        opened.route('**/assets/js/hosted.*', (route) => route.abort('blockedbyclient')),
    });
    await openDialog(page);
    await ask(page, '守卫');
    expect(await active(page)).toBe('/guards');
    await expect(page.getByText(NOTE)).toBeVisible();
  });

  for (const how of [403, 429, 500, 'block', 'hang'] as const)
    test(`when it answers ${how}, the embedded engine does, and says so (T10, T11)`, async ({
      site,
    }) => {
      const asked: string[] = [];
      const page = await site.open(SHORT, {
        complaints: [
          /foreign request/,
          ...(how === 'hang' ? [] : how === 'block' ? [/ERR_BLOCKED_BY_CLIENT/] : [/status of/]),
        ],
        before: service(site, (query) => {
          asked.push(query);
          return how;
        }),
      });
      await openDialog(page);
      await ask(page, '守卫');
      expect(asked).toContain('守卫');
      expect(await active(page)).toBe('/guards');
      await expect(page.getByText(NOTE)).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await ask(page, '管道');
      await expect(page.locator(`${RESULT}[href="/pipes"]`)).toBeVisible();
      // For how long: tests/unit/search/engine/searchClient.test.ts.
      expect(asked).not.toContain('管道');
      await isLive(page);
    });
});
