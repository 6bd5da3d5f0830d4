import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles, pagesOf } from '../../src/hosting/pages';
import { WORKER } from '../../src/hosting/workerFile';
import { RUNNING } from '../../src/browser/turn';
import { CACHE } from '../../src/plugins/offline/format';
import { MANIFEST_ADDRESS } from '../../src/search/engine/manifest';
import { keptHtml } from '../support/keptHtml';
import { cut, forget, kept, KEEPING, line, mend, until, type Instead } from './offline';
import {
  address,
  arrives,
  choose,
  DESKTOP,
  hasText,
  heading,
  isMarked,
  isNear,
  mark,
  PHONE,
  scrolledTo,
  scrollTo,
  scrollTop,
  shows,
} from './reader';
import { BUILD_DIR, CHAPTER, expect, isLive, test } from './site';

// Some keep the book twice.
test.describe.configure({ timeout: 3 * KEEPING });

const OTHER_SECTION = '/techniques/caching';

/** A page without what a tab has already that turns to it: the styles, and what follows the text but for the scripts. */
const asTurnedTo = (html: string): string => {
  const { head, main, scripts } = /^(?<head>.*?)(?<main><main.*<\/main>)(?<scripts>.*)$/s.exec(
    html,
  )!.groups!;
  return [
    head!.replace(/<style([^>]*)>.*?<\/style>/gs, '<meta$1>'),
    main,
    ...scripts!.split(/(?=<script)/).flatMap((part) => /^<script.*<\/script>/s.exec(part) ?? []),
  ].join('');
};

/** What the site has beside its pages, the last one with a sandbox in its settings. */
const FILES = ['/guards.md', '/llms.txt', '/changes.atom', '/sandbox/guards/guards-1.html'];

