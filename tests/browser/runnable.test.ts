import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { axe, axeInBothThemes } from './axe';
import { under, type Condition } from './overflows';
import { isNear } from './reader';
import { sandbox } from './sandbox';
import { BUILD_DIR, CHAPTER, expect, test, type Served, type Site, type PageOptions } from './site';

/** Every archive that the site was asked for. */
const asked: string[] = [];

const served: Served = {
  around: (next) => (request, response) => {
    if (request.url?.endsWith('.zip')) asked.push(request.url);
    delete request.headers['accept-encoding'];
    return next(request, response);
  },
};
test.use({ served });

test.beforeEach(() => void asked.splice(0));

/** With a server to start first, and the page with the most projects of a simple kind. */
const WITH_SERVICE = '/microservices/redis';
const LONG = '/graphql/quick-start';

const panel = (page: Page) => page.locator('details', { hasText: 'npm install' });
const summary = (page: Page) => panel(page).locator('summary');

/** The page with its panel open. */
async function opened(site: Site, route: string, pageOptions: PageOptions = {}): Promise<Page> {
  const page = await site.open(route, pageOptions);
  await summary(page).click();
  return page;
}

/** Addresses of the archives that the panel offers. */
const offered = (page: Page): Promise<string[]> =>
  panel(page)
    .locator('a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

for (const route of [CHAPTER, WITH_SERVICE])
  test(`the opened panel has no fault that axe finds, light or dark: ${route}`, async ({
    site,
  }) => {
    const page = await opened(site, route);
    await expect(panel(page).getByText('npm start')).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
  });

for (const route of [CHAPTER, WITH_SERVICE, LONG])
  test(`nothing sticks out of the opened panel: ${route}`, async ({ site }) => {
    const page = await opened(site, route);
    for (const condition of [
      ['text at 200 %', 1280, 'html { font-size: 200% !important }'],
      ['a page zoomed to 200 %', 640, ''],
      ['text at 200 % on a phone', 360, 'html { font-size: 200% !important }'],
      ['320 px', 320, ''],
    ] satisfies Condition[]) {
      await under(page, condition);
      const out = await panel(page).evaluate((details) => {
        const limit = details.querySelector(':scope > div')!.getBoundingClientRect();
        return [
          ...(document.documentElement.scrollWidth > document.documentElement.clientWidth
            ? ['the page scrolls sideways']
            : []),
          ...[...details.querySelectorAll('summary ~ * *')]
            .filter((part) => {
              const { left, right } = part.getBoundingClientRect();
              return left < limit.left - 0.5 || right > limit.right + 0.5;
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 90)),
        ];
      });
      expect([condition[0], out]).toEqual([condition[0], []]);
    }
  });

for (const javaScriptEnabled of [true, false])
  test(`a project is fetched when the reader asks for it, and not before (scripts: ${javaScriptEnabled})`, async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { javaScriptEnabled });
    expect(await panel(page).getByText('npm start').isVisible()).toBe(false);
    await summary(page).click();
    await expect(panel(page).getByText('npm start')).toBeVisible();
    const link = panel(page).getByRole('link', { name: '下载 TypeScript' }).first();
    await link.hover();
    expect(asked).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const [address] = await offered(page);
    expect(asked).toEqual([address]);
    expect(download.suggestedFilename()).toBe(path.basename(address!));
    expect(readFileSync(await download.path())).toEqual(
      readFileSync(path.join(BUILD_DIR, address!)),
    );
    expect(new URL(page.url()).pathname).toBe(CHAPTER);
  });

test('every project of a page is there, as a zip of this site', async ({ site }) => {
  const page = await opened(site, LONG);
  const addresses = await offered(page);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const response = await page.request.get(address);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'application/zip',
    ]);
  }
});

test('the keyboard opens it, goes through its links in their order, and past it once it is closed', async ({
  site,
}) => {
  const page = await site.open(CHAPTER);
  await summary(page).focus();
  await page.keyboard.press('Enter');
  const links = await panel(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(5);
  const stops: Array<string | null> = [];
  for (const _ of links) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement!.getAttribute('href')));
  }
  expect(stops).toEqual(links);
  await summary(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  expect(
    await panel(page).evaluate((details: HTMLDetailsElement) => [
      details.open,
      details.contains(document.activeElement),
    ]),
  ).toEqual([false, false]);
});

