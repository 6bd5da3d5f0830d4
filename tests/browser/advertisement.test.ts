import type { Page } from '@playwright/test';
import {
  AD_COLUMN_MIN_WIDTH_PX,
  AD_FOOTER_DISTANCE_PX,
  AD_HEADROOM_PX,
  AD_RECHECK_MS,
  AD_TIMEOUT_MS,
  PAGE_SCROLL_DEBOUNCE_MS,
} from '../../src/constants';
import { banners } from '../../src/data/banners';
import { choose, scrolledTo, scrollTo, settled, styled } from './reader';
import { CHAPTER, expect, isLive, type Site, test, type PageOptions } from './site';
import { AD_ACCOUNT, variant } from './variant';

const AD = '#ad';
const place = (page: Page): Promise<string | null> => page.getAttribute(AD, 'data-place');
const placeIs = (page: Page, wanted: string): Promise<unknown> =>
  expect(page.locator(`${AD}[data-place="${wanted}"]`)).toBeAttached();

/** A page with a clock of its own, which runs until it is paused. */
const clocked = (
  site: Site,
  route: string,
  viewport: { width: number; height: number },
  textSize = '100%',
): Promise<Page> =>
  site.open(route, {
    viewport,
    before: async (opened) => {
      await opened.clock.install({ time: new Date('2026-11-21T08:00:00Z') });
      await styled(opened, `html { font-size: ${textSize} }`);
    },
  });

