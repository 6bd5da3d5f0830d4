import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {liveRedirects} from '../../src/data/redirectRules';
import {redirects} from '../../src/data/redirects';
import {readEnvironment} from '../../src/environment';
import {finishBuild} from '../../src/hosting/finishBuild';
import {listFiles} from '../../src/hosting/pages';
import {routeState} from '../../src/plugins/menu/routeState';
import {answer, stored} from '../search/standIn';
import {axe} from './axe';
import {BUILD_DIR, CHAPTER, isLive, routes, useSite, type Wishes} from './site';

jest.setTimeout(60_000);

const INPUT = '.DocSearch-Input';
const RESULT = '.DocSearch-Hits a';

const box = (page: Page) => page.locator('#search a');
/** The addresses of all results, of those as well that come after the first ones are painted. */
const results = (page: Page): Promise<string[]> =>
  page.locator('.DocSearch-Hits').first().evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return [...document.querySelectorAll('.DocSearch-Hit')].map((row) => row.querySelector('a')?.getAttribute('href') ?? '');
  });
const active = (page: Page): Promise<string | null> => page.locator('.DocSearch-Hit[aria-selected="true"] a').getAttribute('href');

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator(INPUT).waitFor();
  await page.locator(`#__docusaurus[inert] ~ * ${INPUT}:focus`).waitFor();
}

/** Types a query at once and waits for its results. */
async function ask(page: Page, query: string): Promise<void> {
  await page.locator(INPUT).fill(query);
  await page.locator(RESULT).first().waitFor();
}

/** How many searches were made so far, by the browser's own record. */
const searches = (page: Page): Promise<number> => page.evaluate(() => performance.getEntriesByName('search').length);

