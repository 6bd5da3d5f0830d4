import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { axe } from './axe';
import { deploy, nextRelease } from './deploy';
import { cut, kept, keptReleases, line, mend } from './offline';
import {
  address,
  choose,
  follow,
  hasText,
  heading,
  isMarked,
  isNear,
  mark,
  PHONE,
  scrolledTo,
  scrollTo,
  settled,
  shows,
  tornSamples,
} from './reader';
import { isStock } from '../support/stock';
import {
  BUILD_DIR,
  CHAPTER,
  expect,
  holdApp,
  isLive,
  test,
  type Site,
  OF_HTML_PAGES,
} from './site';

const OTHER = '/pipes';
const BAR = 'section[aria-label="载入情况"]';
const lost = [/request failed|status of 404/, /Failed to load resource/];

/** What no page asks for by itself. */
const isDownload = (file: string): boolean => file === path.join(BUILD_DIR, 'downloads');

/** Waits for the bar, after the reload that comes first. */
async function says(page: Page): Promise<void> {
  await expect(page.locator('html[data-load-failed]')).toBeAttached();
  await expect(page.locator(BAR)).toBeVisible();
}

/** Counts the documents that a page loads. */
const countLoads = (page: Page): { count: number } => {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
};

/** Opens a page whose scripts do not come as they should; its documents are counted from the first on. */
async function openHarmed(
  site: Site,
  harm: (page: Page) => Promise<unknown>,
): Promise<[page: Page, loads: { count: number }]> {
  let loads = { count: 0 };
  const page = await site.open(CHAPTER, {
    live: false,
    complaints: [/./],
    before: async (opened) => {
      loads = countLoads(opened);
      await harm(opened);
    },
  });
  return [page, loads];
}

/** All scripts have come or failed, and what follows from the last of them has begun: a reload would have been counted. */
async function noMoreScripts(page: Page): Promise<void> {
  await page.waitForLoadState();
  await settled(page);
}

const readable = async (page: Page): Promise<void> => {
  await expect(page.locator('main h1')).toBeVisible();
  await hasText(page);
  expect(await page.locator('#menu nav a').count()).toBeGreaterThan(10);
};

