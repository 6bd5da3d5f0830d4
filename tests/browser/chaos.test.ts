import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { MANIFEST_ADDRESS } from '../../src/search/engine/manifest';
import { frontMatter, title } from './markdown';
import { cut, kept, line, mend } from './offline';
import { PATIENCE } from './playwright.config';
import { choose, hasText, settled, shows, tornSamples } from './reader';
import {
  CHAPTER,
  expect,
  isAlive,
  isLive,
  LAID_OUT_IN_PART,
  routes,
  SAVE_DATA,
  test,
  WIDTHS,
  type Site,
  OF_HTML_PAGES,
} from './site';

/** What nobody planned: each file of a visit goes wrong in each way, and readers do anything in any order. */

const OTHER = '/pipes';
const BAR = 'section[aria-label="载入情况"]';
const NOTE = '#search-dialog form p';

/** The site's own answer to an address. */
interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers in the place of the site; `own` is what the site would have said. */
type Harm = (response: ServerResponse, own: Answer) => void;

const held: ServerResponse[] = [];

/** Send what is late, when it comes. */
const late: Array<() => void> = [];

/** What is cut is cut after this: a browser throws away what it has not read when the connection ends. */
let read: Promise<unknown> = Promise.resolve();

/** A file of a release before: right in its kind, and of no use. */
function olderFile({ headers, body }: Answer): string {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('text/html'))
    return body.toString().replace(/(\/assets\/(?:js|css)\/\w+\.)\w{8}/g, '$100000000');
  return type.startsWith('application/json') ? '{}' : '/* another release */';
}