describe('the embedded engine', () => {
  const site = useSite();

  test('nothing of it is loaded before the reader is about to search', async () => {
    const asked: string[] = [];
    const page = await site.open(CHAPTER, {before: async (opened) => void opened.on('request', (request) => asked.push(new URL(request.url()).pathname))});
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    expect(asked.filter((file) => file.includes('search'))).toEqual([]);
    await box(page).focus();
    await page.waitForResponse((response) => response.url().endsWith('/core.json'));
    expect(asked.length).toBeGreaterThan(before + 2);
    expect(asked.some((file) => /\/assets\/css\/search\./.test(file))).toBe(true);
  });

  test('the index is asked for while the dialog’s script is on its way, and once', async () => {
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

  test.each(['Control+k', 'Meta+k', '/'])('%s opens it, Escape closes it and gives the focus back', async (key) => {
    const page = await site.open(CHAPTER);
    await page.keyboard.press(key);
    await page.locator(`${INPUT}:focus`).waitFor();
    await page.keyboard.press('Escape');
    await expect(page.locator(INPUT).count()).resolves.toBe(0);
    expect(await box(page).evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => document.getElementById('__docusaurus')!.hasAttribute('inert'))).toBe(false);
  });

  test('/ in a text field is a letter', async () => {
    const page = await site.open(CHAPTER);
    const field = page.locator('input[type="email"]');
    await field.focus();
    await page.keyboard.press('/');
    expect(await field.inputValue()).toBe('/');
    expect(await page.locator(INPUT).count()).toBe(0);
  });

  test.each(['click', 'Enter', 'Space'])('%s on the box opens it', async (how) => {
    const page = await site.open(CHAPTER);
    if (how === 'click') await box(page).click();
    else await box(page).press(how);
    await page.locator(`${INPUT}:focus`).waitFor();
    expect(new URL(page.url()).pathname).toBe(CHAPTER);
  });

  test('Tab never reaches the page behind', async () => {
    const page = await site.open(CHAPTER);
    await page.keyboard.press('Control+k');
    await page.locator(`${INPUT}:focus`).waitFor();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement!.closest('#__docusaurus') === null)).toBe(true);
    }
  });

  test('arrows choose, Enter opens the section, at its place', async () => {
    const page = await site.open('/pipes');
    await openDialog(page);
    await ask(page, '绑定守卫');
    expect(await active(page)).toBe('/guards#binding-guards');
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe((await results(page))[1]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guards#binding-guards');
    await page.locator('#binding-guards').waitFor();
    await page.waitForFunction(() => Math.abs(document.getElementById('binding-guards')!.getBoundingClientRect().top - 76) < 30);
    expect(await page.locator(INPUT).count()).toBe(0);
  });

  test('a click opens a result; it is remembered, and can be forgotten without motion, too', async () => {
    const page = await site.open('/pipes', {reducedMotion: 'reduce'});
    await openDialog(page);
    await ask(page, '守卫');
    await page.locator(RESULT).first().click();
    await page.waitForURL('**/guards');
    await openDialog(page);
    expect(await results(page)).toEqual(['/guards']);
    await page.getByTitle('从记录里删除').click();
    await page.locator(RESULT).waitFor({state: 'detached'});
  });

  test('a text is marked as text, and comes by itself', async () => {
    const page = await site.open(CHAPTER);
    await openDialog(page);
    await ask(page, 'UseGuards');
    await page.locator('.DocSearch-Hit-path mark').first().waitFor();
    expect(await page.locator('.DocSearch-Hit mark').first().textContent()).toBeTruthy();
  });

  test('the box holds what the reader typed, however fast, and is emptied by its button', async () => {
    const page = await site.open(CHAPTER);
    await openDialog(page);
    const text = 'UseGuards 守卫 request';
    await page.keyboard.type(text);
    await page.locator(RESULT).first().waitFor();
    expect(await page.locator(INPUT).inputValue()).toBe(text);
    await page.getByRole('button', {name: '清除搜索词'}).click();
    expect(await page.locator(INPUT).inputValue()).toBe('');
    expect(await page.locator(RESULT).count()).toBe(0);
    await page.keyboard.type('g');
    await page.locator(RESULT).first().waitFor();
    expect(await page.locator(INPUT).inputValue()).toBe('g');
  });

  test('its style has no rule that may be for any element of the page, which would all be worked out anew', async () => {
    const page = await site.open(CHAPTER, {viewport: {width: 412, height: 915}});
    await openDialog(page);
    const ends = await page.evaluate(() => {
      const rulesIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.split(',') : 'cssRules' in rule && !(rule instanceof CSSKeyframesRule) ? rulesIn(rule.cssRules as CSSRuleList) : []));
      const sheets = [...document.styleSheets].filter(({href}) => href?.includes('/css/search.'));
      // What an element itself has to be: all behind the last blank or sign.
      return sheets.flatMap(({cssRules}) => rulesIn(cssRules)).map((selector) => selector.trim().split(/[ >+~]+/).at(-1)!);
    });
    expect(ends.length).toBeGreaterThan(50);
    expect(ends.filter((end) => !/[.\w]/.test(end.charAt(0)))).toEqual([]);
  });

  test('results below the edge are there as well, and those of the newest letter', async () => {
    const page = await site.open(CHAPTER);
    await openDialog(page);
    await page.keyboard.type('请求');
    await page.locator(RESULT).first().waitFor();
    const found = await results(page);
    await page.locator('.DocSearch-Modal [role="status"]').getByText(`找到 ${found.length} 条结果`, {exact: true}).waitFor({state: 'attached'});
    expect(found.length).toBeGreaterThan(12);
    expect(found).not.toContain('');
    expect(new Set(found).size).toBe(found.length);
  });

  test('a query brings the same results, whatever was shown before', async () => {
    const page = await site.open(CHAPTER);
    await openDialog(page);
    const shown = async (query: string): Promise<{places: string[]; pages: string[]; headings: string[]}> => {
      await ask(page, query);
      await page.locator('.DocSearch-Hit-title mark', {hasText: query}).first().waitFor();
      return {
        places: await results(page),
        pages: await page.locator('.DocSearch-Hit-source').allTextContents(),
        headings: await page.locator('.DocSearch-Hit-title').allTextContents(),
      };
    };
    const first = await shown('管道');
    const other = await shown('微服务');
    expect(other.headings).not.toEqual(first.headings);
    await page.getByRole('button', {name: '清除搜索词'}).click();
    await page.locator(RESULT).waitFor({state: 'detached'});
    expect(await shown('管道')).toEqual(first);
    expect(first.headings).toHaveLength(first.places.length);
  });

  test('the pointer chooses, too; a click with Ctrl is left to the browser, and the dialog stays', async () => {
    const page = await site.open(CHAPTER);
    await openDialog(page);
    await ask(page, '守卫');
    const found = await results(page);
    expect(await active(page)).toBe(found[0]);
    await page.locator(RESULT).nth(2).hover();
    await page.locator(`.DocSearch-Hit[aria-selected="true"] a[href="${found[2]}"]`).waitFor();
    // Held back at the end: a headless browser opens no second page reliably.
    const wasPrevented = page.evaluate(() => new Promise<boolean>((resolve) => {
      document.addEventListener('click', (event) => {
        resolve(event.defaultPrevented);
        event.preventDefault();
      }, {once: true});
    }));
    await page.locator(RESULT).nth(2).click({modifiers: ['Control']});
    expect(await wasPrevented).toBe(false);
    expect(new URL(page.url()).pathname).toBe(CHAPTER);
    expect(await page.locator(INPUT).count()).toBe(1);
  });

  test('results are told to assistive technology', async () => {
    const page = await site.open(CHAPTER);
    await openDialog(page);
    await ask(page, '守卫');
    const count = (await results(page)).length;
    await page.locator('.DocSearch-Modal [role="status"]').getByText(`找到 ${count} 条结果`, {exact: true}).waitFor({state: 'attached'});
    const input = page.getByRole('combobox', {name: '搜索文档'});
    expect(await input.getAttribute('aria-expanded')).toBe('true');
    const row = page.locator(`#${await input.getAttribute('aria-activedescendant')}`);
    expect(await row.getAttribute('role')).toBe('treeitem');
    for (const id of (await input.getAttribute('aria-controls'))!.split(' ')) expect(await page.locator(`[id="${id}"][role="tree"]`).count()).toBe(1);
  });

  test('while a word is being composed nothing is searched, and Enter opens nothing', async () => {
    const page = await site.open('/pipes');
    await openDialog(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {text: "shou'wei", selectionStart: 8, selectionEnd: 8});
    await page.waitForTimeout(400);
    expect(await searches(page)).toBe(0);
    expect(await page.locator(INPUT).inputValue()).toBe("shou'wei");
    await page.locator(INPUT).dispatchEvent('keydown', {key: 'Enter', keyCode: 229, isComposing: true, bubbles: true});
    await page.locator(INPUT).dispatchEvent('keydown', {key: 'Escape', keyCode: 229, isComposing: true, bubbles: true});
    expect(new URL(page.url()).pathname).toBe('/pipes');
    await session.send('Input.insertText', {text: '守卫'});
    await page.locator(RESULT).first().waitFor();
    expect(await page.locator(INPUT).inputValue()).toBe('守卫');
    expect(await active(page)).toBe('/guards');
  });

  const HOSTILE = ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '.*+?^${}()|[]\\', '🐱守卫🐱', 'ＧＵＡＲＤ', '\u202e守卫\u200f', '守\u0000卫', '守卫 guard '.repeat(1000), '__proto__', '%00'];

  test('bad input is text, answered in 100 ms', async () => {
    const page = await site.open(CHAPTER);
    page.on('dialog', () => {
      throw new Error('a script of the query ran');
    });
    await openDialog(page);
    await ask(page, '守卫');
    for (const query of HOSTILE) {
      await page.evaluate(() => performance.clearMeasures());
      await page.locator(INPUT).fill(query);
      await page.waitForFunction(() => performance.getEntriesByName('search').length > 0);
    }
    for (const query of HOSTILE) {
      await page.evaluate(() => performance.clearMeasures());
      await page.locator(INPUT).fill(query);
      await page.waitForFunction(() => performance.getEntriesByName('search').length > 0);
      expect(await page.evaluate(() => performance.getEntriesByName('search')[0]!.duration)).toBeLessThan(100);
      expect(await page.locator('.DocSearch-Container :is(img, script, b, iframe)').count()).toBe(0);
    }
    await ask(page, '守卫');
  });

  const BROKEN: Array<[string, {status?: number; body?: string; contentType?: string}]> = [
    ['missing', {status: 404, body: 'no'}],
    ['a server error', {status: 500, body: '<h1>500</h1>'}],
    ['HTML instead', {body: '<!DOCTYPE html>', contentType: 'text/html'}],
    ['half a file', {body: '{"pages":[["/guards","守卫"', contentType: 'application/json'}],
  ];

  test.each(BROKEN)('an index that is %s says so, and can be tried again', async (_, reply) => {
    let broken = true;
    const page = await site.open(CHAPTER, {
      complaints: (reply.status ?? 200) >= 400 ? [/status of/] : [],
      before: (opened) => opened.route('**/assets/search/**', (route) => (broken ? route.fulfill(reply) : route.fallback())),
    });
    await openDialog(page);
    await page.locator(INPUT).fill('守卫');
    const alert = page.getByRole('alert');
    await alert.getByText('搜索索引没能载入').waitFor();
    expect(await axe(page)).toEqual([]);
    broken = false;
    await alert.getByRole('button', {name: '重试'}).click();
    await page.locator(RESULT).first().waitFor();
    expect(await active(page)).toBe('/guards');
    expect(await alert.count()).toBe(0);
  });

  test.each([['light', 1280], ['dark', 1280], ['light', 320], ['dark', 320]] as const)('axe finds nothing in the open dialog, %s at %i px', async (colorScheme, width) => {
    const page = await site.open(CHAPTER, {colorScheme, viewport: {width, height: 700}});
    await openDialog(page);
    expect(await axe(page)).toEqual([]);
    await ask(page, '守卫');
    await page.locator('.DocSearch-Hit-path mark').first().waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    await page.locator(INPUT).fill('zzzzqqqq');
    await page.getByText('没有找到').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await ask(page, '守卫');
    await page.keyboard.press('Enter');
    await page.locator(INPUT).waitFor({state: 'detached'});
    await openDialog(page);
    expect(await axe(page)).toEqual([]);
  });

  test('/search?q= opens it with the query', async () => {
    const page = await site.open('/search?q=UseGuards');
    await page.locator(RESULT).first().waitFor();
    expect(await page.locator(INPUT).inputValue()).toBe('UseGuards');
  });

  test('without JavaScript the box leads to the list of everything', async () => {
    const page = await site.open(CHAPTER, {javaScriptEnabled: false});
    await box(page).click();
    await page.waitForURL('**/search');
    const listed = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(routes.filter((route) => !listed.includes(route))).toEqual([]);
    expect(listed).toContain('/guards#binding-guards');
  });

  test.each(['light', 'dark'] as const)('the list is fine for axe and every width, %s', async (colorScheme) => {
    const page = await site.open('/search', {colorScheme});
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 700});
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  });
});

