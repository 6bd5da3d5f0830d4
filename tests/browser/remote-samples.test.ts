import type { Page, Route } from '@playwright/test';
import { REMOTE_SAMPLE_TIMEOUT_MS } from '../../src/constants';
import { EMPTY_TEXT, failureText } from '../../src/components/RemoteSample/failures';
import { choose, rewrite, settled } from './reader';
import { expect, type Site, test, type PageOptions } from './site';
import { variant, withoutAd } from './variant';

/** The page of the variant that holds a sample whose text is fetched from /samples/cats.ts. */
const PAGE = '/first-steps';
const FILE = '**/samples/cats.ts';
const CODE = 'main .prose pre[data-src] code';
const TEXT =
  "export class Cat {\n\tname = '<img src=x onerror=alert(1)>';\r\n} // </code><script>alert(1)</script>\n";

test.use({ served: { directory: variant } });

const open = (
  site: Site,
  answer: (route: Route) => unknown,
  pageOptions: PageOptions = {},
): Promise<Page> =>
  site.open(
    PAGE,
    withoutAd({
      ...pageOptions,
      before: async (page) => {
        await pageOptions.before?.(page);
        await page.route(FILE, answer as (route: Route) => Promise<void>);
      },
    }),
  );

const phase = (page: Page, name: string): Promise<unknown> =>
  expect(page.locator(`[data-src][data-phase="${name}"]`)).toBeAttached();
const plain =
  (body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ contentType: 'text/plain; charset=utf-8', body });

test('the texts are those of the rule (ARCHITECTURE.md#remote-samples)', () => {
  expect(failureText(404, 'Not Found')).toBe('Error 404 while fetching file: Not Found');
  expect(EMPTY_TEXT).toBe('Error: File does not exist or is empty');
});

test("the file's text is shown to the letter, as text (D5), under its name, and can be copied", async ({
  site,
}) => {
  const page = await open(site, plain(TEXT));
  await phase(page, 'shown');
  expect(await page.textContent(CODE)).toBe(TEXT);
  expect(await page.locator('main .prose [onerror], main .prose script').count()).toBe(0);
  const name = page.locator('main .prose figure:has([data-src]) figcaption a');
  expect([await name.textContent(), await name.getAttribute('href')]).toEqual([
    'cats.ts',
    '/samples/cats.ts',
  ]);
  await page.click('main .prose figure:has([data-src]) [data-copy]');
  await expect(page.locator('[data-outcome="copied"]')).toBeVisible();
});

test('while it is on its way the reader is told so, and there is nothing to copy', async ({
  site,
}) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((done) => (answer = done));
  const page = await open(site, (route) => answered.then(() => plain('x')(route)));
  await phase(page, 'loading');
  await expect(page.locator(CODE)).toHaveText('正在载入……');
  const copy = page.locator('main .prose figure:has([data-src]) [data-copy]');
  expect(await copy.isVisible()).toBe(false);
  answer();
  await phase(page, 'shown');
  await expect(page.locator(CODE)).toHaveText('x');
  await expect(copy).toBeVisible();
});

const failed = /Failed to load resource/;

for (const [name, answer, text, complaints] of [
  [
    '404 (D1)',
    (route) => route.fulfill({ status: 404, body: 'no' }),
    'Error 404 while fetching file: Not Found',
    [failed],
  ],
  [
    '500 (D1)',
    (route) => route.fulfill({ status: 500 }),
    'Error 500 while fetching file: Internal Server Error',
    [failed],
  ],
  [
    '503 (D1)',
    (route) => route.fulfill({ status: 503 }),
    'Error 503 while fetching file: Service Unavailable',
    [failed],
  ],
  ['empty (D2)', plain(''), EMPTY_TEXT, []],
  ['white space only (D2)', plain(' \n\t\n'), EMPTY_TEXT, []],
  ['led to the root by the host (D3)', (route) => route.continue(), EMPTY_TEXT, []],
  [
    'HTML (D3)',
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>home</p>' }),
    EMPTY_TEXT,
    [],
  ],
  [
    'the network fails (D8)',
    (route) => route.abort('connectionreset'),
    'Error 0 while fetching file: Network Error',
    [failed, /request failed/],
  ],
] satisfies Array<
  [name: string, answer: (route: Route) => unknown, text: string, complaints: RegExp[]]
>)
  test(`${name}: the error's text, and another try`, async ({ site }) => {
    let next = answer;
    const page = await open(site, (route) => next(route), { complaints });
    await phase(page, 'failed');
    await expect(page.locator(CODE)).toHaveText(text);
    expect(await page.isVisible('main .prose figure:has([data-src]) [data-copy]')).toBe(false);
    next = plain('there');
    await page.click('main .prose figure:has([data-src]) [data-retry]');
    await phase(page, 'shown');
    await expect(page.locator(CODE)).toHaveText('there');
    expect(await page.isVisible('main .prose [data-retry]')).toBe(false);
  });

test('what fetches it does not come: as without a network, and another try', async ({ site }) => {
  const script = '**/assets/js/remote.*';
  const page = await open(site, plain('there'), {
    complaints: [failed, /request failed/],
    before: (opened) => opened.route(script, (route) => route.abort('connectionreset')),
  });
  await phase(page, 'failed');
  await expect(page.locator(CODE)).toHaveText('Error 0 while fetching file: Network Error');
  await page.unroute(script);
  await page.click('main .prose figure:has([data-src]) [data-retry]');
  await phase(page, 'shown');
  await expect(page.locator(CODE)).toHaveText('there');
});

