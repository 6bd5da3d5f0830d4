import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { site as facts, TITLE_SUFFIX } from '../../src/data/site';
import { parseRedirects, REDIRECTS_FILE } from '../../src/hosting/hostFiles';
import { NOT_FOUND_FILE } from '../../src/hosting/pages';
import { isStock } from '../support/stock';
import { frontMatter, title } from './markdown';
import { address, arrives, choose, follow, isMarked, mark, paint, shows } from './reader';
import { BUILD_DIR, CHAPTER, expect, isLive, routes, type Site, test } from './site';

test.describe.configure({ timeout: 240_000 });

const redirects = parseRedirects(readFileSync(path.join(BUILD_DIR, REDIRECTS_FILE), 'utf8'));
/** Where the page itself has no part in the test. */
const SHORT = '/support';
const QUERY = '?x=1&y=%E4%B8%AD#z';

/** A request as the host sees it, with nothing tidied up and no redirect followed. */
const ask = async (
  site: Site,
  target: string,
): Promise<[status: number, location: string | null]> => {
  const response = await fetch(site.origin + target, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
};

/** Where the browser ends up for each address; what the page there does is no part of it. */
async function endsOf(
  site: Site,
  addresses: readonly string[],
): Promise<Array<[asked: string, end: string]>> {
  const page = await site.open('/', { javaScriptEnabled: false });
  const ends: Array<[string, string]> = [];
  for (const asked of addresses) {
    await page.goto(asked, { waitUntil: 'commit' });
    ends.push([asked, page.url().replace(site.origin, '')]);
  }
  return ends;
}

test.describe('titles', () => {
  // Direct loads: pages.test.ts.
  test('every page reached within the app has its title and its heading', async ({ site }) => {
    const page = await site.open('/');
    await paint(page, false);
    await mark(page);
    const menu = new Set(
      await page.$$eval('#menu nav a', (links) => links.map((link) => link.getAttribute('href'))),
    );
    for (const route of [...routes.filter((other) => other !== '/'), '/']) {
      await (menu.has(route) ? choose : follow)(page, route);
      const wanted = [route, title(route)] as const;
      // What never comes is said by what is there instead.
      await page
        .waitForFunction(
          ([path, name]) => window.location.pathname === path && document.title === name,
          wanted,
        )
        .catch(() => undefined);
      expect(
        await page.evaluate(() => [
          window.location.pathname,
          document.title,
          document.querySelector('h1')?.firstChild?.textContent,
          document.querySelectorAll('main .prose > *').length > 1,
        ]),
      ).toEqual([...wanted, frontMatter(route).title, true]);
    }
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('old addresses', () => {
  const pages = redirects.filter(({ to }) => to !== '/consulting');

  test('by the host, query kept', async ({ site }) => {
    const query = QUERY.split('#')[0]!;
    const found: unknown[] = [];
    for (const { from } of pages) found.push([from, ...(await ask(site, from + query))]);
    expect(found).toEqual(pages.map(({ from, to, status }) => [from, status, to + query]));
  });

  test('in the browser the hash is kept, too', async ({ site }) => {
    expect(
      await endsOf(
        site,
        pages.map(({ from }) => from + QUERY),
      ),
    ).toEqual(pages.map(({ from, to }) => [from + QUERY, to + QUERY]));
  });

  test('within the app', async ({ site }) => {
    const page = await site.open(SHORT);
    await paint(page, false);
    await mark(page);
    const before = await page.evaluate(() => window.history.length);
    const written = pages.filter(({ status }) => status === 301);
    expect(written.length).toBeGreaterThan(0);
    for (const { from, to } of written) {
      await follow(page, from + QUERY);
      // Several lead to the same page: the one with the link goes first.
      await expect(page.locator(`main .prose > a[href="${from + QUERY}"]`)).toHaveCount(0);
      await shows(page, to, QUERY);
      await expect(page).toHaveTitle(title(to));
    }
    expect(await isMarked(page)).toBe(true);
    // One entry each, as far as the browser counts (50): the old address leaves none.
    expect(await page.evaluate(() => window.history.length)).toBe(
      Math.min(before + written.length, 50),
    );
  });

  test('on a host without rules the page at the old address leads on, too', async ({ site }) => {
    const { from, to } = redirects.find(({ status }) => status === 301)!;
    const file = readFileSync(path.join(BUILD_DIR, from.slice(1), 'index.html'), 'utf8');
    const { 'content-security-policy': policy } = Object.fromEntries(
      (await fetch(`${site.origin}/`)).headers,
    );
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.open('/', { javaScriptEnabled });
      await page.route(
        (url) => url.pathname === from,
        (route) =>
          route.fulfill({
            contentType: 'text/html',
            headers: { 'content-security-policy': policy! },
            body: file,
          }),
      );
      await page.goto(from + QUERY);
      await page.waitForURL((url) => url.pathname === to);
      // Without JavaScript the refresh knows the page only.
      if (javaScriptEnabled) expect(address(page)).toBe(to + QUERY);
    }
  });
});

test.describe('the enterprise site', () => {
  const leaving = { complaints: [/foreign request: https:\/\/enterprise\./] };
  const fakeEnterprise = (page: Page): Promise<unknown> =>
    page.route(`${facts.enterprise}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Enterprise</title>' }),
    );

  for (const route of ['/consulting', '/enterprise'])
    test(`${route} leads there, and so it does within the app; Back returns to the page before`, async ({
      site,
    }) => {
      const page = await site.open(SHORT, leaving);
      await fakeEnterprise(page);
      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForURL(`${facts.enterprise}/`);
      await page.goBack();
      expect(address(page)).toBe(SHORT);
      await isLive(page);
      await follow(page, route);
      await page.waitForURL(`${facts.enterprise}/`);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === SHORT);
    });

  test('without JavaScript by a refresh, and by a link in any case', async ({ site }) => {
    const page = await site.open('/', {
      ...leaving,
      javaScriptEnabled: false,
      before: fakeEnterprise,
    });
    await page.goto('/enterprise');
    await expect(page.locator('main a')).toHaveAttribute('href', facts.enterprise);
    await page.waitForURL(`${facts.enterprise}/`);
  });
});

test.describe('unknown paths end at the root', () => {
  const UNKNOWN = [
    '/nowhere',
    '/guards/nowhere',
    '/guard',
    '/guardsx',
    '/index.php',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/admin',
    '/api',
    '/docs',
    '/docs/guards',
    '/v10',
    '/v9/guards',
    '/zh/guards',
    '/fundamental',
    '/technique',
    '/application',
    '/faq/nowhere',
    '/techniques/nowhere',
    '/%E5%AE%88%E5%8D%AB',
    '/守卫',
    '/a%20b',
    '/a+b',
    '/a;b',
    '/@nestjs/core',
    '/404',
    '/_headers',
    '/constructor',
    '/__proto__',
  ];

  test('by the host', async ({ site }) => {
    for (const path of UNKNOWN)
      expect([path, ...(await ask(site, encodeURI(decodeURI(path))))]).toEqual([path, 302, '/']);
    expect(await endsOf(site, UNKNOWN)).toEqual(UNKNOWN.map((path) => [path, '/']));
  });

  test('within the app, each without a new load', async ({ site }) => {
    const page = await site.open(SHORT);
    await paint(page, false);
    await mark(page);
    for (const path of UNKNOWN) {
      await follow(page, path);
      await shows(page, '/');
      await expect(page).toHaveTitle(title('/'));
      expect([path, await isMarked(page)]).toEqual([path, true]);
      await choose(page, SHORT);
      await shows(page, SHORT);
    }
  });

  test('on a host that answers with the 404 page', async ({ site }) => {
    const body = readFileSync(path.join(BUILD_DIR, NOT_FOUND_FILE), 'utf8');
    const open = (javaScriptEnabled: boolean, to: string): Promise<Page> =>
      site.open(to, {
        javaScriptEnabled,
        live: false,
        complaints: [/status of 404/],
        before: (page) =>
          page.route('**/{nowhere,components}*', (route) =>
            route.fulfill({ status: 404, contentType: 'text/html', body }),
          ),
      });

    const page = await open(true, '/nowhere');
    await shows(page, '/');
    expect(await page.locator('main .prose > *').count()).toBeGreaterThan(5);

    await arrives(await open(true, `/components${QUERY}`), `/providers${QUERY}`);

    const plain = await open(false, '/nowhere');
    await expect(plain.locator('main a')).toHaveAttribute('href', '/');
    await plain.waitForURL(`${site.origin}/`);
  });

  test('a missing asset is missing (J6)', async ({ site }) => {
    const response = await fetch(`${site.origin}/assets/js/main.00000000.js`, {
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('x-content-type-options')]).toEqual([
      404,
      'nosniff',
    ]);
  });
});

test.describe('hostile addresses', () => {
  test('what cannot be decoded is refused, and nothing hangs', async ({ site }) => {
    for (const target of ['/a%', '/%FF', '/%C0%80', '/guards%00', '/%E0%A4%A'])
      expect([target, (await ask(site, target))[0]]).toEqual([target, 400]);
  });

  test('a link to it within the app is the browser’s, and nothing throws', async ({ site }) => {
    const page = await site.open(SHORT, { complaints: [/status of 400/] });
    for (const target of ['/a%', '/%FF', '/guards%', '/%E0%A4%A'])
      await test.step(target, async () => {
        await isLive(page);
        await follow(page, target);
        await page.waitForURL((url) => url.pathname === target);
        await expect(page.locator('body')).toHaveText('这个网址写错了。');
        await page.goBack();
        await shows(page, SHORT);
      });
  });

  test('no spelling leaves the site', async ({ site }) => {
    const targets = [
      '//guards',
      '///evil.example',
      '/%5Cevil.example',
      '/%2F/evil.example',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/v10//evil.example',
      '//evil.example/%2e%2e',
      '/\\evil.example',
    ];
    const ends = await endsOf(
      site,
      targets.map((target) => site.origin + target),
    );
    expect(ends).toEqual(targets.map((target) => [site.origin + target, '/']));
  });

  test('the page is as ever, and has nothing of what follows its path', async ({ site }) => {
    const page = await site.open('/');
    for (const [name, target] of [
      ['8 kB of query', `/guards?${'a'.repeat(8000)}`],
      [
        '200 keys',
        `/guards?${Array.from({ length: 200 }, (_, index) => `k${index}=${index}`).join('&')}`,
      ],
      [
        'markup in the query',
        '/guards?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      ],
      ['markup in the hash', '/guards#"><img src=x onerror=alert(1)>'],
    ] as const)
      await test.step(name, async () => {
        await page.goto(target);
        await isLive(page);
        expect(await page.title()).toBe(`Guards | ${TITLE_SUFFIX}`);
        expect(await page.locator('[onerror], img[src="x"]').count()).toBe(0);
        expect(await page.content()).not.toContain('alert(1)');
      });
  });

  test('no query sets the theme or an attribute', async ({ site }) => {
    const page = await site.open('/', { colorScheme: 'light' });
    for (const query of [
      '?docusaurus-theme=dark',
      '?docusaurus-theme=purple',
      '?docusaurus-data-theme=dark&docusaurus-data-x=y',
    ])
      await test.step(query, async () => {
        await page.goto(SHORT + query);
        await isLive(page);
        expect(
          await page.evaluate(() =>
            Object.fromEntries(Object.entries(document.documentElement.dataset)),
          ),
        ).toEqual({
          hasHydrated: 'true',
          js: '',
          live: '',
          theme: 'light',
          // react-helmet-async notes which attributes are its own.
          ...(isStock && { rh: expect.anything() }),
        });
      });
  });
});

test('/favicon.ico is there, for who asks for it without reading the page', async ({ site }) => {
  const response = await fetch(`${site.origin}/favicon.ico`, { redirect: 'manual' });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const page = await site.open('/');
  const size = await page.evaluate(async () => {
    const image = Object.assign(new Image(), { src: '/favicon.ico' });
    await image.decode();
    return image.naturalWidth;
  });
  expect(size).toBeGreaterThanOrEqual(16);
});

test('one spelling of each address (U8)', async ({ site }) => {
  for (const target of [
    '/guards/',
    '/guards.html',
    '/guards/index.html',
    '/Guards',
    '/GUARDS.HTML',
  ])
    expect([target, ...(await ask(site, `${target}?x=1`))]).toEqual([target, 301, '/guards?x=1']);
});

test('robots: kept out while the address contains crud-utilities, and only then', async ({
  site,
}) => {
  const robots = (): Promise<string[]> =>
    page.$$eval('meta[name="robots"]', (tags) =>
      tags.map((tag) => (tag as HTMLMetaElement).content),
    );
  const page = await site.open(`${CHAPTER}?from=crud-utilities`);
  expect(await robots()).toEqual(['noindex']);
  await follow(page, '/pipes');
  await arrives(page, '/pipes');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await follow(page, '/pipes#crud-utilities');
  await expect(page.locator('meta[name="robots"]')).not.toHaveCount(0);
  await follow(page, '/guards?crud-utilities');
  await arrives(page, '/guards?crud-utilities');
  await expect(page).toHaveTitle(/^Guards/);
  expect(await robots()).toEqual(['noindex']);
  await page.goBack();
  await page.goBack();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