const HARMS = {
  fails: (response) => void response.socket?.destroy(),
  'never comes': (response) => void held.push(response),
  'comes late': (response, { headers, body }) => {
    held.push(response);
    late.push(() =>
      response.writeHead(200, { ...headers, 'content-length': body.length }).end(body),
    );
  },
  'is cut halfway': (response, { headers, body }) => {
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.write(
      body.subarray(0, body.length / 2),
      () => void read.finally(() => response.destroy()),
    );
  },
  'is a page of somebody else': (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' })
      .end('<!doctype html><title>Login</title><p>no</p>'),
  'is of an older release': (response, own) => {
    const body = olderFile(own);
    response
      .writeHead(200, { ...own.headers, 'content-length': Buffer.byteLength(body) })
      .end(body);
  },
} satisfies Record<string, Harm>;
type HarmName = keyof typeof HARMS;
/** For good; what comes late has tests of its own. */
const NAMES = (Object.keys(HARMS) as HarmName[]).filter((name) => name !== 'comes late');

/** The file that goes wrong; what is asked for as a page of its own may be spared. */
let victim: { path: string; harm: Harm; own: Answer; sparesPages: boolean } | undefined;

const isPage = (request: IncomingMessage): boolean =>
  request.headers['sec-fetch-dest'] === 'document';

type Stage = 'page' | 'search' | 'next';
type Kind = 'document' | 'entry' | 'app' | 'picture' | 'search' | 'index' | 'snippet' | 'next';

const isSnippet = (path: string): boolean => /\/search\/.*\/text-/.test(path);

/** What a file is needed for; undefined for what no page needs (the icon of the tab). */
function kindOf(path: string, type: string, stage: Stage): Kind | undefined {
  if (isSnippet(path)) return 'snippet';
  if (path.includes('/js/main.')) return 'entry';
  if (path === MANIFEST_ADDRESS || /\/search\/.*\.json$/.test(path)) return 'index';
  if (type === 'script') return stage === 'search' ? 'search' : 'app';
  if (type === 'fetch') return 'next';
  return ({ document: 'document', image: 'picture' } as const)[type];
}

test.describe('a file of a visit goes wrong', () => {
  // One tab for all: what a visit asks for is found out once.
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  test.use({
    served: {
      around: (listener) => (request, response) => {
        delete request.headers['accept-encoding'];
        const { path, harm, own, sparesPages } = victim ?? {};
        if (own && path === request.url && !(sparesPages && isPage(request))) harm?.(response, own);
        else listener(request, response);
      },
    },
  });

  let site: Site;
  let page: Page;
  const uncaught: string[] = [];

  /** What a visit asks for, by what it is needed for. */
  const asked: Record<Kind, Set<string>> = {
    document: new Set(),
    entry: new Set(),
    app: new Set(),
    picture: new Set(),
    search: new Set(),
    index: new Set(),
    snippet: new Set(),
    next: new Set(),
  };

  const open = (): Promise<unknown> => page.goto(CHAPTER, { waitUntil: 'commit' });

  /** Opens the search, as far as its script comes. */
  async function search(): Promise<void> {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('pipes');
  }
  const hit = (): ReturnType<Page['locator']> =>
    page.locator('#search-dialog [role="option"]').first();

  async function record(): Promise<void> {
    let stage: Stage = 'page';
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const kind = kindOf(pathname, request.resourceType(), stage);
      // One result says of itself what all do.
      if (kind && (kind !== 'snippet' || asked.snippet.size === 0)) asked[kind].add(pathname);
    });
    await open();
    await isLive(page);
    await page.waitForLoadState();
    stage = 'search';
    // The title of a result is there before what it says of itself is asked for.
    const snippet = page.waitForRequest((request) => isSnippet(new URL(request.url()).pathname));
    await search();
    await hit().waitFor();
    await snippet;
    await page.keyboard.press('Escape');
    stage = 'next';
    await choose(page, OTHER);
    await shows(page, OTHER);
    page.removeAllListeners('request');
  }

  /** A tab that asks for everything with each visit. Nobody listens to what it complains of: everything here is a reason to. */
  async function newTab(): Promise<Page> {
    const context = await site.browser.newContext({
      baseURL: site.origin,
      viewport: { width: 1280, height: 900 },
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(SAVE_DATA);
    const tab = await context.newPage();
    tab.on('pageerror', ({ message }) => uncaught.push(message));
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    return tab;
  }

  test.beforeEach(async ({ site: served }) => {
    site = served;
    if (asked.document.size > 0) return;
    page = await newTab();
    await record();
  });
  test.afterAll(() => page.context().close());

  /** Nothing is wrong any more, and nothing of the last visit is left. */
  async function restore(): Promise<void> {
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await page.goto('about:blank');
    victim = undefined;
    read = Promise.resolve();
    late.length = 0;
    for (const response of held.splice(0)) response.destroy();
    uncaught.length = 0;
  }

  /** Does something while each of some files goes wrong in a way. */
  async function each(
    kind: keyof typeof asked,
    name: HarmName,
    check: () => Promise<unknown>,
    sparesPages = false,
  ): Promise<void> {
    expect(asked[kind].size).toBeGreaterThan(0);
    for (const path of asked[kind]) {
      const response = await fetch(site.origin + path);
      const own = {
        headers: Object.fromEntries(
          [...response.headers].filter(
            ([header]) => !/^(?:connection|keep-alive|date|transfer-encoding)$/.test(header),
          ),
        ),
        body: Buffer.from(await response.arrayBuffer()),
      };
      victim = { path, harm: HARMS[name], own, sparesPages };
      try {
        await check();
        expect(uncaught.splice(0)).toEqual([]);
      } catch (error) {
        throw new Error(`${path} ${name}`, { cause: error });
      } finally {
        await restore();
      }
    }
  }

  /** The heading comes before the text, and that before the menu: a document that still arrives is waited for. */
  const readable = async (): Promise<void> => {
    await page.locator('main h1').waitFor();
    await hasText(page);
    await expect.poll(() => page.locator('#menu nav a').count()).toBeGreaterThan(10);
  };

  /** What the page does by itself. */
  async function alive(): Promise<void> {
    await isAlive(page);
    await readable();
    const before = await page.getAttribute('html', 'data-theme');
    await page.click('[data-theme-toggle]');
    expect(await page.getAttribute('html', 'data-theme')).not.toBe(before);
    expect(await page.isVisible(BAR)).toBe(false);
  }

  async function leadsOn(): Promise<void> {
    await choose(page, OTHER);
    await shows(page, OTHER);
  }

  const failing = NAMES.filter((name) => name !== 'never comes');

  for (const name of NAMES)
    test(`a picture ${name}: nobody minds`, () =>
      each('picture', name, async () => {
        await open();
        await alive();
        await leadsOn();
      }));

  /** Does something in a tab whose clock is in the test's hands. */
  async function withClock(check: () => Promise<unknown>): Promise<void> {
    const usual = page;
    page = await newTab();
    try {
      await page.clock.install();
      await check();
    } finally {
      await page.context().close();
      page = usual;
    }
  }

  for (const name of failing)
    test(`the page’s script ${name}: it says so, and its links lead on`, () =>
      each('entry', name, async () => {
        await open();
        await page.waitForSelector(BAR, { state: 'visible' });
        await readable();
        await leadsOn();
        // The next page may be loaded twice as well, and says so then.
        await page.waitForSelector(BAR, { state: 'visible' });
      }));

  test('the page’s script never comes: everything is there to be read, and links lead on', () =>
    each('entry', 'never comes', async () => {
      await open();
      await readable();
      expect(await page.isVisible(BAR)).toBe(false);
      await search();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=pipes', { waitUntil: 'commit' });
      await open();
      await readable();
      await leadsOn();
    }));

  for (const name of NAMES)
    test(`a script of the app ${name}: the page does what it does by itself`, OF_HTML_PAGES, () =>
      each('app', name, async () => {
        await open();
        await alive();
        await leadsOn();
      }),
    );

  for (const name of NAMES)
    test(`a script of the search ${name}: the box leads to the list of everything`, () =>
      each('search', name, async () => {
        await open();
        await isAlive(page);
        await search();
        const note = page.locator(NOTE);
        await note.waitFor({ state: 'attached' });
        // It is shown after a while that nobody has to wait for here.
        await note.evaluate((line) =>
          line.getAnimations().forEach((animation) => animation.finish()),
        );
        await note.waitFor();
        await page.keyboard.press('Enter');
        await page.waitForURL('**/search?q=pipes', { waitUntil: 'commit' });
      }));

  for (const name of failing)
    test(`the search index ${name}: the search says so, and tries again when it is told to`, () =>
      each('index', name, async () => {
        await open();
        await isAlive(page);
        await search();
        const alert = page.locator('#search-dialog [role="alert"]');
        await alert.waitFor();
        victim = undefined;
        await alert.locator('button').click();
        await hit().waitFor();
      }));

  test('the search index never comes: the search says that it is waiting, and the page goes on', () =>
    each('index', 'never comes', async () => {
      await open();
      await isAlive(page);
      await search();
      await page.locator('#search-dialog').getByText('搜索索引还在载入').first().waitFor();
      await page.getByText('全部目录').waitFor();
      await page.keyboard.press('Escape');
      await alive();
    }));

  for (const name of NAMES)
    test(`what a result says of itself ${name}: the results are there`, () =>
      each('snippet', name, async () => {
        await open();
        await isAlive(page);
        await search();
        await hit().click();
        await expect(page).toHaveTitle(/^Pipes/);
      }));

  for (const name of failing)
    test(`the text of the next page ${name}: the browser opens it as a whole`, OF_HTML_PAGES, () =>
      each(
        'next',
        name,
        async () => {
          await open();
          await isLive(page);
          await leadsOn();
        },
        true,
      ),
    );

  test(
    'the text of the next page never comes: the page before stays alive, other links lead on; after a while the browser opens it as a whole',
    OF_HTML_PAGES,
    () =>
      withClock(() =>
        each(
          'next',
          'never comes',
          async () => {
            await open();
            await isLive(page);
            await choose(page, OTHER);
            await settled(page);
            await alive();
            await choose(page, '/modules');
            await shows(page, '/modules');
            await choose(page, OTHER);
            await settled(page);
            await expect(page.locator('h1')).toContainText('Modules');
            await page.clock.fastForward(10_000);
            await shows(page, OTHER);
          },
          true,
        ),
      ),
  );

  /** 20 s go by, and what is late is there. Nothing goes by on a page that has not come itself. */
  async function letCome(): Promise<void> {
    await expect.poll(() => late.length).toBeGreaterThan(0);
    if (page.url() !== 'about:blank') await page.clock.fastForward(20_000);
    victim = undefined;
    late.splice(0).forEach((send) => send());
  }

  const LATE: ReadonlyArray<[kind: Kind, then: string, visit: () => Promise<void>]> = [
    [
      'document',
      'the page is as ever',
      async () => {
        const opened = open();
        await letCome();
        await opened;
        await alive();
      },
    ],
    [
      'entry',
      'the page comes to life, and never said that something was missing',
      async () => {
        await open();
        await readable();
        await letCome();
        await alive();
      },
    ],
    [
      'app',
      'the page goes on as it was',
      async () => {
        await open();
        await alive();
        await letCome();
        await isLive(page);
        await readable();
      },
    ],
    [
      'picture',
      'nobody minds',
      async () => {
        await open();
        await letCome();
        await alive();
      },
    ],
    [
      'search',
      'what was typed is searched',
      async () => {
        await open();
        await isAlive(page);
        await search();
        await letCome();
        await hit().waitFor();
      },
    ],
    [
      'index',
      'the search has said so, and finds what was typed when it is told to try again',
      async () => {
        // The browser's own timer for requests, which the clock does not reach.
        await page.addInitScript(() => {
          AbortSignal.timeout = () => {
            const given = new AbortController();
            window.addEventListener('late', () => given.abort());
            return given.signal;
          };
        });
        await open();
        await isAlive(page);
        await search();
        await expect.poll(() => late.length).toBeGreaterThan(0);
        const alert = page.locator('#search-dialog [role="alert"]');
        // What was asked for before anything was typed is asked for once more, with a time of its own.
        await expect(async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('late')));
          await expect(alert).toBeVisible({ timeout: 1_000 });
        }).toPass({ timeout: PATIENCE });
        await letCome();
        await alert.locator('button').click();
        await hit().waitFor();
      },
    ],
    [
      'snippet',
      'the result was there, and says what it says',
      async () => {
        await open();
        await isAlive(page);
        await search();
        await hit().waitFor();
        await letCome();
        await expect(hit()).toContainText('管道');
      },
    ],
    [
      'next',
      'the browser has opened it as a whole',
      async () => {
        await open();
        await isLive(page);
        await choose(page, OTHER);
        await letCome();
        await shows(page, OTHER);
      },
    ],
  ];
  for (const [kind, then, visit] of LATE)
    test(`${kind} comes after 20 s: ${then}`, OF_HTML_PAGES, () =>
      withClock(() =>
        each(
          kind,
          'comes late',
          async () => {
            await visit();
            await leadsOn();
          },
          kind === 'next',
        ),
      ),
    );

  test('the page itself is cut halfway: what came can be read, it says so, and links lead on', () =>
    each('document', 'is cut halfway', async () => {
      const link = page.locator('main a[href^="/"]').first();
      read = link.waitFor();
      const ended = page.waitForEvent('requestfailed');
      await open();
      await ended;
      await expect(page.locator('main h1')).toBeVisible();
      // Not while the rest may still come; the wait is an animation, which ends here at once.
      const says = page.getByText('这一页还没有载完');
      expect(await says.isVisible()).toBe(false);
      await page.evaluate(() =>
        document.getAnimations().forEach((animation) => animation.finish()),
      );
      await expect(says).toBeVisible();
      await link.click();
      await page.waitForURL((url) => url.pathname !== CHAPTER);
    }));

  test('the page itself is of an older release, whose files are gone: it says so, and links lead on', () =>
    each('document', 'is of an older release', async () => {
      await open();
      await page.waitForSelector(BAR, { state: 'visible' });
      await readable();
      await leadsOn();
    }));
});

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `CHAOS_SEED` walks another way: a number, or `date` for another one each day. */
const { CHAOS_SEED = '1' } = process.env;
const SEED = CHAOS_SEED === 'date' ? Math.floor(Date.now() / 86_400_000) : Number(CHAOS_SEED);

