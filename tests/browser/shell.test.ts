import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { socialLinks } from '../../src/data/accounts';
import { banners } from '../../src/data/banners';
import { editLink } from '../../src/data/editLink';
import { author, authorLinks, credits } from '../../src/data/footer';
import { nextMajor, topLinks } from '../../src/data/header';
import { docOf } from '../../src/data/routes';
import { site as facts } from '../../src/data/site';
import { becomeSponsor, sponsorTiers } from '../../src/data/sponsors';
import { loadEnvironment } from '../../src/environment';
import { frontMatter } from './markdown';
import { choose } from './reader';
import { CHAPTER, expect, routes, test, WIDTHS } from './site';
import { variant, withoutAd } from './variant';

/** What every link to another site must have: a new tab, no way back to this page, and words and a sign that say so. */
const links = (scope: Locator): Promise<Array<Record<string, unknown>>> =>
  scope.locator('a[href^="https:"]').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href'),
      target: (link as HTMLAnchorElement).target,
      safe: /\bnoopener\b/.test((link as HTMLAnchorElement).rel),
      says: (link.ariaLabel ?? link.textContent).endsWith('（新标签页打开）'),
      // Its icon, or another site's own sign.
      shows:
        getComputedStyle(link, '::after').maskImage !== 'none' ||
        (link.ariaLabel !== null && link.querySelector('svg') !== null),
    })),
  );
const newTab = (href: unknown): object => ({
  href,
  target: '_blank',
  safe: true,
  says: true,
  shows: true,
});

test('a mail address opens no tab, and does not say so', async ({ site }) => {
  const page = await site.open('/support');
  const mail = page.locator('main a[href^="mailto:"]');
  expect(
    await mail.evaluateAll((all) =>
      all.map((link) => [
        (link as HTMLAnchorElement).target,
        getComputedStyle(link, '::after').content,
      ]),
    ),
  ).toEqual([['', 'none']]);
});

