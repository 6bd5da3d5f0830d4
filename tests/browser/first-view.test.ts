import type { Page } from '@playwright/test';
import { isStock } from '../support/stock';
import {
  address,
  choose,
  DESKTOP,
  isMarked,
  isNear,
  mark,
  PHONE,
  scrollTo,
  scrollTop,
  settled,
  shows,
} from './reader';
import {
  CHAPTER,
  expect,
  holdApp,
  isAlive,
  isLive,
  LAID_OUT_IN_PART,
  OF_HTML_PAGES,
  type Site,
  test,
  type PageOptions,
} from './site';

const OTHER = '/pipes';
const NEXT = '/interceptors';

/** A page whose app does not come before it is let. */
async function early(
  site: Site,
  pageOptions: PageOptions = {},
  path = CHAPTER,
): Promise<[Page, come: () => void]> {
  let come = (): void => undefined;
  const page = await site.open(path, {
    ...pageOptions,
    live: false,
    before: async (opened) => {
      come = await holdApp(opened);
      await pageOptions.before?.(opened);
    },
  });
  await isAlive(page);
  return [page, come];
}

const expanded = (page: Page): Promise<string | null> =>
  page.getAttribute('#sidebar-toggle', 'aria-expanded');

const openGroups = (page: Page): Promise<string[]> =>
  page.$$eval('#menu details[open]', (all) =>
    all.map((group) => (group as HTMLElement).dataset.group!),
  );

const says = (page: Page, text: string): Promise<unknown> =>
  expect(page.locator('#status')).toHaveText(text);