test('paper has no buttons: the panel is not printed, open or closed', async ({ site }) => {
  const page = await opened(site, CHAPTER);
  await page.emulateMedia({ media: 'print' });
  expect(await panel(page).isVisible()).toBe(false);
});

test('each page offers its own projects, also when the reader comes from another one', async ({
  site,
}) => {
  const page = await opened(site, CHAPTER);
  const own = await offered(page);
  await page.locator('#menu').getByRole('link', { name: 'Pipes' }).first().click();
  await page.waitForURL('**/pipes');
  await page.locator('main h1', { hasText: '管道' }).waitFor();
  expect(await panel(page).getAttribute('open')).toBe(null);
  await summary(page).click();
  const others = await offered(page);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((address) => !address.startsWith('/downloads/pipes/'))).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).locator('a[download]').first().click(),
  ]);
  expect(new URL(download.url()).pathname).toBe(others[0]);
  expect(new URL(page.url()).pathname).toBe('/pipes');
  await page.goBack();
  await page.locator('main h1', { hasText: '守卫' }).waitFor();
  expect(await offered(page)).toEqual(own);
});

test('a name in the panel leads to its place on the page', async ({ site }) => {
  const page = await opened(site, CHAPTER);
  const link = panel(page).locator('a[href^="#"]').last();
  const id = (await link.getAttribute('href'))!.slice(1);
  await link.click();
  await isNear(page, id, 0, 200);
});

test.describe('with a sandbox in the settings', () => {
  test.use({ served: { directory: sandbox } });
  const ADDRESS = 'https://stackblitz.com/run?startScript=start';

  test('one more click sends the files of a project there, and nothing leaves before it', async ({
    site,
  }) => {
    const context = await site.context({
      complaints: [/^foreign request: https:\/\/stackblitz\.com\/run\?startScript=start$/],
    });
    const sent: URLSearchParams[] = [];
    await context.route('https://stackblitz.com/**', async (route) => {
      sent.push(new URLSearchParams(route.request().postData() ?? ''));
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>there</title>',
      });
    });
    const page = await context.newPage();
    await page.goto(CHAPTER);
    await summary(page).click();
    const [form] = await Promise.all([
      context.waitForEvent('page'),
      panel(page).getByRole('link', { name: '在 StackBlitz 打开 TypeScript' }).click(),
    ]);
    await form.waitForLoadState();
    expect(await axe(form)).toEqual([]);
    expect(sent).toEqual([]);
    await Promise.all([
      form.waitForURL(ADDRESS),
      form.getByRole('button', { name: '发送并打开' }).click(),
    ]);
    expect(sent).toHaveLength(1);
    const [fields] = sent;
    expect(fields!.get('project[template]')).toBe('node');
    expect([...fields!.keys()].filter((name) => name.startsWith('project[files]'))).toEqual(
      [
        'README.md',
        'package.json',
        'tsconfig.json',
        'nest-cli.json',
        'src/app.module.ts',
        'src/main.ts',
      ].map((name) => `project[files][${name}]`),
    );
    expect(fields!.get('project[files][src/app.module.ts]')).toContain(
      "return ['</textarea>', '橘座'];",
    );
  });

  test('only its own pages may send a form there', async ({ site }) => {
    const page = await site.open(CHAPTER, {
      complaints: [/form-action 'self'/],
      before: (one) => one.route('https://stackblitz.com/**', (route) => route.abort()),
    });
    await page.evaluate((action) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action });
      document.body.append(form);
      return new Promise((done) => {
        document.addEventListener('securitypolicyviolation', done, { once: true });
        form.submit();
      });
    }, ADDRESS);
    expect(new URL(page.url()).pathname).toBe(CHAPTER);
  });
});

test('without one no page names it', async ({ site }) => {
  const page = await opened(site, CHAPTER);
  expect(await page.content()).not.toMatch(/stackblitz/i);
});