test.describe('the whole book', () => {
  const network = line();
  let reader: Page | undefined;
  /** `page`: of a reader who has the book; the tests use one after the other. */
  const readerTest = test.extend<{ page: Page }>({
    page: async ({ site }, use) => {
      if (!reader) {
        const page = (reader = await site.open(CHAPTER, { preloading: true, kept: true }));
        await kept(page);
        await cut(page, network);
      }
      await use(reader);
    },
  });
  test.describe.configure({ mode: 'default' });
  readerTest.use({ served: { around: network.around } });
  readerTest.afterAll(() => reader?.context().close());

  readerTest(
    'every page is there as it was built, as far as a tab takes it that turns to it',
    async ({ page }) => {
      const files = [...pagesOf(listFiles(BUILD_DIR))];
      const found = await page.evaluate(
        async ([routes, header]) => {
          const running = [
            ...document.querySelectorAll('script[src^="/assets/"], style[data-file]'),
          ].map((element) => element.getAttribute('src') ?? element.getAttribute('data-file'));
          const hash = async (route: string): Promise<string> => {
            const answer = await fetch(route, { headers: { [header]: running.join(' ') } });
            const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
            return [...new Uint8Array(digest)]
              .map((byte) => byte.toString(16).padStart(2, '0'))
              .join('');
          };
          const hashes: string[] = [];
          for (const route of routes) hashes.push(await hash(route).catch(String));
          return hashes;
        },
        [files.map(([route]) => route), RUNNING] as const,
      );
      const wanted = files.map(([, file]) =>
        createHash('sha256')
          .update(asTurnedTo(keptHtml(readFileSync(path.join(BUILD_DIR, file), 'utf8'))))
          .digest('hex'),
      );
      expect(files.flatMap(([route], at) => (found[at] === wanted[at] ? [] : [route]))).toEqual([]);
    },
  );

  readerTest('a page that is reloaded is where it was, and live', async ({ page }) => {
    await page.goto(CHAPTER);
    await isLive(page);
    await scrollTo(page, 1500);
    await page.reload();
    await isLive(page);
    expect(await heading(page)).toBe('守卫');
    await scrolledTo(page, 1500);
    expect(await page.evaluate(() => document.documentElement.dataset.loadFailed)).toBeUndefined();
  });

  readerTest(
    'a click on a page not yet seen leads there within the app, and back',
    async ({ page }) => {
      await page.goto(CHAPTER);
      await isLive(page);
      await mark(page);
      await choose(page, OTHER_SECTION);
      await shows(page, OTHER_SECTION);
      await hasText(page);
      await page.goBack();
      await shows(page, CHAPTER);
      expect(await isMarked(page)).toBe(true);
    },
  );

  readerTest('a deep link opens at its anchor, in a new tab', async ({ page }) => {
    const tab = await page.context().newPage();
    await tab.goto('/pipes#custom-pipes');
    await isLive(tab);
    await expect.poll(() => scrollTop(tab)).toBeGreaterThan(0);
    await isNear(tab, 'custom-pipes', 76, 60);
    await expect(tab.locator('#menu [aria-current="page"]')).toHaveAttribute('href', '/pipes');
    await tab.close();
  });

  readerTest('both languages of a sample', async ({ page }) => {
    await page.goto(CHAPTER);
    const sample = page.locator('.prose figure:has(input[value="js"])').first();
    await sample.locator('label:has(input[value="js"])').click();
    await expect(sample.locator('pre[data-panel="js"]')).toBeVisible();
    expect(await sample.locator('pre[data-panel="ts"]').isVisible()).toBe(false);
  });

  readerTest(
    'the search finds, with texts of what was found, and leads there',
    async ({ page }) => {
      await page.goto(CHAPTER);
      await isLive(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('cache-manager');
      const hit = page.locator('#search-dialog [role="option"]').first();
      await expect(hit).toBeVisible();
      await expect(page.locator('#search-dialog mark').first()).not.toBeEmpty();
      await page.keyboard.press('Enter');
      await arrives(page, /^\/techniques\/caching/);
      await page.goto('/search');
      await isLive(page);
      expect(await page.locator('main a[href="/pipes"]').count()).toBeGreaterThan(0);
    },
  );

  readerTest(
    'the line at the foot still says that it is kept, beside the button that takes it back',
    async ({ page }) => {
      const tab = await page.context().newPage();
      await tab.addInitScript('Object.defineProperty(navigator, "onLine", { value: false })');
      await tab.goto('/pipes');
      await kept(tab);
      await expect(tab.locator('#offline-line button')).toBeVisible();
      await tab.close();
    },
  );

  readerTest('the search does not wait for a network that never answers', async ({ page }) => {
    await mend(page, network);
    network.instead.set(MANIFEST_ADDRESS, () => undefined);
    await page.goto(CHAPTER);
    await isLive(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cache-manager');
    await expect(page.locator('#search-dialog [role="option"]').first()).toBeVisible();
    network.instead.delete(MANIFEST_ADDRESS);
    await cut(page, network);
  });

  readerTest(
    'after three seconds without an answer, what is kept is shown, its pictures as well',
    async ({ page }) => {
      await mend(page, network);
      const silent = ['/pipes', '/img/logo.svg'];
      const answers: Array<() => void> = [];
      for (const path of silent) network.instead.set(path, (_, pass) => void answers.push(pass));
      await page.goto('/pipes');
      await isLive(page);
      expect([await heading(page), answers.length]).toEqual(['管道', 2]);
      for (const path of silent) network.instead.delete(path);
      answers.forEach((pass) => pass());
      await cut(page, network);
    },
  );

  readerTest(
    'old addresses, other spellings and unknown paths lead where they do online',
    async ({ page }) => {
      for (const [from, to] of [
        ['/components', '/providers'],
        ['/Guards/', '/guards'],
        ['/no/such/page', '/'],
        ['/v11/guards?a=b', '/guards?a=b'],
        ['/v12/techniques/caching', '/techniques/caching?nest=12'],
        ['/8/components', '/providers'],
        ['/10/no/such/page', '/'],
      ]) {
        await page.goto(from!);
        expect([from, address(page)]).toEqual([from, to]);
      }
    },
  );

  readerTest('the policy is that of the network', async ({ page }) => {
    const policy = (path: string): Promise<string | undefined> =>
      page.goto(path).then((answer) => answer?.headers()['content-security-policy']);
    const offline = await policy(CHAPTER);
    await mend(page, network);
    const online = await policy(CHAPTER);
    await cut(page, network);
    expect(online).toContain("script-src 'strict-dynamic' 'sha256-");
    expect(offline).toBe(online);
  });

  readerTest('what needs a network says so, and nothing else', async ({ page }) => {
    await page.goto(CHAPTER);
    await isLive(page);
    // The emulated network is told to be there with each new document.
    await page.context().setOffline(false);
    await cut(page, network);
    await expect(page.getByText('订阅要等有了网络。')).toBeVisible();
  });
});

test.describe('who gets it', () => {
  const network = line();
  test.use({ served: { around: network.around } });
  const registrations = (page: Page): Promise<number> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const connection = (value: object): string =>
    `Object.defineProperty(navigator, 'connection', {value: ${JSON.stringify(value)}, configurable: true})`;

  for (const [name, value] of [
    ['who saves data', { saveData: true, effectiveType: '4g' }],
    ['on 2G', { saveData: false, effectiveType: '2g' }],
  ] as const)
    test(`nobody ${name}: no worker, nothing fetched`, async ({ site }) => {
      const page = await site.open(CHAPTER, {
        preloading: true,
        before: (opened) => opened.addInitScript(connection(value)),
      });
      network.asked.length = 0;
      // The worker would be asked for in the first idle moment.
      for (let moment = 0; moment < 3; moment++)
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect([await registrations(page), network.asked]).toEqual([0, []]);
    });

  test('a section the reader is in comes first; nobody waits for the rest to turn to a page of it', async ({
    site,
  }) => {
    network.asked.length = 0;
    const page = await site.open(OTHER_SECTION, { preloading: true });
    await kept(page);
    const order = network.asked.flatMap(
      (url) => /^\/assets\/offline\/(\w+)\./.exec(url)?.[1] ?? [],
    );
    expect(order.slice(0, 3)).toEqual(['shell', 'techniques', 'top']);
    expect(order.at(-1)).toBe('search');
    // Neither pages nor anything twice.
    expect(new Set(order).size).toBe(order.length);
    expect(network.asked.filter((url) => url === '/pipes')).toEqual([]);
  });

  test('who has it removed: worker and files are gone, it does not come again, until it is asked for; the focus stays in the line, and what came of it is said', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    await kept(page);
    const line = page.locator('#offline-line');
    const button = line.locator('button');
    await expect(line).not.toHaveRole('status');
    await button.press('Enter');
    await expect(button).toHaveText('存下来');
    await expect(button).toBeFocused();
    await expect(line).toHaveRole('status');
    await until(
      page,
      async (name) =>
        (await navigator.serviceWorker.getRegistrations()).length === 0 &&
        !(await caches.keys()).includes(name),
      CACHE,
    );
    await page.reload();
    await isLive(page);
    await expect(button).toBeAttached();
    expect(await registrations(page)).toBe(0);
    await button.press('Enter');
    await expect(page.locator('#offline-line:focus-within')).toBeAttached();
    await kept(page);
    await expect(button).toHaveText('删除');
    await expect(button).toBeFocused();
  });

  test('who has it removed in one tab has it removed in all of them, also while one keeps it', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    await kept(page);
    const [techniques] = await forget(page, '/techniques.');
    // Else it comes from there.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    const answers: Array<() => void> = [];
    network.instead.set(techniques!, (_, pass) => void answers.push(pass));
    const tab = await page.context().newPage();
    await tab.goto('/pipes');
    await expect.poll(() => answers.length, { timeout: KEEPING }).toBe(1);
    await page.locator('#offline-line button').click();
    await expect(tab.locator('#offline-line')).toContainText('不存这本书');
    network.instead.clear();
    answers.forEach((pass) => pass());
    await until(
      tab,
      async ([name, file]) => {
        // What has come after all is gone again.
        await new Promise((done) => setTimeout(done, 500));
        return !(await caches.has(name)) && !(await caches.match(file));
      },
      [CACHE, techniques!] as const,
    );
    await page.locator('#offline-line button').click();
    await kept(tab);
  });
});

