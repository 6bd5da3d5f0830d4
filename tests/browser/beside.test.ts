import { beside } from './beside';
import type { Page } from '@playwright/test';
import { STOCK_STYLES } from '../../src/data/routes';
import { arrives, DESKTOP } from './reader';
import { expect, test } from './site';

/** Pages of Docusaurus' other plugins (ARCHITECTURE.md#正文是-html): React takes them over. What it says of it is heard by `site`. */
test.use({ served: { directory: beside } });

/** What a blog says of itself to search engines stands in a script that is data; React writes it anew, and it is not run. */
const DATA = /This document requires 'TrustedScript' assignment/;

for (const [route, complaints] of [
  ['/blog/2026/01/02/hello', [DATA]],
  ['/about', []],
  ['/notes', []],
] as const)
  test(`${route} has its own front matter, is alive, and leads into the book`, async ({ site }) => {
    const page = await site.open(route, { complaints });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('main')).toContainText('见守卫');
    await page.locator('main').getByRole('link', { name: '守卫' }).first().click();
    await arrives(page, /^\/guards/);
    await expect(page.locator('h1')).toContainText('守卫');
  });

/** How the header looks: each of its elements with its box, its ground and its words. */
const headerOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const header = document.querySelector('header')!;
    return [header, ...header.querySelectorAll('[href], button')].map((element) => {
      const { y, width, height } = element.getBoundingClientRect();
      const { font, color, background, boxShadow, padding, textDecoration } =
        getComputedStyle(element);
      return { y, width, height, font, color, background, boxShadow, padding, textDecoration };
    });
  });

test('the stock theme’s components have their styles there; header and book keep ours', async ({
  site,
}) => {
  const page = await site.open('/blog/2026/01/02/hello', { ...DESKTOP, complaints: [DATA] });
  const found = await page.evaluate(() => {
    const box = (selector: string): DOMRect =>
      document.querySelector(selector)!.getBoundingClientRect();
    const styleOf = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(document.querySelector(selector)!);
    return {
      postsStandBesideText: box('aside').width > 0 && box('aside').right <= box('main').left,
      headingHasRoom: Number.parseFloat(styleOf('.markdown h2').marginTop) > 0,
      noteHasEdge: Number.parseFloat(styleOf('main [role="note"]').borderLeftWidth) > 0,
      note: document.querySelector('main [role="note"]')!.textContent,
      linkInText: styleOf('.markdown a').textDecorationLine,
    };
  });
  expect(found).toEqual({
    postsStandBesideText: true,
    headingHasRoom: true,
    noteHasEdge: true,
    note: '注意一句话。',
    linkInText: 'underline',
  });
  const header = await headerOf(page);
  const about = await site.open('/about', DESKTOP);
  expect(await headerOf(about)).toEqual(header);
  await about.evaluate(
    (href) => document.querySelector(`link[href="${href}"]`)!.remove(),
    STOCK_STYLES,
  );
  expect(await headerOf(about)).toEqual(header);
  const book = await site.open('/guards', DESKTOP);
  await expect(book.locator(`link[href="${STOCK_STYLES}"]`)).toHaveCount(0);
});

test('pages of another docs plugin have its menu, live components and no Markdown of their own', async ({
  site,
}) => {
  const page = await site.open('/notes', DESKTOP);
  await page.click('#counter');
  await expect(page.locator('#counter')).toHaveText('按了 1 次');
  await expect(page.locator('#menu nav a')).toContainText(['笔记', '另一篇']);
  await expect(page.locator('a[href$=".md"]')).toHaveCount(0);
  await page.locator('main').getByRole('link', { name: '另一篇' }).first().click();
  await arrives(page, '/notes/more');
  await expect(page.locator('h1:visible')).toHaveText(['另一篇']);
});

test('their lists have the styles of the stock theme; pages of ours do without', async ({
  site,
}) => {
  for (const [route, complaints] of [
    ['/notes/guide', [DATA]],
    ['/notes/tags', []],
    ['/notes/tags/news', []],
  ] as const) {
    const page = await site.open(route, { ...DESKTOP, complaints });
    const container = page.locator('main .container, .main-wrapper > .container').first();
    expect([route, await container.evaluate((it) => getComputedStyle(it).paddingLeft)]).toEqual([
      route,
      '16px',
    ]);
    await page.close();
  }
  const book = await site.open('/guards');
  const ours = ['/404.html', '/search', '/consulting', '/guards'];
  expect(
    await book.evaluate(
      ([routes, href]) =>
        Promise.all(
          routes.map(async (route) => (await (await fetch(route)).text()).includes(href)),
        ),
      [ours, STOCK_STYLES] as const,
    ),
  ).toEqual(ours.map(() => false));
});