test.describe('header', () => {
  const header = (page: Page): Locator => page.locator('#__docusaurus > header');

  test('sidebar button, logo, version, search area, top links, accounts, theme, in this order', async ({
    site,
  }) => {
    const page = await site.open('/', { viewport: { width: 1600, height: 900 } });
    expect((await links(header(page).locator('> div'))).map(({ href }) => href)).toEqual(
      [...topLinks, ...socialLinks].map(({ href }) => href),
    );
    expect(await links(header(page))).toEqual([
      newTab(facts.v10Docs),
      ...[...topLinks, ...socialLinks].map(({ href }) => newTab(href)),
    ]);
    expect(topLinks.map(({ label }) => label)).toEqual([
      'Courses',
      'Enterprise',
      'Devtools',
      'Deploy with Mau',
    ]);
    await expect(header(page).locator('a', { hasText: 'NEW' })).toHaveText([/^Devtools\s*NEW/]);
    await expect(header(page).locator('a[aria-label$="（新标签页打开）"] svg')).toHaveCount(5);
    await expect(page.locator('#search')).toHaveCount(1);
    const order = await page.evaluate(() =>
      [
        '#sidebar-toggle',
        'body header > a[href="/"]',
        'body header > details',
        '#search',
        'body header a[href*="courses"]',
        'body header a[href*="discord"]',
        'body header > button:last-child',
      ].map((selector) => document.querySelector(selector)!.getBoundingClientRect().left),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('stays at the top while scrolling, and the logo leads home', async ({ site }) => {
    const page = await site.open(CHAPTER);
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    expect((await header(page).boundingBox())!.y).toBe(0);
    await page.click('header a[href="/"]');
    await expect(page).toHaveTitle(/^Documentation/);
  });

  test('at each width all links are in reach, in the header or in the menu, and nothing sticks out', async ({
    site,
  }) => {
    const page = await site.open('/');
    const all = [...topLinks, ...socialLinks].map(({ href }) => href).sort();
    for (const width of [...WIDTHS, 1500, 1350, 1300, 1151, 1150, 991, 769, 767, 600, 480]) {
      await page.setViewportSize({ width, height: 900 });
      if (width <= 768) await page.click('#sidebar-toggle');
      await expect(page.locator('#menu')).toBeVisible();
      const { seen, out } = await page.evaluate(() => ({
        seen: [
          ...document.querySelectorAll<HTMLAnchorElement>(
            '#__docusaurus > header ul[class*="Links"] a, #menu > div:not(:last-child) a',
          ),
        ]
          .filter((link) => link.checkVisibility())
          .map((link) => link.getAttribute('href'))
          .sort(),
        out: [...document.querySelectorAll('#__docusaurus > header *')]
          .filter(
            (part) =>
              part.checkVisibility() &&
              !part.closest('.visually-hidden') &&
              part.getBoundingClientRect().right > window.innerWidth + 0.5,
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      }));
      expect({ width, seen, out }).toEqual({ width, seen: all, out: [] });
      if (width <= 768) {
        await page.keyboard.press('Escape');
        await expect(page.locator('#menu')).toBeHidden();
      }
    }
  });

  test('the versions open and close: by click, Esc, a click elsewhere, a navigation', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    const menu = header(page).locator('details');
    const link = menu.locator(`a[href="${facts.v10Docs}"]`);
    const close: Array<() => Promise<unknown>> = [
      () => menu.locator('summary').click(),
      () => page.keyboard.press('Escape'),
      () => page.click('main h1'),
      () => choose(page, '/pipes'),
    ];
    for (const how of close) {
      await menu.locator('summary').click();
      await expect(link).toBeVisible();
      await how();
      await expect(link).toBeHidden();
    }
    await expect(menu.locator('summary')).toHaveText('11.x');
    expect(
      await menu.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
    ).toEqual([nextMajor.route, facts.v10Docs]);
    expect(await links(menu)).toEqual([newTab(facts.v10Docs)]);
  });
});

test.describe('page end', () => {
  test('sponsors, newsletter, footer', async ({ site }) => {
    const page = await site.open(CHAPTER);
    expect(await links(page.locator('[aria-label="赞助商"]'))).toEqual(
      [...sponsorTiers.flatMap(({ sponsors }) => sponsors), becomeSponsor].map(({ href }) =>
        newTab(href),
      ),
    );
    expect(await links(page.locator('#page-end > footer'))).toEqual(
      [...authorLinks, author, ...credits].map(({ href }) => newTab(href)),
    );
    await expect(page.locator('#page-end form')).toHaveCount(1);
    const text = await page.innerText('#page-end > footer');
    for (const { role, name } of credits) expect(text).toContain(`${role} ${name}`);
  });

  test('nothing of it sticks out of the page', async ({ site }) => {
    const page = await site.open('/support');
    for (const width of [...WIDTHS, 1201, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () =>
          document.documentElement.scrollHeight -
          Math.ceil(document.querySelector('#__docusaurus')!.getBoundingClientRect().height),
      );
      expect([width, over <= 1]).toEqual([width, true]);
    }
  });
});

test.describe('article', () => {
  test('the way to suggest an edit leads to the page’s file, and says in which repository', async ({
    site,
  }) => {
    const { repository } = loadEnvironment(path.resolve());
    for (const route of ['/', CHAPTER, '/discover/companies']) {
      const page = await site.open(route);
      const docPath = `${docOf(route)}.md`;
      const link = page.locator(
        `main article a:text("${repository ? '修改本页' : '修改官方英文版的这一章'}")`,
      );
      expect(await link.getAttribute('href')).toBe(
        editLink({ versionDocsDirPath: 'docs', docPath }, repository),
      );
    }
  });

  test('previous and next walk through all pages of the menu, and back', async ({ site }) => {
    const page = await site.open('/', { javaScriptEnabled: false });
    // An entry that has moved leads to a page that has its own.
    const order = (
      await page.$$eval('#menu nav a[href^="/"]', (all) =>
        all.map((link) => link.getAttribute('href')!),
      )
    ).filter((href) => routes.includes(href));
    const walk = async (from: string, rel: string): Promise<string[]> => {
      const seen = [from];
      for (;;) {
        const html = await (await fetch(site.origin + seen.at(-1)!)).text();
        const [link = ''] = new RegExp(`<a[^>]*rel="?${rel}"?[^>]*>`).exec(html) ?? [];
        const next = /href="?([^"\s>]+)/.exec(link)?.[1];
        if (!next || seen.includes(next)) return seen;
        seen.push(next);
      }
    };
    expect(await walk('/', 'next')).toEqual(order);
    expect(await walk(order.at(-1)!, 'prev')).toEqual([...order].reverse());
    // A page outside the menu names the menu that it shows.
    const inMenu = routes.filter((route) => frontMatter(route).displayed_sidebar === undefined);
    expect([...order].sort()).toEqual([...inMenu].sort());
  });
});

test('every link to another site opens a new tab, says so and shows it', async ({ site }) => {
  for (const path of [CHAPTER, '/discover/companies']) {
    const page = await site.open(path);
    const all = await links(page.locator('body'));
    expect(all.length).toBeGreaterThan(20);
    expect(all).toEqual(all.map(({ href }) => newTab(href)));
  }
});

test.describe('banners', () => {
  test.use({ served: { directory: variant } });

  test('three, each with a heading, four points and a button that leaves in a new tab', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, withoutAd());
    for (const [name, { heading, points, action, href }] of Object.entries(banners)) {
      const banner = page.locator(`[data-banner="${name}"]`);
      await expect(banner.locator('p')).toHaveText(heading);
      await expect(banner.locator('li')).toHaveText([...points]);
      expect(await links(banner)).toEqual([newTab(href)]);
      await expect(banner.locator('a')).toContainText(action);
    }
    expect(banners.courses.points.join()).toMatch(/80\+.*5\+.*证书/);
  });
});