test.describe('the place', () => {
  /** Height of the contents list with all its entries. */
  const contentsHeight = (page: Page): Promise<number> =>
    page.$eval('#contents', (list) => list.scrollHeight);

  test(`wider than ${AD_COLUMN_MIN_WIDTH_PX} px it is hidden where the contents list is taller than the window less ${AD_HEADROOM_PX} px`, async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { viewport: { width: 1280, height: 1400 } });
    await placeIs(page, 'fixed');
    await expect(page.locator(AD)).toBeVisible();
    const needed = (await contentsHeight(page)) + AD_HEADROOM_PX;
    await page.setViewportSize({ width: 1280, height: needed });
    await settled(page);
    await placeIs(page, 'fixed');
    await page.setViewportSize({ width: 1280, height: needed - 1 });
    await placeIs(page, 'hidden');
    expect(await page.isVisible(AD)).toBe(false);
    await page.setViewportSize({ width: AD_COLUMN_MIN_WIDTH_PX, height: needed - 1 });
    await placeIs(page, 'fixed');
    await expect(page.locator(AD)).toBeVisible();
    await page.setViewportSize({ width: AD_COLUMN_MIN_WIDTH_PX + 1, height: needed - 1 });
    await placeIs(page, 'hidden');
  });

  for (const [width, height, route = CHAPTER, textSize = '100%'] of [
    [1280, 800],
    [1280, 1100],
    [1600, 1400],
    [1201, 1000],
    [1000, 900],
    [360, 740],
    // Larger text, with a long list and with a short one.
    [1280, 900, CHAPTER, '150%'],
    [1366, 500, '/support', '150%'],
    [1280, 600, '/support', '200%'],
    [1280, 720, '/support', '200%'],
    [1280, 1100, '/support', '200%'],
  ] as const) {
    test(`it never lies on the contents list, the text or what follows the page: ${route} at ${width} × ${height} px, text of ${textSize}`, async ({
      site,
    }) => {
      const page = await clocked(site, route, { width, height }, textSize);
      await expect(page.locator('#contents')).toBeAttached();
      const end = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      );
      for (const top of [0, end / 2, end - 700, end - 350, end - 100, end]) {
        await scrollTo(page, top);
        await scrolledTo(page, Math.max(0, Math.round(top)));
        // The page has been told of the scroll, has decided, and has been drawn.
        await settled(page);
        await page.clock.runFor(PAGE_SCROLL_DEBOUNCE_MS);
        await settled(page);
        const overlaps = await page.evaluate((isLarge) => {
          const boxes = (selector: string): DOMRect[] =>
            [...document.querySelectorAll(selector)]
              .filter((element) => element.checkVisibility())
              .map((element) => element.getBoundingClientRect());
          const [ad] = boxes('#ad > *');
          if (!ad) return [];
          // In the flow of a narrow page it scrolls under the header, as all text does. So it does above what follows a page, if
          // that is as tall as the window: with large text.
          const isFixed = getComputedStyle(document.querySelector('#ad')!).position === 'fixed';
          const isApart = window.innerWidth > 1200 && (isFixed || !isLarge);
          const others = [
            '#contents',
            'main article',
            '#page-end > *',
            ...(isApart ? ['body header'] : []),
          ];
          return others.filter((selector) =>
            boxes(selector).some(
              (box) =>
                box.left < ad.right - 1 &&
                ad.left < box.right - 1 &&
                box.top < ad.bottom - 1 &&
                ad.top < box.bottom - 1,
            ),
          );
        }, textSize !== '100%');
        expect({ top, overlaps }).toEqual({ top, overlaps: [] });
      }
    });
  }

  test(`near the footer it is absolute, ${AD_FOOTER_DISTANCE_PX} px from the bottom`, async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { viewport: { width: 1280, height: 1100 } });
    await placeIs(page, 'fixed');
    expect(await page.$eval(AD, (ad) => getComputedStyle(ad).position)).toBe('fixed');
    await scrollTo(page, 1e6);
    await placeIs(page, 'absolute');
    const [position, distance] = await page.$eval(AD, (ad) => [
      getComputedStyle(ad).position,
      Math.round(
        document.getElementById('page-end')!.getBoundingClientRect().bottom -
          ad.getBoundingClientRect().bottom,
      ),
    ]);
    expect([position, distance]).toEqual(['absolute', AD_FOOTER_DISTANCE_PX]);
    await scrollTo(page, 0);
    await placeIs(page, 'fixed');
  });

  /** The page with the longest contents list, and one with a short one. */
  const [LONG, BRIEF] = ['/techniques/queues', '/support'];

  /** Goes there within the app, while the clock stands still. */
  const go = async (page: Page, route: string, name: string): Promise<void> => {
    await choose(page, route);
    await expect(page.locator('h1')).toContainText(name);
  };

  test(`is decided ${AD_RECHECK_MS} ms after a route is shown`, async ({ site }) => {
    const page = await clocked(site, LONG, { width: 1280, height: 900 });
    await page.clock.runFor(AD_RECHECK_MS);
    expect(await place(page)).toBe('hidden');
    await page.clock.pauseAt(new Date('2026-11-21T09:00:00Z'));
    await go(page, BRIEF, 'Support');
    await page.clock.runFor(AD_RECHECK_MS - 1);
    expect(await place(page)).toBe('hidden');
    await page.clock.runFor(1);
    await placeIs(page, 'fixed');
  });

  test('stays where it is through navigations within the app: it never flickers', async ({
    site,
  }) => {
    const page = await clocked(site, CHAPTER, { width: 1280, height: 1400 });
    await placeIs(page, 'fixed');
    await page.clock.pauseAt(new Date('2026-11-21T09:00:00Z'));
    // Every state that any advertisement of this document ever has is noted.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = (): void =>
        void seen.push(document.querySelector<HTMLElement>('#ad')?.dataset.place ?? 'none');
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-place'],
      });
    });
    for (const [route, name] of [
      ['/pipes', 'Pipes'],
      ['/interceptors', 'Interceptors'],
      [CHAPTER, 'Guards'],
    ] as const) {
      await go(page, route, name);
      await page.clock.runFor(AD_RECHECK_MS + 1);
    }
    expect(
      await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]),
    ).toEqual(['fixed']);
  });

  test('where the next page has no room for it, it goes when that page comes', async ({ site }) => {
    const page = await site.open(BRIEF, { viewport: { width: 1280, height: 900 } });
    await placeIs(page, 'fixed');
    await choose(page, LONG);
    await expect(page.locator('h1')).toContainText('Queues');
    await placeIs(page, 'hidden');
  });

  test('ours: a link to the courses in a new tab, nothing fetched from anywhere; none without JavaScript', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { viewport: { width: 1280, height: 1400 } });
    await placeIs(page, 'fixed');
    const link = page.locator(`${AD} a`);
    expect(
      await link.evaluate((a) => [
        (a as HTMLAnchorElement).href,
        (a as HTMLAnchorElement).target,
        (a as HTMLAnchorElement).rel,
      ]),
    ).toEqual([banners.courses.href, '_blank', 'noopener noreferrer']);
    const plain = await site.open(CHAPTER, { javaScriptEnabled: false });
    expect(await plain.isVisible(AD)).toBe(false);
  });
});