test('a browser that is too old for the scripts and styles: the page is readable and says so, and none of its scripts does a half (J18)', async ({
  site,
}) => {
  const scripts: string[] = [];
  const page = await site.open(CHAPTER, {
    live: false,
    before: async (opened) => {
      opened.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await opened.addInitScript(() => (CSS.supports = () => false));
    },
  });
  await expect(page.locator(BAR)).toHaveText('这个浏览器太旧，只能读正文和目录。', {
    useInnerText: true,
  });
  await readable(page);
  await noMoreScripts(page);
  expect(scripts).toEqual([expect.stringContaining('/assets/js/main.')]);
  await expect(page.locator('html[data-js], html[data-live]')).toHaveCount(0);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test.describe('a script does not come', () => {
  const variants: Array<
    [name: string, what: string, answer: (page: Page, pattern: string) => Promise<unknown>]
  > = [
    [
      '404',
      '**/assets/js/main.*.js',
      (page, pattern) => page.route(pattern, (route) => route.fulfill({ status: 404, body: '' })),
    ],
    [
      'blocked',
      '**/assets/js/main.*.js',
      (page, pattern) => page.route(pattern, (route) => route.abort('blockedbyclient')),
    ],
    [
      'answered with HTML',
      '**/assets/js/main.*.js',
      (page, pattern) =>
        page.route(pattern, (route) =>
          route.fulfill({
            contentType: 'text/html',
            headers: { 'x-content-type-options': 'nosniff' },
            body: '<p>no</p>',
          }),
        ),
    ],
  ];

  for (const [name, pattern, answer] of variants)
    test(`for good, ${name}: one reload, then the page is readable and says so (J2, J5)`, async ({
      site,
    }) => {
      const [page, loads] = await openHarmed(site, (opened) => answer(opened, pattern));
      await says(page);
      await readable(page);
      await noMoreScripts(page);
      expect(loads.count).toBe(2);
      await page.locator(BAR).locator('a').click();
      await page.waitForLoadState();
      expect(address(page)).toBe(CHAPTER);
      expect(loads.count).toBe(3);
    });

  test(
    'the one that turns pages for good (J3): the page does all that it does by itself, nothing says otherwise, links are ordinary links',
    OF_HTML_PAGES,
    async ({ site }) => {
      const [page, loads] = await openHarmed(site, (opened) =>
        opened.route('**/assets/js/pages.*.js', (route) =>
          route.fulfill({ status: 404, body: '' }),
        ),
      );
      await page.waitForEvent('response', (response) => response.url().includes('/js/pages.'));
      await page.click('[data-theme-toggle]');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect([await page.isVisible(BAR), loads.count]).toEqual([false, 1]);
      await page.click(`#menu nav a[href="${OTHER}"]`);
      await shows(page, OTHER);
      expect(loads.count).toBe(2);
    },
  );

  test('on a phone the button of the menu leads to it, and no control is offered that would do nothing', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      ...PHONE,
      live: false,
      complaints: lost,
      before: (opened) => opened.route('**/assets/js/main.*.js', (route) => route.abort()),
    });
    await says(page);
    await page.click('#sidebar-toggle');
    await expect(page.locator('#menu nav a').first()).toBeInViewport();
    await expect(page.locator('.needs-js:visible')).toHaveCount(0);
  });

  test('what says so is said aloud when it comes, and no text stands outside of a landmark', async ({
    site,
  }) => {
    const [page] = await openHarmed(site, (opened) =>
      opened.route('**/assets/js/main.*.js', (route) => route.abort()),
    );
    await says(page);
    // The boxes that scroll become stops by the script that did not come; browsers make them stops of their own.
    expect(
      (await axe(page)).filter((fault) => !fault.startsWith('scrollable-region-focusable')),
    ).toEqual([]);
    await expect(page.getByRole('alert', { name: '载入情况' })).toHaveText(
      '部分功能没能载入。重试',
      { useInnerText: true },
    );
  });

  for (const script of [
    '',
    `Object.defineProperty(window, 'sessionStorage', {get() { throw new DOMException('blocked', 'SecurityError'); }})`,
  ])
    test(`no loop, also where the session storage throws (J5): ${JSON.stringify(script)}`, async ({
      site,
    }) => {
      const [page, loads] = await openHarmed(site, async (opened) => {
        await opened.addInitScript(script);
        await opened.route('**/assets/js/main.*.js', (route) => route.abort());
      });
      await says(page);
      await noMoreScripts(page);
      expect(loads.count).toBeLessThanOrEqual(2);
    });

  test('once: after the reload everything is as ever', async ({ site }) => {
    let first = true;
    const page = await site.open(CHAPTER, {
      live: false,
      complaints: lost,
      before: (opened) =>
        opened.route('**/assets/js/main.*.js', (route) => {
          if (!first) return route.continue();
          first = false;
          return route.abort();
        }),
    });
    await isLive(page);
    expect(await page.isVisible(BAR)).toBe(false);
  });

  test('once: a copy of its tag brings it, without a reload', async ({ site }) => {
    let asked = 0;
    const [page, loads] = await openHarmed(site, (opened) =>
      opened.route('**/assets/js/main.*.js', (route) => {
        asked += 1;
        return asked === 1 ? route.abort() : route.continue();
      }),
    );
    await isLive(page);
    expect([asked, loads.count, await page.isVisible(BAR)]).toEqual([2, 1, false]);
  });

  test('a corrupted script leaves the page readable, and says so', async ({ site }) => {
    const page = await site.open(CHAPTER, {
      live: false,
      complaints: [/./],
      before: (opened) =>
        opened.route('**/assets/js/main.*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'function (' }),
        ),
    });
    await says(page);
    await readable(page);
  });

  test(
    'within the app the text of the next page fails: that page is loaded as a whole',
    OF_HTML_PAGES,
    async ({ site }) => {
      const page = await site.open(CHAPTER, {
        complaints: [/request failed/, /Failed to load resource/],
      });
      await mark(page);
      await page.route(`**${OTHER}`, (route) =>
        route.request().isNavigationRequest() ? route.continue() : route.abort('connectionreset'),
      );
      await choose(page, OTHER);
      await shows(page, OTHER);
      await isLive(page);
      expect([address(page), await isMarked(page)]).toEqual([OTHER, false]);
    },
  );

  test(
    'a page that the browser is loading does not come in the place of one to which the reader has gone on',
    OF_HTML_PAGES,
    async ({ site }) => {
      const page = await site.open(CHAPTER, { complaints: lost });
      await mark(page);
      await page.route(`**${OTHER}`, (route) =>
        // Its load gets no answer.
        route.request().isNavigationRequest() ? undefined : route.abort('connectionreset'),
      );
      const givenUp = page.waitForEvent('requestfailed', (request) =>
        request.isNavigationRequest(),
      );
      await page.evaluate(() =>
        window.addEventListener('beforeunload', () =>
          setTimeout(() =>
            document.querySelector<HTMLElement>('#menu nav a[href="/modules"]')!.click(),
          ),
        ),
      );
      await choose(page, OTHER);
      await shows(page, '/modules');
      await givenUp;
      expect(await isMarked(page)).toBe(true);
    },
  );

  test(
    'an error page of the server in the place of the next page: Back leads to the page before, where the reader was',
    OF_HTML_PAGES,
    async ({ site }) => {
      const page = await site.open(CHAPTER, { complaints: [/Failed to load resource/] });
      await scrollTo(page, 900);
      await page.route(`**${OTHER}`, async (route) =>
        route.fulfill({
          // With the headers of the site, as nginx sends them with its own pages.
          response: await route.fetch(),
          status: 502,
          body: '<title>502</title><p>Bad gateway',
        }),
      );
      await choose(page, OTHER);
      await expect(page).toHaveTitle('502');
      expect(address(page)).toBe(OTHER);
      await page.goBack();
      await shows(page, CHAPTER);
      await scrolledTo(page, 900);
    },
  );

  test('offline, a page seen in this visit is shown, and Back from one that is not leads to the page before', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      complaints: [
        /request failed/,
        /Failed to load resource/,
        ...(isStock ? [/console warning/] : []),
      ],
    });
    await choose(page, OTHER);
    await expect(page).toHaveTitle(/^Pipes/);
    await page.context().setOffline(true);
    await choose(page, CHAPTER);
    await expect(page).toHaveTitle(/^Guards/);
    await hasText(page);
    // The app asks for its text, and then the browser for the page.
    const lost = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await choose(page, '/modules');
    await lost;
    await page.context().setOffline(false);
    await page.goBack();
    await isLive(page);
    expect([address(page), await heading(page)]).toEqual([CHAPTER, '守卫']);
  });
});