const HOSTED = {ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: 'searchonlykey'};

/** The same build with keys for the hosted engine: what they change in a script, and the policy that follows from them. */
function hostedBuild(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'nestjs-docs-hosted-'));
  cpSync(BUILD_DIR, directory, {recursive: true});
  const environment = readEnvironment(HOSTED);
  let changed = 0;
  for (const file of listFiles(directory).filter((name) => name.endsWith('.js'))) {
    const full = path.join(directory, file);
    const text = readFileSync(full, 'utf8');
    const next = text.replace(/newsletterUrl:"\/api\/newsletter"/, (fields) => `algolia:${JSON.stringify(environment.algolia)},${fields}`);
    if (next === text) continue;
    changed++;
    writeFileSync(full, next);
  }
  if (changed !== 1) throw new Error(`the site's settings stand in ${changed} scripts`);
  finishBuild(directory, liveRedirects(redirects, routeState), environment);
  return directory;
}

describe('the hosted engine', () => {
  let directory = '';
  const site = useSite(async () => (directory = hostedBuild()));
  afterAll(() => rmSync(directory, {recursive: true, force: true}));

  const CORS = {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'};

  /** Answers in the service's place. */
  const service = (respond: (query: string) => number | 'hang' | 'block'): Wishes['before'] => (page) =>
    page.route(/algolia/, async (route) => {
      const body = route.request().postDataJSON() as {requests: never[]} | null;
      const how = respond((body?.requests[0] as {query?: string} | undefined)?.query ?? '');
      if (how === 'hang') return undefined;
      if (how === 'block') return route.abort('blockedbyclient');
      const records = [stored(`${site.origin}/guards#binding-guards`, '守卫', '绑定<守卫>', '在线 &lt;b&gt;守卫&lt;/b&gt;'), stored('javascript:alert(1)', '守卫', '坏的守卫', null)];
      return route.fulfill({status: how, headers: CORS, contentType: 'application/json', body: JSON.stringify(how === 200 ? answer(records, body as never) : {message: 'no', status: how})});
    });

  const NOTE = '在线搜索不可用，已改用本地索引。';

  test('answers, as text, and the embedded index stays where it is', async () => {
    const asked: string[] = [];
    const page = await site.open(CHAPTER, {complaints: [/foreign request: https:\/\/testapp/], before: async (opened) => {
      opened.on('request', (request) => asked.push(request.url()));
      await service(() => 200)!(opened);
    }});
    await openDialog(page);
    await ask(page, '守卫');
    expect(await results(page)).toEqual(['/guards#binding-guards']);
    expect(await page.locator(RESULT).textContent()).toBe('绑定<守卫>在线 <b>守卫</b>');
    expect(await page.locator('.DocSearch-Hit-title mark').textContent()).toBe('守卫');
    expect(asked.filter((url) => url.includes('/assets/search/'))).toEqual([]);
    expect(await page.getByText(NOTE).count()).toBe(0);
    expect(await axe(page)).toEqual([]);
  });

  test.each([403, 429, 500, 'block', 'hang'] as const)('when it answers %s, the embedded engine does, and says so', async (how) => {
    const page = await site.open(CHAPTER, {
      complaints: [/foreign request/, ...(how === 'hang' ? [] : how === 'block' ? [/ERR_BLOCKED_BY_CLIENT/] : [/status of/])],
      before: service(() => how),
    });
    await openDialog(page);
    const start = Date.now();
    await ask(page, '守卫');
    expect(Date.now() - start).toBeLessThan(how === 'hang' ? 4500 : 3500);
    expect(await active(page)).toBe('/guards');
    expect(await page.getByText(NOTE).isVisible()).toBe(true);
    expect(await axe(page)).toEqual([]);
    const next = Date.now();
    await ask(page, '管道');
    await page.locator('.DocSearch-Hits a[href="/pipes"]').waitFor();
    expect(Date.now() - next).toBeLessThan(1500);
    await isLive(page);
  });
});