for (const [name, answer, end] of [
  ['fails as well', (route) => route.fulfill({ status: 500 }), 'failed'],
  ['succeeds', plain('there'), 'shown'],
] satisfies Array<[name: string, answer: (route: Route) => unknown, end: string]>)
  test(`another try by keyboard that ${name} leaves the focus where it is`, async ({ site }) => {
    let next: (route: Route) => unknown = (route) => route.fulfill({ status: 404, body: 'no' });
    const page = await open(site, (route) => next(route), { complaints: [failed] });
    await phase(page, 'failed');
    let letCome = (): void => undefined;
    next = async (route) => {
      await new Promise<void>((done) => (letCome = done));
      await answer(route);
    };
    const retry = page.locator('main .prose [data-retry]');
    await retry.focus();
    await Promise.all([page.waitForRequest(FILE), page.keyboard.press('Enter')]);
    await phase(page, 'loading');
    await settled(page);
    await expect(retry).toBeFocused();
    letCome();
    await phase(page, end);
    await settled(page);
    await expect(retry).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await retry.isVisible()).toBe(end === 'failed');
  });

test('another try pressed twice by keyboard asks once', async ({ site }) => {
  let asked = 0;
  const page = await open(
    site,
    (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 500 }) : plain('there')(route);
    },
    { complaints: [failed] },
  );
  await phase(page, 'failed');
  await page.locator('main .prose [data-retry]').focus();
  for (const _ of ['once', 'twice']) await page.keyboard.press('Enter');
  await phase(page, 'shown');
  await page.keyboard.press('Enter');
  await settled(page);
  expect(asked).toBe(2);
});

test('of a file of 5 MB, which would freeze the page, the beginning is shown, with a link to all of it (D7)', async ({
  site,
}) => {
  const line = `${'const text = 1; '.repeat(6)}\n`;
  const page = await open(site, plain(line.repeat(5_000_000 / line.length)));
  await phase(page, 'cut');
  const shown = (await page.textContent(CODE))!;
  expect(shown.length).toBeLessThanOrEqual(200_000);
  expect(shown.length).toBeGreaterThan(190_000);
  expect(shown.endsWith(line)).toBe(true);
  const note = page.locator('main .prose figure:has([data-src]) > p');
  await expect(note).toBeVisible();
  await expect(note.locator('a')).toHaveAttribute('href', '/samples/cats.ts');
});

test('of a file that is short enough nothing is said', async ({ site }) => {
  const page = await open(site, plain(TEXT));
  await phase(page, 'shown');
  expect(await page.isVisible('main .prose figure:has([data-src]) > p')).toBe(false);
});

test(`given up after ${REMOTE_SAMPLE_TIMEOUT_MS / 1000} s (D6)`, async ({ site }) => {
  let ask = (): void => undefined;
  const asked = new Promise<void>((done) => (ask = done));
  const page = await open(
    site,
    () => {
      ask();
      return new Promise(() => undefined);
    },
    { before: (opened) => opened.clock.install({ time: new Date('2026-11-21T08:00:00Z') }) },
  );
  await asked;
  await page.clock.pauseAt(new Date('2026-11-21T08:00:10Z'));
  await expect(page.locator(CODE)).toHaveText('正在载入……');
  await page.clock.runFor(REMOTE_SAMPLE_TIMEOUT_MS);
  await phase(page, 'failed');
  await expect(page.locator(CODE)).toHaveText('Error 408 while fetching file: Request Timeout');
});

for (const source of [
  'https://evil.example/x.ts',
  '//evil.example/x.ts',
  '/\\evil.example/x.ts',
  'javascript:alert(1)',
  'data:text/plain,x',
  'cats.ts',
  '',
])
  test(`a source that is not a file of this site is refused before anything is asked for (D4): “${source}”`, async ({
    site,
  }) => {
    const page = await site.open(
      PAGE,
      withoutAd({
        before: (opened) =>
          rewrite(opened, PAGE, (html) =>
            html.replace(/data-src="?\/samples\/cats\.ts"?/, `data-src="${source}"`),
          ),
      }),
    );
    await phase(page, 'failed');
    await expect(page.locator(CODE)).toHaveText(EMPTY_TEXT);
  });

test('leaving meanwhile is harmless, and the page is filled again on the way back', async ({
  site,
}) => {
  let asked = 0;
  const page = await open(site, (route) => {
    asked += 1;
    return asked === 1 ? new Promise(() => undefined) : plain('there')(route);
  });
  await choose(page, '/guards');
  await expect(page).toHaveTitle(/^Guards/);
  await page.goBack();
  await phase(page, 'shown');
  await expect(page.locator(CODE)).toHaveText('there');
});

test('without JavaScript the name is a link to the file', async ({ site }) => {
  const page = await site.open(PAGE, { javaScriptEnabled: false });
  await expect(page.locator('main .prose figure:has([data-src]) a').first()).toHaveAttribute(
    'href',
    '/samples/cats.ts',
  );
});