test.describe('before the app is there', () => {
  test('the menu opens, closes, covers the page on a phone, and Esc closes it', async ({
    site,
  }) => {
    const [page] = await early(site);
    await page.click('#sidebar-toggle');
    expect([await page.isVisible('#menu'), await expanded(page)]).toEqual([false, 'false']);
    await page.focus('#sidebar-toggle');
    await page.keyboard.press(' ');
    expect([await page.isVisible('#menu'), await expanded(page)]).toEqual([true, 'true']);

    const [phone] = await early(site, PHONE);
    expect([await phone.isVisible('#menu'), await expanded(phone)]).toEqual([false, 'false']);
    await phone.click('#sidebar-toggle');
    expect([
      await phone.isVisible('#menu'),
      await phone.$eval('main', (main) => main.inert),
      await phone.evaluate(() => {
        const { top, bottom } = document
          .querySelector('#menu [aria-current="page"]')!
          .getBoundingClientRect();
        return top > 0 && bottom < window.innerHeight;
      }),
    ]).toEqual([true, true, true]);
    await phone.keyboard.press('Escape');
    expect(await phone.isVisible('#menu')).toBe(false);
    expect(await phone.$eval('main', (main) => main.inert)).toBe(false);
  });

  test('the theme, copying, the language of a sample, what opens over the page', async ({
    site,
  }) => {
    const [page] = await early(site, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.click('[data-theme-toggle]');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await says(page, '已切换到深色主题');

    await page.locator('input[value="js"]').first().check({ force: true });
    await expect(page.locator('[data-panel="js"]').first()).toBeVisible();
    await page.locator('[data-copy]').first().click();
    await expect(page.locator('[data-outcome="copied"]')).toBeVisible();
    await says(page, '已复制');

    await page.click('header details summary');
    await expect(page.locator('header details[open]')).toHaveCount(1);
    await page.click('main h1');
    expect(await page.locator('header details[open]').count()).toBe(0);
  });

  test('the contents list follows the reader, and rests at the end of the page', async ({
    site,
  }) => {
    const [page] = await early(site);
    const last = await page.$$eval('#contents a', (links) => links.at(-2)!.getAttribute('href')!);
    await page.click(`#contents a[href="${last}"]`);
    await expect(
      page.locator(`#contents a[href="${last}"][aria-current="location"]`),
    ).toBeVisible();
    await scrollTo(page, 1e6);
    await expect(page.locator('#contents[data-at-end]')).toBeVisible();
  });

  test('the newsletter is sent', async ({ site }) => {
    const [page] = await early(site);
    await page.fill('#newsletter-email', 'early@example.com');
    await page.click('form button[type="submit"]');
    await expect(page.locator('form button[data-state="done"]')).toBeVisible();
    expect(site.subscribed).toContain('early@example.com');
    await says(page, '订阅成功');
  });

  for (const [name, act] of [
    ['a click', (page: Page) => page.click(`#menu nav a[href="${OTHER}"]`)],
    [
      'Enter',
      async (page: Page) => {
        await page.focus(`#menu nav a[href="${OTHER}"]`);
        await page.keyboard.press('Enter');
      },
    ],
  ] as const)
    test(`${name} on a link is an ordinary page load`, async ({ site }) => {
      const [page] = await early(site);
      await mark(page);
      await act(page);
      await shows(page, OTHER);
      expect(await isMarked(page)).toBe(false);
    });
});

test.describe('the app comes', () => {
  test('and finds a page that the reader has used: everything stays as it is', async ({ site }) => {
    const [page, come] = await early(site);
    await mark(page);
    await page.click('#menu summary:has-text("CLI")');
    await page.click('#menu summary:has-text("Overview")');
    await page.locator('input[value="js"]').first().check({ force: true });
    await page.click('[data-theme-toggle]');
    await page.fill('#newsletter-email', 'half@typed');
    // A group takes 250 ms to close, and the browser holds the entries in sight still meanwhile: with its last pixel, 120 becomes 119.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await settled(page);
    await page.evaluate(() => (document.querySelector('#menu')!.scrollTop = 120));
    await scrollTo(page, 1500);
    await expect(page.locator('#contents a[aria-current="location"]')).toBeVisible();
    const seen = async (): Promise<object> => ({
      groups: await openGroups(page),
      language: await page.locator('input[value="js"]').first().isChecked(),
      theme: await page.getAttribute('html', 'data-theme'),
      typed: await page.inputValue('#newsletter-email'),
      status: await page.textContent('#status'),
      menu: await page.evaluate(() => document.querySelector('#menu')!.scrollTop),
      top: await scrollTop(page),
      heading: await page.getAttribute('#contents a[aria-current="location"]', 'href'),
    });
    const before = await seen();
    expect(before).toMatchObject({
      groups: ['CLI'],
      language: true,
      typed: 'half@typed',
    });
    come();
    await isLive(page);
    expect(await seen()).toEqual(before);

    // And from here on within the app, with the same behaviours.
    await page.click('[data-theme-toggle]');
    await says(page, '已切换到浅色主题');
    await choose(page, OTHER);
    await shows(page, OTHER);
    expect([await isMarked(page), await page.inputValue('#newsletter-email')]).toEqual([
      true,
      'half@typed',
    ]);
    await expect(page.locator('#menu [aria-current="page"]')).toHaveAttribute('href', OTHER);
    expect(await openGroups(page)).toEqual(['Overview', 'CLI']);
  });

  test('while the menu covers a phone, and a popup of the contents is open', async ({ site }) => {
    const [page, come] = await early(site, PHONE);
    await page.click('main article details summary');
    await page.click('#sidebar-toggle');
    come();
    await isLive(page);
    expect([
      await page.isVisible('#menu'),
      await expanded(page),
      await page.$eval('main', (main) => main.inert),
    ]).toEqual([true, 'true', true]);
    await page.click('#sidebar-toggle');
    expect(await page.isVisible('#menu')).toBe(false);
  });

  test('and the reader clicks a link while it begins: the page of the link is shown', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      live: false,
      before: (opened) =>
        opened.addInitScript(
          ({ href, isStock }) => {
            const set = (): void =>
              void setTimeout(() =>
                document.querySelector<HTMLElement>(`#menu nav a[href="${href}"]`)!.click(),
              );
            // Docusaurus sets it when hydration has been asked for and has not begun.
            if (isStock) Object.defineProperty(window, 'docusaurusRoot', { set });
            else Object.defineProperty(window.history, 'scrollRestoration', { set });
          },
          { href: OTHER, isStock },
        ),
    });
    await shows(page, OTHER);
    await page.goBack();
    await shows(page, CHAPTER);
  });

  test('when the reader points at a link, also before the page is idle', async ({ site }) => {
    const asked: string[] = [];
    const page = await site.open(CHAPTER, {
      live: false,
      before: async (opened) => {
        opened.on('request', (request) => asked.push(request.url()));
        await opened.addInitScript('window.requestIdleCallback = () => 0');
      },
    });
    await isAlive(page);
    await page.waitForLoadState();
    expect(asked.filter((url) => /\/js\/(?:app|pages)\./.test(url))).toEqual([]);
    await page.hover(`#menu nav a[href="${OTHER}"]`);
    // Not laid out to its end: that takes idle time.
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  });

  test('where the browser has no requestIdleCallback (Safari)', async ({ site }) => {
    const page = await site.open(CHAPTER, {
      before: (opened) => opened.addInitScript('delete window.requestIdleCallback'),
    });
    await isLive(page);
  });

  test('and the text of the first page is as the build wrote it when the reader comes back to it', async ({
    site,
  }) => {
    const [page, come] = await early(site, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('[data-copy]').first().click();
    await expect(page.locator('[data-outcome="copied"]')).toBeVisible();
    come();
    await isLive(page);
    await page.click(`#menu nav a[href="${OTHER}"]`);
    await shows(page, OTHER);
    await page.goBack();
    await shows(page, CHAPTER);
    expect(await page.locator('[data-outcome]').count()).toBe(0);
    expect(address(page)).toBe(CHAPTER);
  });
});

