import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isMarked, mark } from './reader';
import { expect, test } from './site';
import { versions } from './versions';

test.describe.configure({ timeout: 200_000 });

/** A book of two versions, in both ways of rendering: what a maintainer of Docusaurus takes for granted, and the way back to stock (plugins/html-pages). */

const text = (page: Page): Promise<string> => page.innerText('main .prose');
const choose = async (page: Page, selector: string, title: RegExp): Promise<void> => {
  await page.click(selector);
  await expect(page.locator('main')).toHaveText(title);
};
const openMenu = (page: Page): Promise<void> => page.click('header details summary');

for (const rendering of ['html', 'stock'] as const)
  test.describe(`rendering: ${rendering}`, () => {
    const directory = (): Promise<string> => versions(rendering);
    test.use({ served: { directory } });

    test('the version menu leads to the same page of the other version, and out to the older one', async ({
      site,
    }) => {
      const page = await site.open('/guards');
      await mark(page);
      await expect(page.locator('header details summary')).toHaveText('10');
      expect(await text(page)).toContain('这是旧版的守卫');
      await openMenu(page);
      await expect(page.locator('header details li')).toContainText([
        '11.x',
        '10（当前）',
        'Version 10',
      ]);
      await choose(page, 'header details a[href="/next/guards"]', /这是新版的守卫/);
      expect([
        await isMarked(page),
        await page.innerText('header details summary'),
        new URL(page.url()).pathname,
        // Another version has another menu: the browser loads its pages, where they are HTML.
      ]).toEqual([rendering === 'stock', '11.x', '/next/guards']);
      await openMenu(page);
      await choose(page, 'header details a[href="/guards"]', /这是旧版的守卫/);
    });

    test('a page that the other version has not leads to its home', async ({ site }) => {
      const page = await site.open('/modules');
      await openMenu(page);
      await choose(page, 'header details li:first-child a', /^\s*这是还没有发布的[^]*首页/);
      expect(new URL(page.url()).pathname).toBe('/next');
    });

    test('each version has its own menu, neighbours, record and links', async ({ site }) => {
      const page = await site.open('/next/guards');
      await expect(page.locator('#menu nav a[href="/next/providers"]')).toHaveCount(1);
      expect(await page.locator('#menu nav a[href="/next/modules"]').count()).toBe(0);
      await expect(page.locator('#menu nav [aria-current="page"]')).toHaveAttribute(
        'href',
        '/next/guards',
      );
      await expect(page.locator('#menu details[open] summary')).toHaveText(/Overview/);
      await expect(page.locator('main a[rel="prev"]')).toHaveAttribute('href', '/next/providers');
      expect(await text(page)).toContain('编译（11）');
      await expect(page.locator('#roles-of-old')).toHaveCount(1);
      await choose(page, 'main .prose a[href="/next/first-steps#one"]', /第一步/);

      const old = await site.open('/guards');
      await expect(old.locator('#menu nav a[href="/modules"]')).toHaveCount(1);
      expect(await old.locator('#menu nav a[href="/providers"]').count()).toBe(0);
      expect(await text(old)).toContain('编译（10）');
      await expect(old.locator('main .prose a[href*="first-steps"]')).toHaveAttribute(
        'href',
        '/first-steps#one',
      );
    });

    test('only the version that is not the newest says so, with the way to the newest', async ({
      site,
    }) => {
      const page = await site.open('/next/guards');
      const notice = page.locator('aside', { hasText: '还没有发布的 11.x' });
      await expect(notice.locator('a')).toHaveAttribute('href', '/guards');
      expect(
        await (await site.open('/guards')).locator('aside', { hasText: '还没有发布' }).count(),
      ).toBe(0);
    });

    test('search engines are led to the newest version', async () => {
      const built = await directory();
      const file = (name: string): string => readFileSync(path.join(built, name), 'utf8');
      const next = file('next/guards.html');
      expect(next).toMatch(
        /<link[^>]*rel="?canonical"?[^>]*href="?https:\/\/docs\.example\.com\/guards\b/,
      );
      expect(next.match(/rel="?canonical/g)).toHaveLength(1);
      expect(next).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
      expect(file('guards.html')).not.toMatch(/noindex/);
      expect(file('sitemap.xml')).toContain('/guards<');
      expect(file('sitemap.xml')).not.toContain('/next');
    });

    test('old addresses lead to the page of their version, and to the root where it has none', async ({
      site,
    }) => {
      const rules = readFileSync(path.join(await directory(), '_redirects'), 'utf8');
      expect(rules).toContain('/next/components /next/providers 301');
      expect(rules).toMatch(/^\/components \/ 302$/m);
      const page = await site.open('/next/nowhere', { live: false });
      await page.waitForURL((url) => url.pathname === '/');
    });

    test('search looks in the version of the page, and says which', async ({ site }) => {
      const page = await site.open('/next/guards');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('守卫');
      await expect(page.locator('dialog a[href^="/next/guards"]')).toBeVisible();
      expect(await page.locator('dialog a[href="/guards"]').count()).toBe(0);
      await expect(page.locator('dialog')).toContainText('11.x');
    });

    test('an .mdx page has components with a state, opened directly and within the app', async ({
      site,
    }) => {
      const page = await site.open('/next/providers');
      const use = async (): Promise<void> => {
        await page.click('#counter');
        await page.click('#counter');
        await expect(page.locator('#counter')).toHaveText('按了 2 次');
        await page.click('role=tab[name="npm"]');
        await expect(page.locator('text=用 npm 安装')).toBeVisible();
        expect(await page.isVisible('text=用 Yarn 安装')).toBe(false);
      };
      await use();
      await mark(page);
      await choose(page, 'main .prose a[href="/next/guards"]', /这是新版的守卫/);
      await choose(page, '#menu nav a[href="/next/providers"]', /按了 0 次/);
      await use();
      // To React and from it is an ordinary page load, where the others are HTML.
      expect(await isMarked(page)).toBe(rendering === 'stock');
    });

    test('back and forward lead over an .mdx page', async ({ site }) => {
      const page = await site.open('/next/guards');
      const isShown = (path: string, title: string): Promise<void> =>
        expect(page.locator('main h1'))
          .toContainText(title)
          .then(() => expect(page).toHaveURL((url) => url.pathname === path));
      const isFirst = (): Promise<void> => isShown('/next/first-steps', '第一步');
      const isProviders = (): Promise<void> => isShown('/next/providers', '提供者');
      const isGuards = (): Promise<void> => isShown('/next/guards', '守卫');
      await page.click('#menu nav a[href="/next/first-steps"]');
      await isFirst();
      await page.click('#menu nav a[href="/next/providers"]');
      await isProviders();
      await page.click('main .prose a[href="/next/guards"]');
      await isGuards();
      await page.goBack();
      await isProviders();
      await page.click('#counter');
      await expect(page.locator('#counter')).toHaveText('按了 1 次');
      await page.goBack();
      await isFirst();
      await page.goForward();
      await isProviders();
      await page.goForward();
      await isGuards();
    });

    test('a component throws while rendering (J15): the frame stays, with a Chinese text, another try and the way home', async ({
      site,
    }) => {
      const page = await site.open('/next/providers', { complaints: [/uncaught|console error/] });
      await page.click('#broken');
      await expect(page.locator('text=这一页出错了')).toBeVisible();
      await expect(page.locator('#menu nav')).toBeVisible();
      await expect(page.locator('body header')).toBeVisible();
      await expect(page.locator('main')).toHaveCount(1);
      await page.click('button:text("重试")');
      await expect(page.locator('#counter')).toHaveText('按了 0 次');
      await page.click('#broken');
      await page.click('main a:text("文档首页")');
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await expect(page.locator('main')).toHaveText(/首页/);
    });
  });

test('the browser’s scripts hold the texts in the stock way only', async () => {
  const scripts = async (rendering: 'html' | 'stock'): Promise<string> => {
    const directory = path.join(await versions(rendering), 'assets', 'js');
    return readdirSync(directory)
      .map((name) => readFileSync(path.join(directory, name), 'utf8'))
      .join('\n');
  };
  const words = /这是新版的守卫|\\u8FD9\\u662F\\u65B0\\u7248\\u7684\\u5B88\\u536B/i;
  expect(await scripts('html')).not.toMatch(words);
  expect(await scripts('stock')).toMatch(words);
});
