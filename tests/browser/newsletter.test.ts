import type { Page, Route } from '@playwright/test';
import { NEWSLETTER_TIMEOUT_MS } from '../../src/constants';
import { choose, scrolledTo, scrollTo, scrollTop, settled } from './reader';
import { CHAPTER, expect, type Site, test, type PageOptions } from './site';

/** The form stands on every page; a short one is the quickest. */
const SHORT = '/support';
const ENDPOINT = '**/api/newsletter';
const INPUT = '#newsletter-email';
const BUTTON = 'form button[type="submit"]';
const ALERT = 'form [role="alert"]';
const ADDRESS = 'reader@example.com';

type Answer = (route: Route) => Promise<unknown>;

/** The form of a page whose endpoint answers so; counts the calls. */
async function form(
  site: Site,
  answer: Answer,
  pageOptions: PageOptions = {},
): Promise<{ page: Page; calls: string[] }> {
  const calls: string[] = [];
  const page = await site.open(SHORT, {
    ...pageOptions,
    before: async (opened) => {
      await pageOptions.before?.(opened);
      await opened.route(ENDPOINT, (route) => {
        calls.push(route.request().postData() ?? '');
        return answer(route);
      });
    },
  });
  return { page, calls };
}

async function send(page: Page, address = ADDRESS): Promise<void> {
  await page.fill(INPUT, address);
  await page.click(BUTTON);
}

const state = (page: Page): Promise<object> =>
  page.evaluate(
    ([input, button]) => ({
      value: document.querySelector<HTMLInputElement>(input!)!.value,
      input: document.querySelector<HTMLInputElement>(input!)!.disabled,
      button: document.querySelector<HTMLButtonElement>(button!)!.disabled,
      busy: document.querySelector('form[aria-busy]')!.getAttribute('aria-busy'),
      check: document.querySelector(`${button} svg`)!.getClientRects().length > 0,
    }),
    [INPUT, BUTTON],
  );
const IDLE = { input: false, button: false, busy: 'false', check: false };
const PENDING = { input: true, button: true, busy: 'true', check: false };
const DONE = { input: true, button: true, busy: 'false', check: true };

const says = (page: Page, text: string): Promise<unknown> =>
  expect(page.locator(ALERT)).toHaveText(text);