test('a page that is opened in the background is live when the reader looks at it', async ({
  site,
}) => {
  const page = await site.open(CHAPTER, {
    live: false,
    before: (opened) =>
      opened.addInitScript(`
        Object.defineProperty(document, 'hidden', { value: true });
        window.requestAnimationFrame = () => 0;
      `),
  });
  await isAlive(page);
});

test('what is pressed before any script is there happens when the page’s own is', async ({
  site,
}) => {
  let come = (): void => undefined;
  const held = new Promise<void>((done) => (come = done));
  const page = await site.open(CHAPTER, {
    ...PHONE,
    live: false,
    before: (opened) =>
      opened.route('**/assets/js/**', async (route) => {
        await held;
        await route.continue();
      }),
  });
  await expect(page.locator('#page-end')).toBeAttached();
  await page.click('[data-theme-toggle]');
  await page.click('#sidebar-toggle');
  expect([await page.isVisible('#menu'), address(page)]).toEqual([false, CHAPTER]);
  come();
  await isAlive(page);
  expect([await page.isVisible('#menu'), await page.getAttribute('html', 'data-theme')]).toEqual([
    true,
    'dark',
  ]);
  await isLive(page);
});

test.describe('the text out of sight is laid out after the first view', () => {
  /** Holds idle time back, and hears of each time that it is asked for: `idle()` lets one pass. */
  const HELD = `
    window.waiting = [];
    window.requestIdleCallback = (next) => waiting.push(next);
    window.idle = () => waiting.splice(0).forEach((next) => next());
  `;
  const isMarkedLazy = (page: Page): Promise<boolean> =>
    page.evaluate((inPart) => document.querySelector(inPart) !== null, LAID_OUT_IN_PART);
  /** Whether the last part of the text has its layout. */
  const isEndLaidOut = (page: Page): Promise<boolean> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main .prose > p > code')]
        .at(-1)!
        .checkVisibility({ contentVisibilityAuto: true }),
    );
  /** Lets idle time pass until all is laid out, and nothing is left of how that was done. */
  const finish = (page: Page): Promise<unknown> =>
    page.waitForFunction((inPart) => {
      (window as unknown as { idle: () => void }).idle();
      return !document.querySelector(`${inPart}, .prose > [data-laid-out]`);
    }, LAID_OUT_IN_PART);
  async function passIdleTime(page: Page): Promise<void> {
    expect([await isMarkedLazy(page), await isEndLaidOut(page)]).toEqual([true, false]);
    await finish(page);
    expect(await isEndLaidOut(page)).toBe(true);
  }
  /** Where each heading is, by its id. */
  const places = (page: Page): Promise<Record<string, number>> =>
    page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('main .prose > :is(h3, h4)')].map((each) => [
          each.id,
          Math.round(each.getBoundingClientRect().top + window.scrollY),
        ]),
      ),
    );
  /** Of the parts in sight, how many are blank; how many below are laid out already. */
  const partsInSight = (page: Page): Promise<{ blank: number; laidOutBelow: number }> =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>('main .prose > *')]
        // What only paper has takes no room.
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => ({
          inSight: part.getBoundingClientRect().top < window.innerHeight,
          isLaidOut: 'laidOut' in part.dataset,
        }));
      return {
        blank: parts.filter(({ inSight, isLaidOut }) => inSight && !isLaidOut).length,
        laidOutBelow: parts.filter(({ inSight, isLaidOut }) => !inSight && isLaidOut).length,
      };
    });
  /** A page that is reached within the app from another one, where idle time is held back from then on. */
  async function reached(
    site: Site,
    pageOptions: PageOptions,
    route = OTHER,
    from: string = CHAPTER,
  ): Promise<Page> {
    const page = await site.open(from, pageOptions);
    await page.evaluate(HELD);
    await choose(page, route);
    await shows(page, route);
    return page;
  }
  const held = (site: Site, path: string = CHAPTER): Promise<[Page, come: () => void]> =>
    early(site, { ...PHONE, before: (opened) => opened.addInitScript(HELD) }, path);

  test('while the browser is idle; then the page is as any other', async ({ site }) => {
    const [page] = await held(site);
    await passIdleTime(page);
    const found = await places(page);
    // A reload lays all of it out from the beginning.
    await page.reload();
    await isAlive(page);
    expect(found).toEqual(await places(page));
  });

  test('the text does not move under a reader who scrolls meanwhile', async ({ site }) => {
    const [page] = await held(site);
    const moved = await page.evaluate(async (inPart) => {
      const { idle } = window as unknown as { idle: () => void };
      const frame = (): Promise<void> =>
        new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const where = (): number[] =>
        [...document.querySelectorAll('main .prose > :is(h3, h4)')].map(
          (each) => each.getBoundingClientRect().top,
        );
      window.scrollTo({ top: 6000, behavior: 'instant' });
      // What comes into sight is laid out by the browser.
      await frame();
      await frame();
      const near = where().findIndex((top) => top > 0);
      const seen = where()[near]!;
      const pixels: number[] = [];
      while (document.querySelector(inPart)) {
        idle();
        await frame();
        pixels.push(Math.abs(where()[near]! - seen));
      }
      return pixels;
    }, LAID_OUT_IN_PART);
    // Scrolling is by whole pixels.
    expect(Math.max(...moved)).toBeLessThan(2);
  });

  test('at once when the reader follows a link to a place in it', async ({ site }) => {
    const [page] = await held(site);
    const ids = Object.keys(await places(page));
    const id = ids.at(-2)!;
    await page.evaluate(
      (hash) => document.querySelector<HTMLElement>(`a[href="${hash}"]`)!.click(),
      `#${id}`,
    );
    expect([await isMarkedLazy(page), await isEndLaidOut(page)]).toEqual([false, true]);
    const top = await page.evaluate((name) => {
      const { scrollMarginTop } = getComputedStyle(document.getElementById(name)!);
      return (
        parseFloat(scrollMarginTop) +
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
      );
    }, id);
    await isNear(page, id, top, 2);
  });

  test('not where a place in it is asked for from the beginning: by an anchor, by a reload', async ({
    site,
  }) => {
    const [page] = await held(site, `${CHAPTER}#binding-guards`);
    expect([await isMarkedLazy(page), await isEndLaidOut(page)]).toEqual([false, true]);
    await page.goto(CHAPTER);
    expect(await isMarkedLazy(page)).toBe(true);
    await page.reload();
    await isAlive(page);
    expect([await isMarkedLazy(page), await isEndLaidOut(page)]).toEqual([false, true]);
  });

  test(
    'also of a page that is reached within the app; on the way back it stands as it was',
    OF_HTML_PAGES,
    async ({ site }) => {
      const page = await site.open(CHAPTER, PHONE);
      await scrollTo(page, 3000);
      await page.evaluate(HELD);
      await choose(page, OTHER);
      await shows(page, OTHER);
      // As much as the screen holds and nothing else, so that the page is laid out once.
      await expect.poll(async () => (await partsInSight(page)).blank).toBe(0);
      expect((await partsInSight(page)).laidOutBelow).toBeLessThan(6);
      await passIdleTime(page);
      await page.goBack();
      await shows(page, CHAPTER);
      await expect.poll(() => scrollTop(page)).toBe(3000);
      expect([await isMarkedLazy(page), await isEndLaidOut(page)]).toEqual([false, true]);
    },
  );

  /** How many headings of the page shown are there. */
  const headings = (page: Page): Promise<number> =>
    page.locator('main:not([data-ahead]) .prose > :is(h3, h4)').count();

  test(
    'a page that is reached within the app is shown before the rest of its text is parsed',
    OF_HTML_PAGES,
    async ({ site }) => {
      const wanted = await site.open(OTHER, PHONE);
      const all = await headings(wanted);
      const page = await reached(site, PHONE);
      expect(await headings(page)).toBeLessThan(all / 2);
      await passIdleTime(page);
      expect(await headings(page)).toBe(all);
      expect(await places(page)).toEqual(await places(wanted));
    },
  );

  for (const [name, act] of [
    ['presses a key', (page: Page) => page.keyboard.press('Shift')],
    ['scrolls', (page: Page) => page.mouse.wheel(0, 10)],
    [
      'follows a link to a place in it',
      (page: Page) =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('[data-contents] a')].at(-1)!.click(),
        ),
    ],
  ] as const)
    test(
      `the rest of its text is there at once when the reader ${name}`,
      OF_HTML_PAGES,
      async ({ site }) => {
        const all = await headings(await site.open(OTHER));
        const page = await reached(site, DESKTOP);
        expect(await headings(page)).toBeLessThan(all);
        await act(page);
        await expect.poll(() => headings(page)).toBe(all);
      },
    );

  test(
    'what the reader has chosen before is shown in the first screen and in the rest',
    OF_HTML_PAGES,
    async ({ site }) => {
      const page = await reached(site, PHONE, NEXT, `${CHAPTER}?nest=12`);
      const closed = page.locator('main details[data-nest="12"]:not([open])');
      expect(await closed.count()).toBe(0);
      await finish(page);
      expect(await page.locator('main details[data-nest="12"]').count()).toBeGreaterThan(0);
      expect(await closed.count()).toBe(0);
    },
  );

  test(
    'the text that is left waits while the next page is on the way',
    OF_HTML_PAGES,
    async ({ site }) => {
      const page = await reached(site, PHONE);
      let letCome = (): void => undefined;
      await page.route(`**${NEXT}`, async (route) => {
        await new Promise<void>((come) => (letCome = come));
        await route.continue();
      });
      const asked = page.waitForRequest(`**${NEXT}`);
      await choose(page, NEXT);
      await asked;
      for (let time = 0; time < 50; time += 1) {
        await page.evaluate(() => (window as unknown as { idle: () => void }).idle());
        await settled(page);
      }
      expect([await isMarkedLazy(page), await isEndLaidOut(page)]).toEqual([true, false]);
      letCome();
      await shows(page, NEXT);
      await finish(page);
    },
  );

  test(
    'the contents list follows the text of a page that is reached within the app',
    OF_HTML_PAGES,
    async ({ site }) => {
      const page = await site.open(CHAPTER, DESKTOP);
      const entry = '#contents li';
      // The first frame with the next page, before anything is painted.
      const isThereAtOnce = page.evaluate(
        (selector) =>
          new Promise<boolean>((tell) => {
            const shown = document.querySelector('h1');
            const look = (): void => {
              if (document.querySelector('h1') === shown) requestAnimationFrame(look);
              else tell(document.querySelector(selector)!.checkVisibility());
            };
            look();
          }),
        entry,
      );
      await choose(page, OTHER);
      expect(await isThereAtOnce).toBe(false);
      await page.waitForFunction(
        (selector) => document.querySelector(selector)!.checkVisibility(),
        entry,
      );
    },
  );

  test(
    'a reader who goes on before that sees the text, not gaps',
    OF_HTML_PAGES,
    async ({ site }) => {
      const page = await reached(site, PHONE);
      expect(await isEndLaidOut(page)).toBe(false);
      await page.keyboard.press('End');
      await expect.poll(() => isEndLaidOut(page)).toBe(true);
    },
  );
});
