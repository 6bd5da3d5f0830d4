import type { Page } from '@playwright/test';
import { address, isMarked, mark, scrollTo, scrollTop, settled, shows } from './reader';
import {
  CHAPTER,
  expect,
  holdApp,
  isAlive,
  isLive,
  type Site,
  test,
  type PageOptions,
} from './site';

const OTHER = '/pipes';
const PHONE = { viewport: { width: 360, height: 740 } } satisfies PageOptions;

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
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`#menu nav a[href="${href}"]`)!.click(),
      OTHER,
    );
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

  test('and the reader clicks a link while React is taking the page over: the page of the link is shown', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      live: false,
      before: (opened) =>
        opened.addInitScript((href) => {
          // Docusaurus sets it when hydration has been asked for and has not begun.
          Object.defineProperty(window, 'docusaurusRoot', {
            set: () =>
              void setTimeout(() =>
                document.querySelector<HTMLElement>(`#menu nav a[href="${href}"]`)!.click(),
              ),
          });
        }, OTHER),
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
    expect(asked.filter((url) => url.includes('/js/shell.'))).toEqual([]);
    await page.hover(`#menu nav a[href="${OTHER}"]`);
    await isLive(page);
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