test('what another release has kept of a page in a way of its own does not stop this one', async ({
  site,
}) => {
  for (const held of ['{}', '{"controls":[1,null]}', '{"controls":[["newsletter-email"]]}']) {
    const page = await site.open(CHAPTER, {
      before: (opened) =>
        opened.addInitScript(
          ([path, more]) =>
            sessionStorage.setItem('reload', JSON.stringify({ path, ...JSON.parse(more) })),
          [CHAPTER, held] as const,
        ),
    });
    await mark(page);
    await choose(page, OTHER);
    await shows(page, OTHER);
    expect(await isMarked(page)).toBe(true);
  }
});

test('an extension has taken the header away: Ctrl K still opens the search, which leads to the list of everything', async ({
  site,
}) => {
  const page = await site.open(CHAPTER, {
    before: (opened) =>
      opened.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('body header')!.remove(),
        ),
      ),
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('guards');
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toBe('/search?q=guards');
});

test(
  'a page that the browser has to load: what was typed while it was on the way goes along, and nothing that was sent',
  OF_HTML_PAGES,
  async ({ site }) => {
    const page = await site.open(CHAPTER, { complaints: [/Failed to load resource/] });
    let fail = async (): Promise<void> => undefined;
    await page.route(
      (url) => url.pathname === OTHER,
      (route) => {
        if (route.request().isNavigationRequest()) return route.continue();
        fail = () => route.fulfill({ status: 500 });
        return undefined;
      },
    );
    const mail = page.locator('#newsletter-email');
    const search = page.locator('#search-dialog input');
    await mail.fill('typed@example.com');
    await choose(page, OTHER);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('canActivate');
    await mark(page);
    await fail();
    await shows(page, OTHER);
    await isLive(page);
    expect(await isMarked(page)).toBe(false);
    await expect(search).toHaveValue('canActivate');
    await expect(search).toBeFocused();
    await expect(mail).toHaveValue('typed@example.com');

    await page.keyboard.press('Escape');
    await mail.press('Enter');
    await expect(mail).toBeDisabled();
    await page.route(
      (url) => url.pathname === CHAPTER,
      (route) =>
        route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 500 }),
    );
    await choose(page, CHAPTER);
    await shows(page, CHAPTER);
    await isLive(page);
    await expect(mail).toHaveValue('');
  },
);