const WALKS = 1;
const STEPS = 300;
const WORDS = ['guard', '缓存', 'cqrs', '管道', 'fastify', '测试', 'websocket', '拦截器'];

test.describe('random walks', OF_HTML_PAGES, () => {
  test.describe.configure({ mode: 'default', timeout: 30 * PATIENCE });
  const network = line();
  test.use({ served: { around: network.around } });
  let first: Page | undefined;

  test.beforeEach(async ({ site }) => {
    if (first) return;
    first = await site.open(CHAPTER, { preloading: true, kept: true, reducedMotion: 'reduce' });
    await kept(first);
  });
  test.afterAll(() => first?.context().close());

  for (const seed of Array.from({ length: WALKS }, (_, index) => SEED + index))
    test(`${STEPS} steps, seed ${seed}`, async () => {
      const random = randomFrom(seed);
      const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)]!;
      const page = await first!.context().newPage();
      const taken: string[] = [];
      /** Where the reader was on each entry of the history, and how wide the window was. */
      const places = new Map<string, { top: number; width: number }>();
      let width = 1280;
      await page.goto(CHAPTER);
      await isLive(page);

      const here = (): Promise<{
        key: string;
        top: number;
        at: number;
        length: number;
        hash: string;
      }> =>
        page.evaluate(() => {
          const { navigation } = window as unknown as {
            navigation: { currentEntry: { key: string; index: number }; entries: () => unknown[] };
          };
          const { key, index } = navigation.currentEntry;
          return {
            key,
            top: Math.round(window.scrollY),
            at: index,
            length: navigation.entries().length,
            hash: window.location.hash,
          };
        });
      const leave = async (): Promise<void> => {
        const { key, top } = await here();
        places.set(key, { top, width });
      };
      /** Waits for the page that the address says, with its title; while it is laid out in steps, the numbers of places move. */
      const arrive = async (): Promise<void> => {
        const { pathname } = new URL(page.url());
        await page.waitForFunction(
          ([heading, name, path, inPart]) =>
            document.querySelector('h1')?.firstChild?.textContent === heading &&
            document.title === name &&
            !document.querySelector(inPart) &&
            // The menu follows when the text is painted.
            [...document.querySelectorAll('#menu nav a')].every(
              (link) => (link.getAttribute('href') === path) === link.hasAttribute('aria-current'),
            ),
          [frontMatter(pathname).title!, title(pathname), pathname, LAID_OUT_IN_PART] as const,
        );
      };
      /** The place of an entry is what it was when it was left. */
      const restored = async (): Promise<void> => {
        const { key, hash } = await here();
        const place = places.get(key);
        if (place?.width !== width || hash !== '') return;
        await page
          .waitForFunction((top) => Math.abs(window.scrollY - top) <= 3, place.top)
          .catch(async () => {
            throw new Error(`scrolled to ${(await here()).top}, was ${place.top}`);
          });
      };

      const steps: Record<string, () => Promise<string>> = {
        click: async () => {
          await leave();
          const href = await page.evaluate(
            ([known, share]) => {
              const links = [
                ...document.querySelectorAll<HTMLAnchorElement>('#menu a, main a, #contents a'),
              ].filter(
                (link) =>
                  link.checkVisibility() &&
                  !link.target &&
                  !link.hasAttribute('download') &&
                  link.origin === window.location.origin &&
                  known.includes(link.pathname),
              );
              const link = links[Math.floor(share * links.length)];
              link?.focus({ preventScroll: true });
              link?.click();
              return link && link.pathname + link.hash;
            },
            [routes, random()] as const,
          );
          if (href)
            await page.waitForURL((url) => url.pathname + decodeURI(url.hash) === decodeURI(href));
          return href ?? 'nothing';
        },
        back: async () => {
          const { at } = await here();
          if (at <= 1) return 'no further';
          await leave();
          await page.goBack({ waitUntil: 'commit' });
          await page.waitForFunction(
            (index) =>
              (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation
                .currentEntry.index === index,
            at - 1,
          );
          await arrive();
          await restored();
          return page.url();
        },
        forward: async () => {
          const { at, length } = await here();
          if (at >= length - 1) return 'no further';
          await leave();
          await page.goForward({ waitUntil: 'commit' });
          await page.waitForFunction(
            (index) =>
              (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation
                .currentEntry.index === index,
            at + 1,
          );
          await arrive();
          await restored();
          return page.url();
        },
        reload: async () => {
          await leave();
          await page.reload();
          await isLive(page);
          await restored();
          return page.url();
        },
        theme: async () => {
          const before = await page.getAttribute('html', 'data-theme');
          await page.evaluate(() =>
            document.querySelector<HTMLElement>('[data-theme-toggle]')!.click(),
          );
          expect(await page.getAttribute('html', 'data-theme')).not.toBe(before);
          return before === 'dark' ? 'light' : 'dark';
        },
        search: async () => {
          await leave();
          const word = pick(WORDS);
          await page.keyboard.press('Control+k');
          await page.locator('#search-dialog input').fill(word);
          const hit = page.locator('#search-dialog [role="option"]').first();
          await hit.waitFor();
          const before = page.url();
          const goes = random() < 0.5;
          const leads = await hit.evaluate(
            (option) => (option as HTMLAnchorElement).href !== window.location.href,
          );
          await page.keyboard.press(goes ? 'Enter' : 'Escape');
          await page.locator('#search-dialog').waitFor({ state: 'hidden' });
          if (goes && leads) await page.waitForURL((url) => url.href !== before);
          return `${word} ${before === page.url() ? 'closed' : page.url()}`;
        },
        network: async () => {
          await (network.cut ? mend : cut)(page, network);
          return network.cut ? 'gone' : 'back';
        },
        resize: async () => {
          width = pick(WIDTHS);
          await page.setViewportSize({ width, height: 800 });
          return `${width} px`;
        },
        language: async () => {
          const label = await page.evaluate((share) => {
            const labels = [...document.querySelectorAll<HTMLElement>('main figure label')].filter(
              (each) => each.checkVisibility(),
            );
            const one = labels[Math.floor(share * labels.length)];
            one?.click();
            return one?.textContent;
          }, random());
          return label ?? 'nothing';
        },
        scroll: async () => {
          const top = await page.evaluate((share) => {
            const { scrollHeight, clientHeight } = document.documentElement;
            window.scrollTo({ top: share * (scrollHeight - clientHeight), behavior: 'instant' });
            return Math.round(window.scrollY);
          }, random());
          return String(top);
        },
      };
      const WEIGHTS = {
        click: 8,
        back: 4,
        forward: 2,
        reload: 1,
        theme: 1,
        search: 2,
        language: 3,
        network: 1,
        resize: 2,
        scroll: 5,
      };
      const names = Object.entries(WEIGHTS).flatMap(([name, weight]) =>
        Array<string>(weight).fill(name),
      );

      try {
        for (let step = 0; step < STEPS; step += 1) {
          const name = pick(names);
          taken[step] = name;
          taken[step] = `${name} ${await steps[name]!()}`;
          await arrive();
          await page.keyboard.press('Tab');
          const found = await page.evaluate(() => {
            const { pathname } = window.location;
            const menu = [...document.querySelectorAll('#menu nav a')];
            const { scrollWidth, clientWidth } = document.documentElement;
            const at = document.activeElement;
            const seen = at?.matches('input[type="radio"]') ? at.nextElementSibling : at;
            const box = seen?.getBoundingClientRect();
            const style = seen && getComputedStyle(seen);
            return {
              current: menu
                .filter((link) => link.getAttribute('aria-current') === 'page')
                .map((link) => link.getAttribute('href')),
              wanted: menu
                .filter((link) => link.getAttribute('href') === pathname)
                .map((link) => link.getAttribute('href')),
              overflow: Math.max(0, scrollWidth - clientWidth),
              unseen:
                !seen ||
                !box ||
                !style ||
                at === document.body ||
                (style.outlineStyle !== 'none' &&
                  box.bottom > 0 &&
                  box.top < window.innerHeight &&
                  box.right > 0 &&
                  box.left < window.innerWidth)
                  ? ''
                  : seen.outerHTML.slice(0, 120),
            };
          });
          expect({ ...found, torn: await tornSamples(page) }).toEqual({
            current: found.wanted,
            wanted: found.wanted.slice(0, 1),
            overflow: 0,
            torn: [],
            unseen: '',
          });
        }
      } catch (error) {
        throw new Error(
          `seed ${seed}, step ${taken.length}:\n${taken.join('\n')}\n${(error as Error).message}`,
          { cause: error },
        );
      } finally {
        await mend(page, network);
        await page.close();
      }
    });
});
