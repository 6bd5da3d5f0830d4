import type { Page } from '@playwright/test';
import { THEME_KEY } from '../../src/components/ThemeToggle/theme';
import { isStock } from '../support/stock';
import { choose, arrives } from './reader';
import { CHAPTER, expect, isLive, test } from './site';

const theme = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);
const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), THEME_KEY);
const store = (page: Page, value: string): Promise<void> =>
  page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [THEME_KEY, value]);
const toggle = (page: Page): Promise<void> =>
  page.click('header button[aria-label="切换深色与浅色主题"]');
const becomes = (page: Page, name: string): Promise<unknown> =>
  expect(page.locator('html')).toHaveAttribute('data-theme', name);

test('the key is the one of ARCHITECTURE.md#theme', () => expect(THEME_KEY).toBe('theme'));

test.describe('at the start', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`without a choice it is the system's: ${colorScheme}`, async ({ site }) => {
      const page = await site.open(CHAPTER, { colorScheme });
      expect(await theme(page)).toBe(colorScheme);
      expect(await stored(page)).toBeNull();
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
      ).toBe(colorScheme);
    });

  test('whatever the storage holds: JSON and bare words are choices, everything else is none (S3, S4)', async ({
    site,
  }) => {
    const values: Array<[stored: string, shown: string]> = [
      ['"dark"', 'dark'],
      ['dark', 'dark'],
      ['"light"', 'light'],
      ['light', 'light'],
      ...[
        '{',
        'purple',
        '',
        'null',
        '["dark"]',
        '"purple"',
        '{"theme":"dark"}',
        ' dark ',
        'DARK',
        '"dark',
        '1',
        'x'.repeat(1_000_000),
      ].map((junk): [string, string] => [junk, 'system']),
    ];
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await site.open(CHAPTER, { colorScheme });
      for (const [value, shown] of values) {
        await store(page, value);
        await page.reload({ waitUntil: 'domcontentloaded' });
        expect([value.slice(0, 20), await theme(page)]).toEqual([
          value.slice(0, 20),
          shown === 'system' ? colorScheme : shown,
        ]);
        // Reading is not writing.
        expect((await stored(page)) === value).toBe(true);
      }
    }
  });

  test('it is there, with its colours, before anything of the page is, whatever file is late (S9)', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      colorScheme: 'dark',
      before: async (opened) => {
        // Never answered.
        await opened.route('**/*.css', () => undefined);
        await opened.addInitScript(() => {
          new MutationObserver((_, observer) => {
            if (!document.body) return;
            observer.disconnect();
            const { theme } = document.documentElement.dataset;
            const { backgroundColor } = getComputedStyle(document.body);
            Object.assign(window, { atFirst: [theme, backgroundColor] });
          }).observe(document, { childList: true, subtree: true });
        });
      },
    });
    expect(await page.evaluate(() => (window as unknown as { atFirst: unknown }).atFirst)).toEqual([
      'dark',
      'rgb(23, 23, 28)',
    ]);
  });

  test('where the policy is of another release the styles come from their file', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      colorScheme: 'dark',
      complaints: [/Applying inline style violates/],
      before: (opened) =>
        opened.route(`**${CHAPTER}`, async (route) => {
          const response = await route.fetch();
          const headers = response.headers();
          await route.fulfill({
            response,
            headers: {
              ...headers,
              'content-security-policy': headers['content-security-policy']!.replace(
                /style-src 'self' [^;]+/,
                "style-src 'self' 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='",
              ),
            },
          });
        }),
    });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 23, 28)');
    await expect(page.locator('#menu')).toBeVisible();
  });
});