test.describe("the network's, in a frame of its own", () => {
  test.use({ served: { directory: variant } });
  const SCRIPT = 'https://cdn.carbonads.com/carbon.js**';
  const FRAME = `${AD} iframe`;
  const TALL = { width: 1280, height: 1400 };
  const foreign = /foreign request: https:\/\/cdn\.carbonads\.com\/carbon\.js/;

  /** What the network's script does when all is well. */
  const ARRIVES = `
    const ad = document.createElement('div');
    ad.id = 'carbonads';
    ad.innerHTML = '<span><a class="carbon-text" href="https://sponsor.example/">A sponsor</a></span>';
    document.getElementById('_carbonads_js').after(ad);
  `;

  /** A page whose frame has asked for the network's script: until then there is none, as when it has been given up. */
  const withScript = async (
    site: Site,
    answer: (page: Page) => Promise<unknown>,
    pageOptions: PageOptions = {},
  ): Promise<Page> => {
    let asked: Promise<unknown> | undefined;
    const page = await site.open('/', {
      viewport: TALL,
      complaints: [foreign],
      ...pageOptions,
      before: async (opened) => {
        await pageOptions.before?.(opened);
        await answer(opened);
        asked = opened.waitForRequest(SCRIPT);
      },
    });
    await asked;
    return page;
  };
  const body =
    (script: string) =>
    (page: Page): Promise<unknown> =>
      page.route(SCRIPT, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );

  const gone = (page: Page): Promise<unknown> => expect(page.locator(FRAME)).toHaveCount(0);

  test("is shown, with the account's two keys, and cannot reach the page", async ({ site }) => {
    const page = await withScript(
      site,
      body(`${ARRIVES}
      const tried = [];
      for (const reach of ['parent.document.title', 'top.location.href', 'localStorage.theme', 'document.cookie']) {
        try { eval(reach); tried.push(reach); } catch {}
        try { tried.push(String(new Function('return ' + reach)())); } catch {}
      }
      ad.dataset.tried = tried.join();`),
    );
    const [request] = await Promise.all([page.waitForRequest(SCRIPT), page.reload()]);
    expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual(AD_ACCOUNT);
    const frame = page.frameLocator(FRAME);
    await expect(frame.locator('#carbonads a')).toHaveText('A sponsor');
    await expect(frame.locator('#carbonads')).toHaveAttribute('data-tried', '');
    // Never with `allow-same-origin`, nor a way to lead the page elsewhere.
    await expect(page.locator(FRAME)).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
    // The network's answers carry no permission to be read across origins (T9).
    expect(
      await frame
        .locator('#_carbonads_js')
        .evaluate((script) => [
          script.getAttribute('crossorigin'),
          script.getAttribute('integrity'),
        ]),
    ).toEqual([null, null]);
    // Shown once its place is decided, 300 ms after the route.
    await expect(page.locator(FRAME)).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`while it is on its way nothing is seen of its box: ${colorScheme}`, async ({ site }) => {
      const page = await withScript(site, (opened) => opened.route(SCRIPT, () => undefined), {
        colorScheme,
      });
      const frame = page.locator(FRAME);
      await expect(frame).toBeVisible();
      const clip = (await frame.boundingBox())!;
      const seen = await page.screenshot({ clip });
      await frame.evaluate((box) => (box.style.visibility = 'hidden'));
      expect((await page.screenshot({ clip })).equals(seen)).toBe(true);
    });

  test('with 2,000 elements of any size: they stay in its box (T6)', async ({ site }) => {
    const page = await withScript(
      site,
      body(`${ARRIVES}
      for (let n = 0; n < 2000; n += 1)
        document.body.append(Object.assign(document.createElement('p'), {
          textContent: 'ad '.repeat(50),
          style: 'position: fixed; inset: 0; width: 3000px; height: 3000px; z-index: 9999',
        }));
      ad.dataset.count = document.querySelectorAll('p').length;`),
    );
    await expect(page.frameLocator(FRAME).locator('#carbonads')).toHaveAttribute(
      'data-count',
      '2000',
    );
    await expect(page.locator(FRAME)).toBeVisible();
    const [frame, slot] = await Promise.all(
      [FRAME, AD].map((selector) => page.locator(selector).boundingBox()),
    );
    expect(frame).toEqual(slot);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
    await page.click('header button[aria-label="切换深色与浅色主题"]');
  });

  for (const [name, answer, complaints] of [
    [
      'blocked (T2)',
      (page) => page.route(SCRIPT, (route) => route.abort('blockedbyclient')),
      [/request failed.*carbon.*BLOCKED/, /Failed to load resource/],
    ],
    [
      '404 (T3)',
      (page) => page.route(SCRIPT, (route) => route.fulfill({ status: 404 })),
      [/status of 404/],
    ],
    [
      '500 (T3)',
      (page) => page.route(SCRIPT, (route) => route.fulfill({ status: 500 })),
      [/status of 500/],
    ],
    [
      'answered with HTML (T3)',
      (page) =>
        page.route(SCRIPT, (route) =>
          route.fulfill({
            contentType: 'text/html',
            headers: { 'x-content-type-options': 'nosniff' },
            body: '<p>no</p>',
          }),
        ),
      [/./],
    ],
  ] satisfies Array<[name: string, answer: (page: Page) => Promise<unknown>, complaints: RegExp[]]>)
    test(`${name}: the slot collapses, nothing moves, the page works`, async ({ site }) => {
      const page = await withScript(site, answer, {
        complaints: [foreign, ...complaints],
        before: (opened) =>
          opened.addInitScript(
            `window.moved = 0; new PerformanceObserver((list) => list.getEntries().forEach(({value}) => (moved += value))).observe({type: 'layout-shift', buffered: true})`,
          ),
      });
      await gone(page);
      expect(
        await page.evaluate(() => (window as unknown as { moved: number }).moved),
      ).toBeLessThanOrEqual(0.02);
      await page.click('header button[aria-label="切换深色与浅色主题"]');
      expect(await page.locator(`${AD} > *`).count()).toBe(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.locator(AD)).toBeHidden();
    });

  test(`silent: the page loads without waiting for it, and after ${AD_TIMEOUT_MS / 1000} s it is given up (T4)`, async ({
    site,
  }) => {
    const page = await withScript(
      site,
      (opened) => opened.route(SCRIPT, () => new Promise(() => undefined)),
      { before: (opened) => opened.clock.install({ time: new Date('2026-11-21T08:00:00Z') }) },
    );
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    await expect(page.locator(FRAME)).toBeVisible();
    // The clock goes on by itself as well: what a busy machine adds must not reach the end.
    await page.clock.runFor(AD_TIMEOUT_MS / 2);
    await expect(page.locator(FRAME)).toHaveCount(1);
    await page.clock.runFor(AD_TIMEOUT_MS / 2);
    await gone(page);
    // Nor is an empty place announced: where it stands, nothing moves when it goes.
    await expect(page.getByRole('complementary', { name: '广告', exact: true })).toHaveCount(0);
  });

  test('hostile: nothing of it reaches the page (T5)', async ({ site }) => {
    const page = await withScript(
      site,
      body(`
        Array.prototype.forEach = () => { throw new Error('mine'); };
        Object.defineProperty(Object.prototype, 'foo', {value: 1, enumerable: true});
        history.pushState = fetch = undefined;
        try { top.location = 'https://evil.example/'; } catch {}
        try { parent.document.body.innerHTML = ''; } catch {}
        parent.postMessage({ad: 'loaded', height: 1e9}, '*');
        document.cookie = 'x=1';
        setTimeout(() => { throw new Error('later'); });
        throw new Error('hostile');`),
      { complaints: [foreign, /uncaught|Uncaught/, /./] },
    );
    await expect(page.locator(FRAME)).toBeVisible();
    await settled(page);
    const text = await page.textContent('main article');
    expect(text!.length).toBeGreaterThan(1000);
    await choose(page, '/guards');
    await expect(page).toHaveTitle(/^Guards/);
    await page.click('header button[aria-label="切换深色与浅色主题"]');
    expect(new URL(page.url()).origin).toBe(site.origin);
    await expect(page.locator(FRAME)).toBeVisible();
    expect(await page.$eval(FRAME, (frame) => frame.clientHeight)).toBeLessThan(300);
  });

  test('hostile: it leads its frame nowhere, so that Back leads back (T5)', async ({ site }) => {
    const page = await withScript(
      site,
      body(`${ARRIVES} addEventListener('message', () => (location = '/pipes'));`),
    );
    await choose(page, '/guards');
    await expect(page).toHaveTitle(/^Guards/);
    await expect(page.frameLocator(FRAME).locator('#carbonads')).toBeVisible();
    // No network is so quick that nothing could be stopped.
    await page.route('**/pipes', async (route) => {
      await settled(page);
      await route.continue();
    });
    const ended = page.waitForEvent('requestfailed');
    await page.$eval(FRAME, (frame) =>
      (frame as HTMLIFrameElement).contentWindow!.postMessage(null, '*'),
    );
    await ended;
    await settled(page);
    await page.goBack();
    await expect(page).toHaveTitle(/^Documentation/);
  });

  /** Takes the keyboard when it is told to, and notes which keys it hears. */
  const TAKES_KEYBOARD = `${ARRIVES}
    const field = document.createElement('input');
    Object.assign(field.dataset, { taken: 0, heard: '' });
    field.onfocus = () => (field.dataset.taken += 1);
    addEventListener('keydown', ({ key }) => (field.dataset.heard += key));
    addEventListener('message', () => { field.blur(); field.focus(); });
    ad.append(field);`;

  test('hostile: it cannot keep the keyboard, and is given up when it takes it again (T5)', async ({
    site,
  }) => {
    const page = await withScript(site, body(TAKES_KEYBOARD));
    const email = page.locator('#newsletter-email');
    const field = page.frameLocator(FRAME).locator('input');
    const take = (): Promise<void> =>
      page.$eval(FRAME, (frame) =>
        (frame as HTMLIFrameElement).contentWindow!.postMessage(null, '*'),
      );
    await expect(field).toBeVisible();
    await email.focus();
    await page.keyboard.type('ad');
    await page.keyboard.press('ArrowLeft');
    await take();
    await expect(field).toHaveAttribute('data-taken', '01');
    await expect(email).toBeFocused();
    await page.keyboard.type('re');
    await expect(email).toHaveValue('ared');
    await expect(field).toHaveAttribute('data-heard', '');
    // Now nothing has the focus.
    await page.click('main h1');
    await expect(email).not.toBeFocused();
    await take();
    await gone(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('a reader gets into it with Tab, as often as they like', async ({ site }) => {
    const page = await withScript(site, body(ARRIVES));
    const link = page.frameLocator(FRAME).locator('a');
    await expect(link).toBeVisible();
    await page.$eval(AD, (ad) => {
      const before = document.createElement('button');
      ad.before(before);
      before.focus();
    });
    for (const [key, name] of [
      ['Tab', 'IFRAME'],
      ['Shift+Tab', 'BUTTON'],
      ['Tab', 'IFRAME'],
    ] as const) {
      await page.keyboard.press(key);
      await settled(page);
      expect(await page.evaluate(() => document.activeElement!.nodeName)).toBe(name);
    }
    await expect(link).toBeFocused();
  });

  test('others cannot pose as the frame', async ({ site }) => {
    const page = await withScript(site, (opened) => opened.route(SCRIPT, () => undefined));
    await page.evaluate(() => window.postMessage({ ad: 'failed' }, '*'));
    await settled(page);
    await expect(page.locator(FRAME)).toHaveCount(1);
  });

  test('fast navigation: never more than one, on any page (T7, T8)', async ({ site }) => {
    const page = await withScript(site, body(ARRIVES));
    for (const route of ['/guards', '/controllers', '/first-steps', '/guards', '/']) {
      await choose(page, route);
      expect(await page.locator(FRAME).count()).toBeLessThanOrEqual(1);
    }
    await expect(page).toHaveTitle(/^Documentation/);
    await expect(page.frameLocator(FRAME).locator('#carbonads')).toBeVisible();
    expect([
      await page.locator(FRAME).count(),
      await page.frameLocator(FRAME).locator('#carbonads').count(),
    ]).toEqual([1, 1]);
  });

  test('the page is live before it is asked for', async ({ site }) => {
    const order: string[] = [];
    const page = await site.open('/', {
      viewport: TALL,
      live: false,
      complaints: [foreign],
      before: async (opened) => {
        opened.on('load', () => order.push('load'));
        await opened.route(SCRIPT, (route) => {
          order.push('script');
          return route.fulfill({ contentType: 'text/javascript', body: ARRIVES });
        });
      },
    });
    await isLive(page);
    await expect(page.frameLocator(FRAME).locator('#carbonads')).toBeVisible();
    expect(order).toEqual(['load', 'script']);
  });
});