test.describe('where it cannot work, an ordinary site', () => {
  const network = line();
  test.use({ served: { around: network.around } });

  const ordinary = async (page: Page): Promise<void> => {
    await choose(page, '/pipes');
    await shows(page, '/pipes');
    expect(await page.innerText('#offline-line')).toBe('');
  };

  for (const [name, script, complaints] of [
    [
      'registering fails',
      `navigator.serviceWorker.register = () => Promise.reject(new DOMException('no', 'SecurityError'))`,
      [],
    ],
    ['there are no workers', `delete Navigator.prototype.serviceWorker`, []],
    [
      'storage throws',
      `Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('blocked', 'SecurityError'); }});
       navigator.serviceWorker.register = () => Promise.reject(new DOMException('no', 'SecurityError'))`,
      [],
    ],
  ] satisfies Array<[string, string, RegExp[]]>)
    test(name, async ({ site }) => {
      const page = await site.open(CHAPTER, {
        preloading: true,
        complaints,
        before: (opened) => opened.addInitScript(script),
      });
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await ordinary(page);
    });

  for (const [name, answer, complaints] of [
    ['is not there', (response) => void response.writeHead(404).end(), [/bad HTTP response/]],
    [
      'is HTML',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>no'),
      [/unsupported MIME type/],
    ],
    [
      'does not run',
      (response) =>
        void response.writeHead(200, { 'content-type': 'text/javascript' }).end('function ('),
      [],
    ],
  ] satisfies Array<[string, Instead, RegExp[]]>)
    test(`the worker ${name}`, async ({ site }) => {
      network.instead.set('/worker.js', answer);
      const page = await site.open(CHAPTER, { preloading: true, complaints });
      await ordinary(page);
      network.instead.clear();
    });

  test('a file of the book that is cut, or another one: it is not kept, and fetched with the next visit', async ({
    site,
  }) => {
    const techniques = listFiles(BUILD_DIR).find((file) =>
      file.startsWith('assets/offline/techniques.'),
    )!;
    network.instead.set(
      `/${techniques}`,
      (response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end('{"/techniques'),
    );
    const page = await site.open(CHAPTER, { preloading: true });
    await until(
      page,
      async ([name, file]) => {
        const cache = await caches.open(name);
        return (await cache.keys()).length > 10 && !(await cache.match(file));
      },
      [CACHE, `/${techniques}`] as const,
    );
    await ordinary(page);
    network.instead.clear();
    await page.reload();
    await kept(page);
  });

  test('a shell that came with the policy of another release: its pages are styled and live', async ({
    site,
  }) => {
    const shell = listFiles(BUILD_DIR).find((file) => file.startsWith('assets/offline/shell.'))!;
    network.instead.set(`/${shell}`, (response, pass) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        set(name, typeof value === 'string' ? value.replace(/ 'sha\d+-[^']+'/g, '') : value);
      pass();
    });
    const page = await site.open(CHAPTER, { preloading: true });
    await kept(page);
    network.instead.clear();
    await cut(page, network);
    await page.goto('/pipes');
    await isLive(page);
    expect(
      await page.evaluate(
        () => document.querySelector<HTMLStyleElement>('style[data-file]')!.sheet !== null,
      ),
    ).toBe(true);
    await mend(page, network);
  });

  test('a browser whose preload comes as an error where that of others fails (Firefox): pages open without a network', async ({
    site,
  }) => {
    const worker = readFileSync(path.join(BUILD_DIR, WORKER), 'utf8');
    network.instead.set(WORKER, (response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(
        `Object.defineProperty(FetchEvent.prototype, 'preloadResponse', { get: () => Promise.resolve(Response.error()) });${worker}`,
      );
    });
    const page = await site.open(CHAPTER, { preloading: true });
    await kept(page);
    await cut(page, network);
    await page.reload();
    await isLive(page);
    await page.goto('/pipes#binding-pipes');
    await shows(page, '/pipes', '#binding-pipes');
    await mend(page, network);
    network.instead.clear();
  });

  test('a kept file that is broken or gone: the network answers, and the next visit mends it', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    await kept(page);
    await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.includes('/graphql.')) await cache.put(request, new Response('{broken'));
        if (request.url.includes('/shell.')) await cache.delete(request);
      }
    }, CACHE);
    await choose(page, '/graphql/resolvers');
    await shows(page, '/graphql/resolvers');
    await page.reload();
    await kept(page);
    await cut(page, network);
    await page.reload();
    await isLive(page);
    expect(await heading(page)).toBe('解析器');
    await mend(page, network);
  });

  test('a page or a file that is not kept says so, with the way to those that are', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      preloading: true,
      complaints: [
        /status of 503/,
        // Also what the pointer comes to lie on when the menu opens under it.
        /request failed: .*\/techniques\//,
        /Failed to load resource: net::ERR_FAILED/,
        /request failed: .*\/img\//,
      ],
    });
    await kept(page);
    await forget(page, '/techniques.');
    await cut(page, network);
    // Else the next page that is shown has it from there.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.clearBrowserCache');

    await test.step('opened in a new tab', async () => {
      const tab = await page.context().newPage();
      await tab.goto(OTHER_SECTION);
      await expect(tab.locator('main h1')).toHaveText('没有网络');
      // A file is no unknown path, which would lead to the root.
      for (const file of FILES) {
        const answer = await tab.goto(file);
        expect([address(tab), answer?.status(), await heading(tab)]).toEqual([
          file,
          503,
          '没有网络',
        ]);
      }
      await tab.click('#menu a[href="/pipes"]');
      await shows(tab, '/pipes');
      await tab.close();
    });

    for (const [name, size] of [
      ['on a screen', DESKTOP],
      ['on a phone', PHONE],
    ] as const)
      await test.step(`usable ${name}: nothing lies over it, header and menu work`, async () => {
        await page.setViewportSize(size.viewport);
        await choose(page, OTHER_SECTION);
        const text = page.locator('main');
        await expect(text.locator('h1')).toHaveText('没有网络');
        await isLive(page);
        const left = await text.locator('h1').evaluate((h1) => h1.getBoundingClientRect().left);
        expect(left).toBeGreaterThan(size === PHONE ? 10 : 250);
        // In reading order.
        await expect(text.locator('h3 + ul a').first()).toHaveText('介绍 Introduction');
        await expect(text.locator('a[href="/pipes"]')).toBeVisible();
        expect(await text.locator(`a[href="${OTHER_SECTION}"]`).count()).toBe(0);
        const theme = page.locator('html');
        const before = await theme.getAttribute('data-theme');
        await page.click('[data-theme-toggle]');
        expect(await theme.getAttribute('data-theme')).not.toBe(before);
        if (size === PHONE) await page.click('#sidebar-toggle');
        await expect(page.locator(`#menu a[href="${OTHER_SECTION}"]`)).toBeInViewport();
        if (size === PHONE) await page.click('#sidebar-toggle');
        await page.keyboard.press('Control+k');
        await page.keyboard.type('管道');
        await expect(page.locator('#search-dialog [role="option"]').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await text.getByRole('link', { name: '返回' }).click();
        await shows(page, CHAPTER);
      });

    await test.step('a picture that is gone closes no page', async () => {
      await page.setViewportSize(DESKTOP.viewport);
      expect((await forget(page, '/img/')).length).toBeGreaterThan(0);
      await page.goto('/pipes');
      await isLive(page);
      expect(await heading(page)).toBe('管道');
    });

    await test.step('without one of the scripts nothing is shown that needs them, and what is kept can be read', async () => {
      await forget(page, '/js/main.');
      await page.goto(OTHER_SECTION);
      await expect(page.locator('main h1')).toHaveText('没有网络');
      await expect(page.locator('[data-theme-toggle]')).toBeHidden();
      await page.click('main a[href="/pipes"]');
      await shows(page, '/pipes');
      await expect(page.locator('[data-theme-toggle]')).toBeHidden();
    });
    await mend(page, network);
  });

  for (const [name, part] of [
    ['all that was kept', ''],
    ['what stands around the pages', '/shell.'],
  ] as const)
    test(`when ${name} is lost, a page says so by itself`, async ({ site }) => {
      const page = await site.open(CHAPTER, { preloading: true, complaints: [/status of 503/] });
      await kept(page);
      await forget(page, part);
      await cut(page, network);
      const answer = await page.goto('/pipes');
      expect([answer?.status(), await heading(page)]).toEqual([503, '没有网络']);
      await mend(page, network);
      await page.click('a:text("重试")');
      await isLive(page);
      expect(await heading(page)).toBe('管道');
    });
});