test.describe('the switch', () => {
  test('flips the theme and stores the choice as JSON; the next page and the next visit have it', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { colorScheme: 'light' });
    await toggle(page);
    expect([await theme(page), await stored(page)]).toEqual(['dark', '"dark"']);
    await expect(page.locator('[role="status"]')).toHaveText('已切换到深色主题');
    await choose(page, '/pipes');
    await arrives(page, '/pipes');
    await expect(page).toHaveTitle(/^Pipes/);
    expect(await theme(page)).toBe('dark');
    await page.reload();
    await isLive(page);
    expect(await theme(page)).toBe('dark');
    await toggle(page);
    expect([await theme(page), await stored(page)]).toEqual(['light', '"light"']);
  });

  test('shows the icon of the other theme', async ({ site }) => {
    const page = await site.open(CHAPTER, { colorScheme: 'light' });
    const icons = (): Promise<boolean[]> =>
      page.$$eval('header button[aria-label="切换深色与浅色主题"] > span', (spans) =>
        spans.map((span) => span.getClientRects().length > 0),
      );
    expect(await icons()).toEqual([true, false]);
    await toggle(page);
    expect(await icons()).toEqual([false, true]);
  });

  for (const [name, complaints, script] of [
    // Where Docusaurus runs, its own storage, which we do not use, says so.
    [
      'the storage is blocked (S1)',
      isStock ? [/browser storage is not available/] : [],
      `Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('blocked', 'SecurityError'); }})`,
    ],
    [
      'the storage is full (S2)',
      [],
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
    ],
  ] as const)
    test(`works for this page view when ${name}`, async ({ site }) => {
      const page = await site.open(CHAPTER, {
        complaints,
        colorScheme: 'dark',
        before: (opened) => opened.addInitScript(script),
      });
      expect(await theme(page)).toBe('dark');
      await toggle(page);
      expect(await theme(page)).toBe('light');
      await choose(page, '/pipes');
      await expect(page).toHaveTitle(/^Pipes/);
      expect(await theme(page)).toBe('light');
    });
});

test.describe("the system's preference changes", () => {
  test('followed while no choice is stored, ignored from then on (S7)', async ({ site }) => {
    const page = await site.open(CHAPTER, { colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await becomes(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await becomes(page, 'light');
    await toggle(page);
    await toggle(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect
      .poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
      .toBe(true);
    expect([await theme(page), await stored(page)]).toEqual(['light', '"light"']);
  });

  test('without matchMedia it is light, and nothing breaks (S8)', async ({ site }) => {
    for (const width of [1280, 360]) {
      const page = await site.open(CHAPTER, {
        colorScheme: 'dark',
        viewport: { width, height: 740 },
        before: (opened) => opened.addInitScript('delete window.matchMedia'),
      });
      expect(await page.evaluate(() => typeof window.matchMedia)).toBe('undefined');
      expect(await theme(page)).toBe('light');
      // The page is live: the switch, the menu and the way to another page work.
      await toggle(page);
      await becomes(page, 'dark');
      if (width === 360) await page.click('#sidebar-toggle');
      await page.click('#menu nav a[href="/pipes"]');
      await expect(page).toHaveTitle(/^Pipes/);
    }
  });
});

test('another tab: its choice is followed, its junk is ignored, and nothing is written back (S5, S6)', async ({
  site,
}) => {
  const context = await site.context({ colorScheme: 'light' });
  const [here, there] = [await context.newPage(), await context.newPage()];
  for (const page of [here, there]) {
    await page.goto(CHAPTER);
    await isLive(page);
  }
  await toggle(there);
  await becomes(here, 'dark');
  await here.evaluate(() => {
    const heard: Array<string | null> = [];
    Object.assign(window, { heard });
    window.addEventListener('storage', ({ newValue }) => heard.push(newValue));
  });
  const junk = ['light"', '', 'null', '{"a":1}', 'purple'];
  for (const value of junk) await store(there, value);
  await there.evaluate(() => localStorage.clear());
  await expect
    .poll(() => here.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
    .toHaveLength(junk.length + 1);
  expect([await theme(here), await stored(here)]).toEqual(['dark', null]);
  await store(there, 'light');
  await becomes(here, 'light');
  expect(await stored(here)).toBe('light');
});