test.describe('the policy does not have the digests of script files', () => {
  // As a browser reads it that does not know such digests, and as a cache may send it beside a page of another release.
  test.use({
    served: {
      around: (listener) => (request, response) => {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          setHeader(
            name,
            name === 'Content-Security-Policy'
              ? String(value).replace(/ 'sha384-[^']+'/g, '')
              : value,
          );
        return listener(request, response);
      },
    },
  });

  test('the page comes alive by itself, without a reload', async ({ site }) => {
    const [page, loads] = await openHarmed(site, async () => undefined);
    await isLive(page);
    expect([loads.count, await page.isVisible(BAR)]).toEqual([1, false]);
    // It was the policy that kept the script of the HTML from running.
    expect(
      await page.evaluate(() => document.querySelectorAll('script[src*="/js/main."]').length),
    ).toBe(2);
    await choose(page, OTHER);
    await shows(page, OTHER);
  });
});

test.describe('a new release while a page is open (J4)', OF_HTML_PAGES, () => {
  const NOTE = '（新版）';
  let folder: string;
  let served: string;
  let before: string;
  let release: Awaited<ReturnType<typeof nextRelease>>;
  const network = line();
  // One after the other: each finds the old release where the last has left it.
  test.describe.configure({ mode: 'default' });
  test.use({ served: { directory: async () => served, around: network.around } });

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nestjs-docs-served-'));
    [before, served] = [path.join(folder, 'before'), path.join(folder, 'served')];
    // It is copied for each test: without what none of them asks for.
    cpSync(BUILD_DIR, before, { recursive: true, filter: (file) => !isDownload(file) });
    cpSync(before, served, { recursive: true });
    release = await nextRelease(before, NOTE);
  });
  test.afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    release.remove();
  });

  test.afterEach(() => deploy(before, served));

  test('a click leads to the page of the new release: one load, the anchor kept', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    deploy(release.directory, served);
    const loads = countLoads(page);
    await follow(page, `${OTHER}#custom-pipes`);
    await expect(page.locator('main .prose')).toContainText(NOTE);
    await isLive(page);
    expect([address(page), loads.count]).toEqual([`${OTHER}#custom-pipes`, 1]);
    await isNear(page, 'custom-pipes', 76, 60);
    expect(await page.isVisible(BAR)).toBe(false);
    await choose(page, CHAPTER);
    await expect(page).toHaveTitle(/^Guards/);
  });

  test('the search of a page whose files are gone: one line, and a reload that keeps place and what was typed', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      complaints: [...lost, /Refused to execute script/],
    });
    await page.fill('#newsletter-email', 'typed@example.com');
    const language = page.locator('.prose input[value="js"]').first();
    await page.locator('.prose label:has(input[value="js"])').first().click();
    await scrollTo(page, 1200);
    deploy(release.directory, served);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('canActivate');
    const said = page.locator('#search-dialog form p');
    await expect(said.filter({ hasText: '网站有了新版本' })).toBeVisible();
    // What puts the choice back may come after what the choice is shown with.
    const letCome = await holdApp(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('main .prose')).toContainText(NOTE);
    await expect(page.locator('[data-panel="js"][hidden="until-found"]').first()).toBeAttached();
    letCome();
    await expect(page.locator('#search-dialog [role="option"]').first()).toBeVisible();
    expect([
      address(page),
      await page.inputValue('#search-dialog input'),
      await page.inputValue('#newsletter-email'),
      await language.isChecked(),
    ]).toEqual([CHAPTER, 'canActivate', 'typed@example.com', true]);
    expect(await tornSamples(page)).toEqual([]);
    await scrolledTo(page, 1200, 100);
  });

  test('a reader who has the book: the open tab goes on with its own release, the next page opened is of the new one', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    await kept(page);
    await mark(page);
    deploy(release.directory, served);
    // The browser asks for the worker again with a visit: here of another tab.
    const tab = await page.context().newPage();
    await tab.goto(CHAPTER);
    await keptReleases(tab, 2);
    await expect(tab.locator('main .prose')).toContainText(NOTE);
    await choose(page, '/techniques/caching');
    await shows(page, '/techniques/caching');
    expect([await isMarked(page), (await page.textContent('main .prose'))!.includes(NOTE)]).toEqual(
      [true, false],
    );
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cache');
    await expect(page.locator('#search-dialog [role="option"]').first()).toBeVisible();
    await mark(tab);
    await choose(tab, '/techniques/caching');
    await shows(tab, '/techniques/caching');
    expect([await isMarked(tab), (await tab.textContent('main .prose'))!.includes(NOTE)]).toEqual([
      true,
      true,
    ]);
    // Without a network: what is opened is of the new release, and the tab of the old one still goes on with its own.
    const policyOf = (answer: Response | null): string | undefined =>
      answer?.headers()['content-security-policy'];
    const policy = policyOf(await tab.reload());
    await cut(page, network);
    // The digests of its scripts are those of its own release.
    expect(policyOf(await tab.reload())).toBe(policy);
    await isLive(tab);
    await expect(tab.locator('main .prose')).toContainText(NOTE);
    await choose(page, '/pipes');
    await shows(page, '/pipes');
    expect([await isMarked(page), (await page.textContent('main .prose'))!.includes(NOTE)]).toEqual(
      [true, false],
    );
    await page.reload();
    await isLive(page);
    await expect(page.locator('main .prose')).toContainText(NOTE);
    await mend(page, network);
  });

  test('pointing at a link does not take the page from under the reader', async ({ site }) => {
    const page = await site.open(CHAPTER);
    await mark(page);
    await page.fill('#newsletter-email', 'typed@example.com');
    deploy(release.directory, served);
    await page.evaluate(() =>
      Object.assign((navigator as unknown as { connection: object }).connection, {
        saveData: false,
      }),
    );
    const [response] = await Promise.all([
      page.waitForResponse(`**${OTHER}`),
      page.hover(`#menu nav a[href="${OTHER}"]`),
    ]);
    await response.finished();
    await settled(page);
    expect([await isMarked(page), await page.inputValue('#newsletter-email')]).toEqual([
      true,
      'typed@example.com',
    ]);
  });
});
