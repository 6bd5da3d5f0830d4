import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isStock } from '../support/stock';
import { CLIPBOARD_TIMEOUT_MS } from '../../src/constants';
import { clipboard } from './clipboard';
import { BUILD_DIR, CHAPTER, expect, test } from './site';

const COPY = 'article > header [data-copy-page]';
const twin = (route: string): string => readFileSync(path.join(BUILD_DIR, `${route}.md`), 'utf8');

test('the page is copied as Markdown, said so, and so is the next one after a click within the app', async ({
  site,
}) => {
  const page = await site.open(CHAPTER, { permissions: ['clipboard-write'] });
  const copied = async (): Promise<string> => {
    await page.click(COPY);
    await expect(page.locator(`${COPY}[data-outcome="copied"]`)).toBeVisible();
    return clipboard(page);
  };
  expect(await copied()).toBe(twin(CHAPTER));
  await page.click('article > footer a[rel="next"]');
  await expect(page).toHaveURL((url) => url.pathname === '/interceptors');
  await expect(page.locator(`${COPY}[data-copy-page="/interceptors.md"]`)).toBeVisible();
  expect(await copied()).toBe(twin('/interceptors'));
  // What the first page's head said to machines is not true of this one, which says it of itself.
  const said = page.locator('script[type="application/ld+json"], link[type="text/markdown"]');
  if (isStock) await expect(said).toHaveCount(0);
  else {
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
      'href',
      '/interceptors.md',
    );
    for (const fact of await said.all())
      expect(await fact.evaluate((element) => element.outerHTML)).not.toContain('guards');
  }
});

for (const [clipboardIs, permissions] of [
  ['free', ['clipboard-write']],
  ['refused', []],
] as const)
  test(`where the Markdown does not come, the button says so and the link remains; the clipboard is ${clipboardIs}`, async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      permissions: [...permissions],
      complaints: [/status of 404/],
      before: (opened) => opened.route('**/guards.md', (route) => route.fulfill({ status: 404 })),
    });
    await page.click(COPY);
    await expect(page.locator(`${COPY}[data-outcome="unfetched"]`)).toBeVisible();
    await expect(page.locator(`${COPY}:not([data-outcome])`)).toBeAttached();
  });

test('without a network the button says that, and does not send the reader to what does not come', async ({
  site,
}) => {
  const page = await site.open(CHAPTER, {
    permissions: ['clipboard-write'],
    complaints: [/ERR_INTERNET_DISCONNECTED/],
  });
  await page.context().setOffline(true);
  await page.click(COPY);
  await expect(page.locator(`${COPY}[data-outcome="offline"]`)).toBeVisible();
  await expect(page.locator('#status')).toHaveText('没有网络，不能复制');
});

test('a clipboard that never answers is given up, and the button says so', async ({ site }) => {
  const page = await site.open(CHAPTER, {
    before: async (opened) => {
      await opened.clock.install();
      await opened.addInitScript(`
        navigator.clipboard.write = navigator.clipboard.writeText = () => new Promise(() => undefined);
        document.execCommand = () => false;`);
    },
  });
  await page.click(COPY);
  const givenUp = page.locator(`${COPY}[data-outcome="unfetched"]`);
  await expect
    .poll(async () => {
      await page.clock.runFor(CLIPBOARD_TIMEOUT_MS);
      return givenUp.count();
    })
    .toBe(1);
});

test('without JavaScript there is the link, and no button that does nothing', async ({ site }) => {
  const page = await site.open(CHAPTER, { javaScriptEnabled: false });
  expect(await page.isVisible(COPY)).toBe(false);
  await page.click(`${COPY} + a`);
  expect(new URL(page.url()).pathname).toBe(`${CHAPTER}.md`);
  await expect(page.locator('body')).toContainText('# 守卫 Guards');
});

for (const [name, address, section] of [
  ['the section', `${CHAPTER}#binding-guards`, /^Section: 绑定守卫.* \(#binding-guards\)$/m],
  [
    'the fold, by the beginning of its text,',
    '/websockets/adapter#nest12-2',
    /^Section: .{20,99} \(#nest12-2\)$/m,
  ],
] as const)
  test(`a report names ${name} that the address leads to`, async ({ site }) => {
    const page = await site.open(address);
    const report = page.locator('article > footer a[href*="/issues/new?"]');
    await expect(report).toHaveAttribute('href', /Section:%20%0A/);
    await report.evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault());
      (link as HTMLAnchorElement).click();
    });
    const body = new URL((await report.getAttribute('href'))!).searchParams.get('body');
    expect(body).toMatch(section);
  });