test.describe('signing up', () => {
  test('idle, pending, done: the address is posted as JSON, the check mark stays', async ({
    site,
  }) => {
    let answer = (): void => undefined;
    const { page, calls } = await form(site, (route) =>
      new Promise<void>((done) => (answer = done)).then(() => route.fulfill({ status: 204 })),
    );
    expect(await state(page)).toEqual({ ...IDLE, value: '' });
    const [request] = await Promise.all([page.waitForRequest(ENDPOINT), send(page)]);
    expect(await state(page)).toEqual({ ...PENDING, value: ADDRESS });
    expect([request.method(), request.headers()['content-type'], calls]).toEqual([
      'POST',
      'application/json',
      [JSON.stringify({ email: ADDRESS })],
    ]);
    answer();
    await expect(page.locator(`${BUTTON}[data-state="done"]`)).toBeVisible();
    expect(await state(page)).toEqual({ ...DONE, value: ADDRESS });
    await expect(page.locator('[role="status"]')).toHaveText('订阅成功');
    expect(await page.textContent(ALERT)).toBe('');
  });

  test('this server answers it, and a reload gives an idle form that sends nothing (N8)', async ({
    site,
  }) => {
    const page = await site.open(SHORT);
    await send(page);
    await expect(page.locator(`${BUTTON}[data-state="done"]`)).toBeVisible();
    expect(site.subscribed).toEqual([ADDRESS]);
    await page.reload();
    await expect(page.locator(`${BUTTON}:enabled`)).toBeVisible();
    expect(await state(page)).toMatchObject(IDLE);
    expect(site.subscribed).toEqual([ADDRESS]);
  });

  test("the answer's body is not read: whatever it says (N13)", async ({ site }) => {
    const { page } = await form(site, (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"error":"no"' }),
    );
    await send(page);
    await expect(page.locator(`${BUTTON}[data-state="done"]`)).toBeVisible();
  });

  test('double click, Enter and click: one call (N6)', async ({ site }) => {
    let answer = (): void => undefined;
    const { page, calls } = await form(site, (route) =>
      new Promise<void>((done) => (answer = done)).then(() => route.fulfill({ status: 204 })),
    );
    await page.fill(INPUT, ADDRESS);
    const called = page.waitForRequest(ENDPOINT);
    await page.evaluate(
      ([input, button]) => {
        const submit = document.querySelector<HTMLButtonElement>(button!)!;
        document.querySelector<HTMLInputElement>(input!)!.form!.requestSubmit();
        submit.click();
        submit.click();
      },
      [INPUT, BUTTON],
    );
    await called;
    await settled(page);
    answer();
    await expect(page.locator(`${BUTTON}[data-state="done"]`)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('Enter in the field sends, too', async ({ site }) => {
    const { page, calls } = await form(site, (route) => route.fulfill({ status: 204 }));
    await page.fill(INPUT, ADDRESS);
    await page.press(INPUT, 'Enter');
    await expect(page.locator(`${BUTTON}[data-state="done"]`)).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

/** What the keyboard is at, as the reader sees it, and what has been spoken since the page was opened. */
const heard = (page: Page): Promise<{ at: string | null; marked: boolean; spoken: string[] }> =>
  page.evaluate(() => {
    const at = document.activeElement!;
    return {
      at: at.getAttribute('aria-labelledby') ?? at.id,
      marked: getComputedStyle(at.querySelector('button') ?? at).outlineStyle === 'solid',
      spoken: (window as unknown as { spoken: string[] }).spoken,
    };
  });

test.describe('the keyboard stays where it has sent from, and the result is said once', () => {
  const listen = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      for (const region of document.querySelectorAll('[role="status"], [role="alert"]'))
        new MutationObserver(() => region.textContent && spoken.push(region.textContent)).observe(
          region,
          { childList: true },
        );
    });

  for (const [name, from, width] of [
    ['from the button', BUTTON, 1280],
    ['from the field', INPUT, 360],
  ] as const)
    test(`${name} at ${width} px`, async ({ site }) => {
      let answer = (): void => undefined;
      const { page } = await form(
        site,
        (route) =>
          new Promise<void>((done) => (answer = done)).then(() => route.fulfill({ status: 204 })),
        { viewport: { width, height: 740 }, reducedMotion: 'reduce' },
      );
      await listen(page);
      await page.fill(INPUT, ADDRESS);
      await page.focus(from);
      await Promise.all([page.waitForRequest(ENDPOINT), page.keyboard.press('Enter')]);
      await settled(page);
      const at = { at: 'newsletter-title', marked: true };
      expect(await heard(page)).toEqual({ ...at, spoken: [] });
      answer();
      await expect(page.locator(`${BUTTON}[data-state="done"]`)).toBeVisible();
      await settled(page);
      expect(await heard(page)).toEqual({ ...at, spoken: ['订阅成功'] });
      // What has sent is switched off: the next stop is behind it, not the page's first one.
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement!.closest('footer') !== null)).toBe(
        true,
      );
    });
});

test.describe('a call that fails says so, keeps the address and lets the reader try again', () => {
  const failed = /Failed to load resource/;
  const OFFLINE = '没有寄出：网络不通。邮箱已保留，请再试。';
  const UNAVAILABLE = '没有寄出：服务暂时不可用。邮箱已保留，请再试。';
  const REFUSED = '地址未被接受，请检查后再试。';
  const CLOSED = '没有寄出：订阅服务不接受这里的请求，与你的邮箱无关。邮箱已保留。';
  const TIMEOUT = '等待超时。如果收到确认邮件，就不必再试。';
  const fulfil =
    (status: number, more: object = {}): Answer =>
    (route) =>
      route.fulfill({ status, ...more });

  const FAILURES: ReadonlyArray<[name: string, answer: Answer, text: string]> = [
    ['connection refused (N1)', (route) => route.abort('connectionrefused'), OFFLINE],
    ['no such host (N1)', (route) => route.abort('namenotresolved'), OFFLINE],
    [
      'redirected elsewhere (N14)',
      fulfil(302, { headers: { location: 'https://elsewhere.example/' } }),
      OFFLINE,
    ],
    ['400 (N2)', fulfil(400), REFUSED],
    ["403: the form's fault, not the address's", fulfil(403), CLOSED],
    [
      '404: nobody there',
      fulfil(404, { contentType: 'text/html', body: '<h1>Not found</h1>' }),
      CLOSED,
    ],
    ['405: a static host', fulfil(405), CLOSED],
    ['409 (N2)', fulfil(409), REFUSED],
    ['422 (N2)', fulfil(422), REFUSED],
    ['429 (N3)', fulfil(429, { headers: { 'retry-after': '60' } }), '请求太多，请稍后再试。'],
    ['500 (N4)', fulfil(500), UNAVAILABLE],
    [
      '502 with HTML (N4)',
      fulfil(502, { contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      UNAVAILABLE,
    ],
    ['503 (N4)', fulfil(503), UNAVAILABLE],
    ['504: someone before it gave up', fulfil(504), TIMEOUT],
  ];
  test('whatever the network and the endpoint have for an answer', async ({ site }) => {
    let next: Answer = fulfil(204);
    const { page, calls } = await form(site, (route) => next(route), {
      complaints: [failed, /request failed.*newsletter/],
    });
    await page.fill(INPUT, ADDRESS);
    await page.focus(BUTTON);
    // Each call but the first is the try after the failure before it.
    for (const [index, [name, answer, text]] of FAILURES.entries())
      await test.step(name, async () => {
        let saidMeanwhile: string | null = null;
        next = async (route) => {
          saidMeanwhile = await page.textContent(ALERT);
          await answer(route);
        };
        await Promise.all([page.waitForRequest(ENDPOINT), page.keyboard.press('Enter')]);
        await expect(page.locator(`${BUTTON}:enabled`)).toBeVisible();
        await says(page, text);
        expect([calls.length, saidMeanwhile]).toEqual([index + 1, '']);
        expect(await state(page)).toEqual({ ...IDLE, value: ADDRESS });
        expect(await page.getAttribute(INPUT, 'aria-describedby')).toBe(
          await page.getAttribute(ALERT, 'id'),
        );
        expect(
          await page.evaluate(
            (button) => document.activeElement === document.querySelector(button),
            BUTTON,
          ),
        ).toBe(true);
      });

    next = fulfil(204);
    await page.click(BUTTON);
    await expect(page.locator(`${BUTTON}[data-state="done"]`)).toBeVisible();
    expect([calls.length, await page.textContent(ALERT)]).toEqual([FAILURES.length + 1, '']);
  });

  for (const [where, readOn, top] of [
    ['on the page', (page) => scrollTo(page, 600), 600],
    ['on the next page', (page) => choose(page, '/pipes'), 0],
  ] satisfies Array<[where: string, readOn: (page: Page) => Promise<void>, top: number]>)
    test(`a reader who reads on ${where} stays where they are`, async ({ site }) => {
      let answer = (): void => undefined;
      const page = await site.open(CHAPTER, {
        complaints: [failed],
        before: (opened) =>
          opened.route(ENDPOINT, async (route) => {
            await new Promise<void>((done) => (answer = done));
            await route.fulfill({ status: 503 });
          }),
      });
      await Promise.all([page.waitForRequest(ENDPOINT), send(page)]);
      await readOn(page);
      await scrolledTo(page, top);
      answer();
      await says(page, UNAVAILABLE);
      await settled(page);
      expect(await scrollTop(page)).toBe(top);
    });

  test('offline (N1)', async ({ site }) => {
    const page = await site.open(SHORT, { complaints: [failed, /request failed.*newsletter/] });
    await page.context().setOffline(true);
    await send(page);
    await says(page, OFFLINE);
    await page.context().setOffline(false);
    await page.click(BUTTON);
    await expect(page.locator(`${BUTTON}[data-state="done"]`)).toBeVisible();
  });

  test(`no answer within ${NEWSLETTER_TIMEOUT_MS / 1000} s (N5)`, async ({ site }) => {
    // The browser's own timer for requests; the test's clock does not reach it.
    const SOONER = `
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => { window.asked = milliseconds; return timeout(50); };
    `;
    const { page } = await form(site, () => new Promise(() => undefined), {
      before: (opened) => opened.addInitScript(SOONER),
    });
    await send(page);
    await says(page, '等待超时。如果收到确认邮件，就不必再试。');
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(
      NEWSLETTER_TIMEOUT_MS,
    );
    expect(await state(page)).toEqual({ ...IDLE, value: ADDRESS });
  });
});

test.describe('leaving meanwhile (N7)', () => {
  test('within the app the call goes on and completes', async ({ site }) => {
    let answer = (): void => undefined;
    const { page, calls } = await form(site, (route) =>
      new Promise<void>((done) => (answer = done)).then(() => route.fulfill({ status: 204 })),
    );
    await Promise.all([page.waitForRequest(ENDPOINT), send(page)]);
    await choose(page, '/pipes');
    await expect(page).toHaveTitle(/^Pipes/);
    answer();
    await expect(page.locator(`${BUTTON}[data-state="done"]`)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('a page that is closed at once has sent it', async ({ site }) => {
    const before = site.subscribed.length;
    const page = await site.open(SHORT);
    await page.fill(INPUT, 'leaving@example.com');
    await page.evaluate((button) => {
      document.querySelector<HTMLButtonElement>(button)!.click();
      window.location.href = '/pipes';
    }, BUTTON);
    await page.waitForURL('**/pipes');
    expect(site.subscribed.slice(before)).toEqual(['leaving@example.com']);
  });
});

test.describe("the browser's own check comes first (N11)", () => {
  test('an address that is none sends nothing', async ({ site }) => {
    const { page, calls } = await form(site, (route) => route.fulfill({ status: 204 }));
    for (const address of ['', 'abc', 'a@', '@b.cn', 'a b@c.cn', '中文'])
      await test.step(`“${address}”`, async () => {
        await send(page, address);
        expect(await page.$eval(INPUT, (input) => (input as HTMLInputElement).validity.valid)).toBe(
          false,
        );
        expect([calls, await state(page)]).toEqual([[], { ...IDLE, value: address }]);
      });
  });

  test("space around the address is taken off; a long one is the endpoint's to refuse", async ({
    site,
  }) => {
    let answer: Answer = (route) => route.continue();
    const { page, calls } = await form(site, (route) => answer(route), {
      complaints: [/status of 422/],
    });
    await send(page, `${'a'.repeat(2000)}@example.com`);
    await says(page, '地址未被接受，请检查后再试。');

    answer = (route) => route.fulfill({ status: 204 });
    await send(page, `  ${ADDRESS}  `);
    await expect(page.locator(`${BUTTON}[data-state="done"]`)).toBeVisible();
    expect(calls.slice(1)).toEqual([JSON.stringify({ email: ADDRESS })]);
  });
});

test.describe('before the page is live, and without JavaScript, nothing is sent and no address ends up in the URL (N9)', () => {
  for (const [name, pageOptions] of [
    [
      'scripts on their way',
      {
        live: false,
        before: (page: Page) => page.route('**/assets/js/**', () => new Promise(() => undefined)),
      },
    ],
    ['no JavaScript', { javaScriptEnabled: false }],
  ] as const)
    test(name, async ({ site }) => {
      const page = await site.open(SHORT, pageOptions);
      const before = site.subscribed.length;
      await expect(page.locator(BUTTON)).toBeDisabled();
      await page.fill(INPUT, ADDRESS);
      await page.press(INPUT, 'Enter');
      expect(page.url()).toBe(`${site.origin}${SHORT}`);
      expect(site.subscribed.length).toBe(before);
      if (name === 'no JavaScript')
        expect(await page.textContent('form noscript')).toContain('JavaScript');
    });
});
