import type { Page } from '@playwright/test';
import { axe } from './axe';
import { clipboard } from './clipboard';
import { frontMatter } from './markdown';
import {
  address,
  arrives,
  choose,
  follow,
  heading,
  isMarked,
  mark,
  PHONE,
  rewrite,
  scrolledTo,
  scrollTo,
  scrollTop,
  settled,
  shows,
  SKIP_LINK,
  tornSamples,
} from './reader';
import { CHAPTER, expect, holdApp, isAlive, isLive, test, OF_HTML_PAGES } from './site';

const OTHER = '/pipes';

const inMenu = (route: string): string => `#menu nav a[href="${route}"]`;

const entries = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

const headerHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('body header')!.getBoundingClientRect().bottom);

/** Waits until a heading stands right below the header. */
async function reached(page: Page, id: string): Promise<void> {
  const header = await headerHeight(page);
  await page.waitForFunction(
    ([name, bottom]) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top;
      return top !== undefined && top >= bottom && top < bottom + 60;
    },
    [id, header] as const,
  );
}

test.describe('anchors', () => {
  test('each heading of a page can be reached directly, and none hides under the header (H3)', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    const ids = await page.$$eval('main article :is(h3, h4)[id]', (headings) =>
      headings.map(({ id }) => id),
    );
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids.slice(0, -3)) {
      await page.goto(`${CHAPTER}#${id}`);
      await reached(page, id);
    }
    await page.reload();
    await isLive(page);
    await reached(page, ids.at(-4)!);
  });

  test('a link to a heading of another page, and one of this page', async ({ site }) => {
    const page = await site.open(OTHER);
    await mark(page);
    await follow(page, `${CHAPTER}#binding-guards`);
    await arrives(page, `${CHAPTER}#binding-guards`);
    await reached(page, 'binding-guards');
    await scrollTo(page, 0);
    await follow(page, '#execution-context');
    await reached(page, 'execution-context');
    expect(await isMarked(page)).toBe(true);
  });

  const CHINESE = '控制器';
  const withChineseId = (html: string): string =>
    html.replace('id=binding-guards', `id=${CHINESE}`);

  for (const hash of [CHINESE, encodeURIComponent(CHINESE)])
    test(
      `Chinese, #${hash}: directly, from another page and on the page itself (U2)`,
      OF_HTML_PAGES,
      async ({ site }) => {
        const page = await site.open(OTHER, {
          before: (opened) => rewrite(opened, CHAPTER, withChineseId),
        });
        await follow(page, `${CHAPTER}#${hash}`);
        await expect(page).toHaveTitle(/^Guards/);
        await reached(page, CHINESE);
        await scrollTo(page, 0);
        await follow(page, `#${hash}`);
        await reached(page, CHINESE);
        await page.goto('about:blank');
        await page.goto(`${CHAPTER}#${hash}`);
        await isLive(page);
        await reached(page, CHINESE);
      },
    );

  test('upper case falls back to the heading in lower case (U3)', async ({ site }) => {
    const page = await site.open(OTHER);
    await follow(page, `${CHAPTER}#Binding-Guards`);
    await expect(page).toHaveTitle(/^Guards/);
    await reached(page, 'binding-guards');
  });

  for (const hash of ['BINDING-GUARDS', 'Binding-Guards'])
    test(`#${hash} opened directly, too`, async ({ site }) => {
      const page = await site.open(`${CHAPTER}#${hash}`);
      await reached(page, 'binding-guards');
      // A reader who has scrolled on is left alone by a reload.
      await scrollTo(page, 300);
      await page.reload();
      await isLive(page);
      expect(Math.abs((await scrollTop(page)) - 300)).toBeLessThan(3);
    });

  const ODD = [
    '100%',
    '%E0%A4%A',
    '%',
    "what's-new?",
    'what%27s-new%3F',
    'a b',
    '"><img src=x onerror=alert(1)>',
    '(',
    '#',
    '[id]',
    'constructor',
    '__proto__',
  ];

  test("odd and malformed hashes: the page's top, no crash, nothing injected (U4, U5)", async ({
    site,
  }) => {
    const page = await site.open(OTHER);
    await mark(page);
    for (const hash of ODD) {
      await scrollTo(page, 500);
      await follow(page, `${CHAPTER}#${hash}`);
      await expect(page).toHaveTitle(/^Guards/);
      expect([hash, await scrollTop(page)]).toEqual([hash, 0]);
      expect(await page.locator('main [onerror]').count()).toBe(0);
      await follow(page, `#${hash}`);
      await choose(page, OTHER);
      await expect(page).toHaveTitle(/^Pipes/);
    }
    expect(await isMarked(page)).toBe(true);
    for (const hash of ODD) {
      await page.goto('about:blank');
      await page.goto(`${CHAPTER}#${hash}`);
      await isLive(page);
      expect([hash, await heading(page), await scrollTop(page)]).toEqual([hash, '守卫', 0]);
    }
  });
});

test('an address that leads into a fold opens it, also from another page', async ({ site }) => {
  const FOLD = 'nest12-1';
  const route = '/controllers';
  const page = await site.open(OTHER);
  await follow(page, `${route}#${FOLD}`);
  await shows(page, route, `#${FOLD}`);
  await expect(page.locator(`#${FOLD}`)).toBeInViewport();
  // Its summary stands where the top of the text is, as any other target does.
  await expect
    .poll(async () => (await page.locator(`details:has(> #${FOLD})`).boundingBox())!.y)
    .toBeLessThan((await headerHeight(page)) + 40);
});

test('the id of a chapter’s first heading leads to its title (U1)', async ({ site }) => {
  for (const options of [{}, PHONE]) {
    const page = await site.open(`${CHAPTER}#guards`, options);
    const top = (): Promise<number> =>
      page.evaluate(() => document.querySelector('main h1')!.getBoundingClientRect().top);
    expect(await top()).toBeGreaterThan(await headerHeight(page));
    await scrollTo(page, 3000);
    await follow(page, '/pipes#pipes');
    await shows(page, '/pipes', '#pipes');
    await isLive(page);
    expect(await top()).toBeGreaterThan(await headerHeight(page));
  }
});

/** The page of a link begins at its top that is followed while this one scrolls smoothly, as after a key, a turn of the wheel, a focus far away. */
async function beginsAtTopAfterScrolling(page: Page): Promise<void> {
  await page.evaluate(
    (link) =>
      new Promise<void>((followed) => {
        const leave = (): void => {
          document.querySelector<HTMLElement>(link)!.click();
          followed();
        };
        window.addEventListener('scroll', leave, { once: true });
        window.scrollTo({ top: 9000, behavior: 'smooth' });
      }),
    inMenu(OTHER),
  );
  await shows(page, OTHER);
  await scrolledTo(page, 0);
  await settled(page);
  expect(await scrollTop(page)).toBe(0);
}

test.describe('scroll position (H1)', () => {
  test('a new page begins at its top; Back and Forward return to where the reader was', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    await mark(page);
    await scrollTo(page, 1500);
    await choose(page, OTHER);
    await shows(page, OTHER);
    await scrolledTo(page, 0);
    await scrollTo(page, 900);
    await choose(page, '/');
    await shows(page, '/');
    await scrolledTo(page, 0);
    await scrollTo(page, 300);

    for (const [go, path, top] of [
      ['goBack', OTHER, 900],
      ['goBack', CHAPTER, 1500],
      ['goForward', OTHER, 900],
      ['goForward', '/', 300],
    ] as const) {
      await page[go]();
      await arrives(page, path);
      await scrolledTo(page, top);
      await settled(page);
      expect(Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(2);
    }
    expect(await isMarked(page)).toBe(true);
  });

  test('a new page begins at its top also while the page before scrolls smoothly', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    await beginsAtTopAfterScrolling(page);
  });

  test('and find the text there that they were reading, with what they opened and chose above it', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    const text = page.locator('main:not([data-ahead]) .prose');
    const samples = text.locator('> figure:has([data-panel="js"])');
    const folds = text.locator('> details');
    const made = async (): Promise<number[]> => [
      await samples.locator('input[value="js"]:checked').count(),
      await text.locator('details[open]').count(),
    ];
    const lastSection = (): Promise<number> =>
      text.evaluate(
        (prose) => [...prose.querySelectorAll('h3')].at(-1)!.getBoundingClientRect().top,
      );
    for (const sample of (await samples.all()).slice(0, 6))
      await sample.locator('label', { hasText: 'JS' }).click();
    for (const fold of (await folds.all()).slice(0, 3)) await fold.locator('> summary').click();
    expect(await made()).toEqual([6, 3]);
    const anchor = await page.getAttribute('#contents li:last-child > a', 'href');
    await page.click(`#contents a[href="${anchor}"]`);
    await settled(page);
    const before = await lastSection();
    const turnAway = async (): Promise<void> => {
      await choose(page, OTHER);
      await shows(page, OTHER);
    };
    for (const comeBack of [
      async () => {
        await turnAway();
        await page.goBack();
      },
      () => page.reload(),
      async () => {
        await turnAway();
        await page.reload();
        await isLive(page);
        await page.goBack();
      },
      async () => {
        await page.goto('about:blank');
        await page.goBack();
      },
    ]) {
      await comeBack();
      await shows(page, CHAPTER, anchor!);
      await isLive(page);
      await settled(page);
      expect(await made()).toEqual([6, 3]);
      expect(Math.abs((await lastSection()) - before)).toBeLessThanOrEqual(2);
    }
    // Whoever comes by a link begins anew.
    await choose(page, OTHER);
    await shows(page, OTHER);
    await choose(page, CHAPTER);
    await shows(page, CHAPTER);
    expect(await made()).toEqual([0, 0]);
  });

  test('what they open while another page is on the way is kept for the page that it is on', async ({
    site,
  }) => {
    const LATE = '/custom-decorators';
    const page = await site.open(OTHER);
    const keptFor = (): Promise<string[]> =>
      page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('choices') ?? '{}')));
    let letCome = (): void => undefined;
    const held = new Promise<void>((done) => (letCome = done));
    await page.route(`**${LATE}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate((link) => document.querySelector<HTMLElement>(link)!.click(), inMenu(LATE));
    await page.waitForURL(`**${LATE}`);
    await page.locator('.prose > details > summary').first().click();
    await expect.poll(keptFor).toEqual([OTHER]);
    letCome();
    await arrives(page, LATE);
  });

  test('also from anchors of the same page', async ({ site }) => {
    const page = await site.open(CHAPTER);
    await scrollTo(page, 700);
    await page.click('#contents a[href="#binding-guards"]');
    await reached(page, 'binding-guards');
    await page.goBack();
    await scrolledTo(page, 700);
    expect(address(page)).toBe(CHAPTER);
    // Forward nobody clicks.
    await scrollTo(page, 1200);
    await page.goForward();
    await reached(page, 'binding-guards');
    await page.goBack();
    await scrolledTo(page, 1200);
  });

  test('also to an anchor: from another page, and from another anchor of the same one', async ({
    site,
  }) => {
    const ANCHOR = '#binding-guards';
    for (const address of [CHAPTER, CHAPTER + ANCHOR]) {
      const page = await site.open(address);
      if (address === CHAPTER) await page.click(`#contents a[href="${ANCHOR}"]`);
      await reached(page, 'binding-guards');
      const top = (await scrollTop(page)) + 1500;
      await scrollTo(page, top);
      await choose(page, OTHER);
      await shows(page, OTHER);
      await page.goBack();
      await shows(page, CHAPTER, ANCHOR);
      await scrolledTo(page, top);
      await page.click('#contents li:last-child > a');
      await page.goBack();
      await scrolledTo(page, top);
      // The section that the address names already.
      await page.click(`#contents a[href="${ANCHOR}"]`);
      await reached(page, 'binding-guards');
    }
  });

  test('also to an anchor after what does not lead away: the menu’s button, a link in a new tab', async ({
    site,
  }) => {
    const page = await site.open(`${CHAPTER}#binding-guards`, PHONE);
    await reached(page, 'binding-guards');
    const top = (await scrollTop(page)) + 1500;
    await scrollTo(page, top);
    const turnOn = async (): Promise<void> => {
      await page.evaluate(
        (link) => document.querySelector<HTMLElement>(link)!.click(),
        inMenu(OTHER),
      );
      await shows(page, OTHER);
      await scrollTo(page, 300);
    };
    const comeBack = async (): Promise<void> => {
      await page.goBack();
      await shows(page, CHAPTER, '#binding-guards');
      await scrolledTo(page, top);
    };
    await turnOn();
    await page.click('#sidebar-toggle');
    await page.click('#sidebar-toggle');
    await scrollTo(page, 900);
    await comeBack();
    await page.goForward();
    await scrolledTo(page, 900);
    await comeBack();
    await turnOn();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator('main .prose a[href^="/"][href*="#"]')
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.close();
    await comeBack();
  });

  test('also to a page that the browser loads as a whole', async ({ site }) => {
    const page = await site.open('/search');
    const link = page.locator('main a[href="/recipes/prisma"]');
    await link.scrollIntoViewIfNeeded();
    const top = await scrollTop(page);
    expect(top).toBeGreaterThan(3000);
    await link.click();
    await shows(page, '/recipes/prisma');
    await isLive(page);
    await scrollTo(page, 900);
    await page.goBack();
    await expect(page.locator('[data-search-page]')).toBeAttached();
    await scrolledTo(page, top);
    await isLive(page);
    await scrolledTo(page, top);
  });

  test('also before anything turns pages', async ({ site }) => {
    const page = await site.open(CHAPTER);
    await scrollTo(page, 3000);
    await choose(page, OTHER);
    await shows(page, OTHER);
    await scrollTo(page, 1200);
    const letCome = await holdApp(page);
    await page.reload();
    await isAlive(page);
    await scrolledTo(page, 1200);
    await page.goBack();
    await shows(page, CHAPTER);
    await scrolledTo(page, 3000);
    letCome();
    await isLive(page);
    await page.goForward();
    await shows(page, OTHER);
    await scrolledTo(page, 1200);
  });

  test('also from another site, and after a reload', async ({ site }) => {
    const page = await site.open(CHAPTER);
    await scrollTo(page, 1500);
    await page.goto('about:blank');
    await page.goBack();
    await isLive(page);
    await scrolledTo(page, 1500);
    await page.reload();
    await isLive(page);
    await scrolledTo(page, 1500);
  });

  test('also where the browser, being there already, goes on by what has grown above (Firefox)', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    await page.locator('.prose > details > summary').first().click();
    await scrollTo(page, 6000);
    await settled(page);
    // It does so a frame or two after the fold has been opened again, and not when it was scrolled away meanwhile.
    await page.addInitScript(() => {
      const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      let isElsewhere = false;
      window.scrollTo = ((options: ScrollToOptions) => {
        isElsewhere ||= options.top !== 6000;
        scroll(options);
      }) as typeof window.scrollTo;
      const goOn = (): void => {
        if (!isElsewhere) window.scrollBy({ top: 500, behavior: 'instant' });
        document.documentElement.dataset.wentOn = '';
      };
      const later = (): number => requestAnimationFrame(() => requestAnimationFrame(goOn));
      window.addEventListener(
        'toggle',
        ({ target }) => (target as Element).matches('.prose > details') && later(),
        true,
      );
    });
    await page.reload();
    await expect(page.locator('html[data-went-on]')).toBeAttached();
    expect(await scrollTop(page)).toBe(6000);
  });

  test('also where the browser remembers an older place', async ({ site }) => {
    const page = await site.open(CHAPTER);
    await page.goto('about:blank');
    // What the page noted when it was left; the browser was never told of this place.
    await page.addInitScript(
      ([path, places]) => {
        if (window.location.pathname === path) sessionStorage.setItem('scroll', places);
      },
      [CHAPTER, JSON.stringify({ [CHAPTER]: 1500 })] as const,
    );
    await page.goBack();
    await isLive(page);
    await settled(page);
    expect(await scrollTop(page)).toBe(1500);
  });
});

test.describe('the address shown already (U19)', () => {
  for (const place of ['menu', 'text'])
    test(`a link of the ${place} to it: back to the top, no second history entry`, async ({
      site,
    }) => {
      const page = await site.open(CHAPTER);
      await mark(page);
      const before = await entries(page);
      for (let time = 0; time < 2; time += 1) {
        await scrollTo(page, 800);
        await (place === 'menu' ? choose : follow)(page, CHAPTER);
        await scrolledTo(page, 0);
      }
      expect(await entries(page)).toBe(before);
      expect(await isMarked(page)).toBe(true);
    });

  test('with an anchor: back to the heading, one entry for the first time', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const before = await entries(page);
    for (let time = 0; time < 3; time += 1) {
      await scrollTo(page, 0);
      await follow(page, `${CHAPTER}#binding-guards`);
      await reached(page, 'binding-guards');
    }
    expect(await entries(page)).toBe(before + 1);
  });
});

test.describe('links', () => {
  test('each navigation is one entry', async ({ site }) => {
    const page = await site.open('/');
    const before = await entries(page);
    await choose(page, CHAPTER);
    await shows(page, CHAPTER);
    await follow(page, OTHER);
    await shows(page, OTHER);
    expect(await entries(page)).toBe(before + 2);
  });

  for (const [name, modifiers, taken] of [
    ['a click is taken by the app', [], true],
    ['Control-click is left to the browser', ['Control'], false],
    ['Shift-click is left to the browser', ['Shift'], false],
  ] as const)
    test(name, async ({ site }) => {
      const page = await site.open(CHAPTER);
      await mark(page);
      // The window that the browser then opens is not waited for: about one time in 150 it makes none for a debugger.
      const prevented = page.evaluate(
        () =>
          new Promise<boolean>((done) =>
            window.addEventListener('click', (event) =>
              setTimeout(() => done(event.defaultPrevented)),
            ),
          ),
      );
      await page
        .locator('main .prose > p a[href^="/"]')
        .first()
        .click({ modifiers: [...modifiers] });
      expect(await prevented).toBe(taken);
      if (!taken) expect(address(page)).toBe(CHAPTER);
      expect(await isMarked(page)).toBe(true);
    });

  test('one to another site without its protocol, as an extension may write it, is left to the browser', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    await page.evaluate(() =>
      window.addEventListener('click', (event) => {
        Object.assign(window, { taken: event.defaultPrevented });
        event.preventDefault();
      }),
    );
    await follow(page, `//elsewhere.example${OTHER}`);
    expect(await page.evaluate(() => (window as { taken?: boolean }).taken)).toBe(false);
  });

  test(
    'one that the browser makes no entry of the history for (Safari, after a hundred in ten seconds) is its own',
    OF_HTML_PAGES,
    async ({ site }) => {
      const page = await site.open(CHAPTER);
      await page.evaluate(() => {
        history.pushState = () => {
          throw new DOMException('too many', 'SecurityError');
        };
      });
      await choose(page, OTHER);
      await shows(page, OTHER);
      await isLive(page);
    },
  );

  test('so it does on a phone, where the menu closes over the link', async ({ site }) => {
    const page = await site.open(CHAPTER, PHONE);
    await page.click('#sidebar-toggle');
    await page.focus(inMenu(OTHER));
    await page.keyboard.press('Enter');
    await shows(page, OTHER);
    await expect(page.locator('#menu')).toBeHidden();
    await settled(page);
    await settled(page);
    await page.keyboard.press('Tab');
    await expect(page.locator('a:focus')).toHaveText('跳到主要内容');
  });

  test('after a navigation the keyboard starts at the top of the page, and its first stop skips to the text', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    await page.focus(`#menu nav a[href="${OTHER}"]`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Pipes/);
    // The title comes a frame or two before the focus moves (10 to 18 ms, measured).
    await expect(page.locator('#menu a:focus')).toHaveCount(0);
    await expect(page.locator('#status')).toHaveText(/^管道/);
    await page.keyboard.press('Tab');
    const skip = page.locator('a:focus');
    await expect(skip).toHaveText('跳到主要内容');
    expect(
      await skip.evaluate(
        (link) => link.getBoundingClientRect().top >= 0 && link.getClientRects().length > 0,
      ),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)),
    ).toBe(true);
  });
});

test('a reader who has gone on before the keyboard is at the top stays there', async ({ site }) => {
  const page = await site.open(CHAPTER);
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = [];
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (next) => held.push(next);
    const release = (): void => {
      window.requestAnimationFrame = ask;
      held.forEach((next) => next(performance.now()));
    };
    Object.assign(window, { release });
  });
  await choose(page, OTHER);
  await shows(page, OTHER);
  await scrollTo(page, 600);
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  await settled(page);
  expect(await scrollTop(page)).toBe(600);
  await page.keyboard.press('Tab');
  await expect(page.locator(SKIP_LINK)).toBeFocused();
});

/** A task of the page's thread, or what the browser did in it; times in µs. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { type?: string }; beginData?: { stackTrace?: readonly unknown[] } };
}

/** What the page's thread did from a click on. @param shown waits for what the click leads to */
async function tracedClick(
  page: Page,
  selector: string,
  shown: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  });
  await page.click(selector);
  await shown();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const click = traceEvents.find(({ args }) => args.data?.type === 'click')!;
  return traceEvents
    .filter(({ pid, tid, ts }) => pid === click.pid && tid === click.tid && ts >= click.ts)
    .sort((one, next) => one.ts - next.ts);
}

test(
  'a click only begins, and the page is laid out with its frame: no task does all of it',
  OF_HTML_PAGES,
  async ({ site }) => {
    // With room for the advertisement, which asks how long the contents list is. The page that is clicked at is there already.
    const page = await site.open(OTHER, { viewport: { width: 1280, height: 1400 } });
    await choose(page, CHAPTER);
    await shows(page, CHAPTER);
    await isLive(page);
    await expect(page.locator('#ad[data-place="fixed"]')).toBeAttached();
    const events = await tracedClick(page, `#menu nav a[href="${OTHER}"]`, async () => {
      await shows(page, OTHER);
      await isLive(page);
    });
    const [click] = events;
    const layouts = events.filter(({ name }) => name === 'Layout');
    expect(layouts.filter(({ ts }) => ts < click!.ts + click!.dur!)).toEqual([]);
    // What a script asks for has the script's stack; until the text is painted none asks.
    const painted = events.find(({ name, ts }) => name === 'Paint' && ts > layouts[0]!.ts);
    const asked = layouts.filter(({ args }) => (args.beginData?.stackTrace ?? []).length > 0);
    expect(asked.filter(({ ts }) => ts < painted!.ts)).toEqual([]);
    // The rest follows, in steps.
    expect(asked.length).toBeGreaterThan(0);
  },
);

test(
  'of a text that is not all there yet, what follows it is not laid out',
  OF_HTML_PAGES,
  async ({ site }) => {
    const page = await site.open(OTHER);
    await page.evaluate(() => {
      const held: IdleRequestCallback[] = [];
      window.requestIdleCallback = (next) => held.push(next);
      const idle = (): void =>
        held.splice(0).forEach((next) => next({ didTimeout: false, timeRemaining: () => 50 }));
      Object.assign(window, { idle });
    });
    const isLaidOut = (): Promise<boolean> =>
      page.evaluate(() => document.querySelector('main .prose ~ footer a')!.checkVisibility());
    await page.evaluate(
      (link) => document.querySelector<HTMLElement>(link)!.click(),
      inMenu(CHAPTER),
    );
    await shows(page, CHAPTER);
    expect([await page.locator('[data-in-part]').count(), await isLaidOut()]).toEqual([1, false]);
    await page.waitForFunction(() => {
      (window as unknown as { idle: () => void }).idle();
      return !document.querySelector('[data-in-part]');
    });
    expect(await isLaidOut()).toBe(true);
  },
);

test('a long visit stays as quick as its first page: navigations leave no observers behind', async ({
  site,
}) => {
  const page = await site.open(CHAPTER, {
    // Every frame asks all of them where their elements are.
    before: (opened) =>
      opened.addInitScript(() => {
        const watching = new Map<IntersectionObserver, Set<Element>>();
        const { observe, unobserve, disconnect } = IntersectionObserver.prototype;
        Object.assign(IntersectionObserver.prototype, {
          observe(this: IntersectionObserver, element: Element) {
            watching.set(this, (watching.get(this) ?? new Set()).add(element));
            observe.call(this, element);
          },
          unobserve(this: IntersectionObserver, element: Element) {
            watching.get(this)?.delete(element);
            unobserve.call(this, element);
          },
          disconnect(this: IntersectionObserver) {
            watching.delete(this);
            disconnect.call(this);
          },
        });
        Object.assign(window, {
          watched: () =>
            [...watching.values()].flatMap((elements) =>
              [...elements].filter(({ isConnected }) => isConnected),
            ).length,
        });
      }),
  });
  const watched = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { watched: () => number }).watched());
  const visit = async (): Promise<void> => {
    for (const route of [OTHER, '/modules', CHAPTER]) {
      await choose(page, route);
      await shows(page, route);
    }
    // The last page's own come when the browser is idle, one after the other.
    await isLive(page);
    await page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestIdleCallback(() => requestIdleCallback(() => requestAnimationFrame(() => done()))),
        ),
    );
  };
  await visit();
  await expect.poll(watched).toBeGreaterThan(0);
  const after = await watched();
  for (let time = 0; time < 3; time += 1) await visit();
  expect(await watched()).toBeLessThanOrEqual(after);
});

test.describe('preloading', () => {
  const texts = (page: Page): Set<string> => {
    const seen = new Set<string>();
    page.on(
      'request',
      (request) => request.resourceType() === 'fetch' && seen.add(new URL(request.url()).pathname),
    );
    return seen;
  };

  for (const [name, connection] of [
    ['saving data', { saveData: true, effectiveType: '4g' }],
    ['on 2G', { saveData: false, effectiveType: '2g' }],
  ] as const)
    test(`not for readers ${name} (J14)`, async ({ site }) => {
      let seen = new Set<string>();
      const page = await site.open(CHAPTER, {
        preloading: true,
        before: async (opened) => {
          seen = texts(opened);
          await opened.addInitScript(
            (value) => Object.defineProperty(navigator, 'connection', { value }),
            connection,
          );
        },
      });
      await page.evaluate(
        () =>
          new Promise((done) =>
            requestIdleCallback(() => requestIdleCallback(() => requestIdleCallback(done))),
          ),
      );
      await page.hover('main .prose > p a[href^="/"]');
      await settled(page);
      expect([...seen]).toEqual([]);
    });

  test(
    'the page of a link that is pointed at is fetched, unless it is the one shown',
    OF_HTML_PAGES,
    async ({ site }) => {
      const page = await site.open(CHAPTER, { preloading: true });
      const seen = texts(page);
      const point = (route: string): Promise<void> => page.hover(`#menu nav a[href="${route}"]`);
      await point(CHAPTER);
      await point(OTHER);
      await expect.poll(() => seen.has(OTHER)).toBe(true);
      expect(seen.has(CHAPTER)).toBe(false);
    },
  );
});

test.describe('the page of a link that is pointed at is laid out ahead', OF_HTML_PAGES, () => {
  const AHEAD = 'main[data-ahead]';

  /** Points at a link of the menu until the first screen of its page is laid out. */
  async function lieAhead(page: Page, route: string): Promise<void> {
    await page.hover(inMenu(route));
    await expect(page.locator(`${AHEAD} h1`)).toContainText(frontMatter(route).title!);
    await expect(page.locator(`${AHEAD} #contents[data-laid-out]`)).toBeAttached();
  }
  /** The names of what a screen reader is told of. */
  async function told(page: Page, role: string, level?: number): Promise<string[]> {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    return nodes
      .filter(
        (node) =>
          !node.ignored &&
          node.role?.value === role &&
          (level === undefined ||
            node.properties?.some(({ name, value }) => name === 'level' && value.value === level)),
      )
      .map((node) => String(node.name?.value));
  }
  const whole = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight);

  test('the new entry of the history is one task, and the page it shows the next: both are more than a phone does in 50 ms', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    await lieAhead(page, OTHER);
    // What asks for its task when the entry is there has it before whoever asks later.
    await page.evaluate(() => {
      const { pushState } = window.history;
      window.history.pushState = (...entry) => {
        pushState.apply(window.history, entry);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          Object.assign(window, { shownNext: document.querySelector('h1')!.textContent });
        port2.postMessage(undefined);
      };
    });
    await choose(page, OTHER);
    await shows(page, OTHER);
    expect(
      await page.evaluate(() => (window as unknown as { shownNext: string }).shownNext),
    ).toContain(frontMatter(CHAPTER).title);
  });

  test('without room and out of reach: keyboard, screen reader, search in the page, selection, paper', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    const height = await whole(page);
    await lieAhead(page, OTHER);
    expect(await whole(page)).toBe(height);
    expect(await told(page, 'main')).toHaveLength(1);
    expect(await told(page, 'heading', 1)).toEqual([
      expect.stringContaining(frontMatter(CHAPTER).title!),
    ]);
    expect(await axe(page)).toEqual([]);
    const words = await page.locator(`${AHEAD} .prose > p`).nth(1).innerText();
    expect(
      await page.evaluate(
        (text) => (window as unknown as { find: (wanted: string) => boolean }).find(text),
        words.slice(0, 12),
      ),
    ).toBe(false);
    const link = page.locator(`${AHEAD} .prose a`).first();
    await link.focus();
    await expect(link).not.toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+C');
    const copied = await clipboard(page);
    expect(copied).toContain(await page.locator('main .prose > p').nth(1).innerText());
    expect(copied).not.toContain(words.slice(0, 12));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(AHEAD)).toHaveCSS('display', 'none');
  });

  test('its advertisement, too, which is seen of the page shown alone', async ({ site }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    const shown = page.locator('main:not([data-ahead]) #ad');
    await expect(shown).toBeVisible();
    await lieAhead(page, OTHER);
    const sizes = await page.locator('#ad').evaluateAll((slots) =>
      slots.map((slot) => {
        const { width, height } = slot.getBoundingClientRect();
        return `${width} × ${height}, ${(slot as HTMLElement).dataset.place}`;
      }),
    );
    expect(sizes).toEqual([sizes[0], sizes[0]]);
    const { x, y, width, height } = (await shown.boundingBox())!;
    // Whatever lies there belongs to the page shown.
    expect(
      await page.evaluate(
        ([left, top]) => document.elementFromPoint(left!, top!)!.closest('[data-ahead]') === null,
        [x + width / 2, y + height / 2],
      ),
    ).toBe(true);
    await page.locator('main:not([data-ahead])').evaluate((main) => (main.style.opacity = '0'));
    const seen = await page.screenshot({ clip: { x, y, width, height } });
    await page.locator(AHEAD).evaluate((main) => main.remove());
    expect((await page.screenshot({ clip: { x, y, width, height } })).equals(seen)).toBe(true);
  });

  test('as large as when it is shown; a click gives it room, and nothing else of it remains', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    await lieAhead(page, OTHER);
    const parts = await page.evaluateHandle(
      (ahead) => [...document.querySelectorAll(`${ahead} :is(h1, [data-laid-out])`)],
      AHEAD,
    );
    const sizes = (): Promise<string[]> =>
      parts.evaluate((elements) =>
        elements.map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${width} × ${height}`;
        }),
      );
    const ahead = await sizes();
    expect(ahead.length).toBeGreaterThan(5);
    await page.click(inMenu(OTHER));
    await shows(page, OTHER);
    expect(await sizes()).toEqual(ahead);
    await isLive(page);
    // The marks of its parts go once it is painted.
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main')].map((main) => ({
            attributes: main.getAttributeNames(),
            marks: main.querySelectorAll('[data-laid-out]').length,
          })),
        ),
      )
      .toEqual([{ attributes: ['class'], marks: 0 }]);
  });

  test('it begins at its top also while the page before scrolls smoothly', async ({ site }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    await lieAhead(page, OTHER);
    await beginsAtTopAfterScrolling(page);
  });

  test('so is the page of a link that the keyboard comes to, and the next page when its link comes into sight', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    await page.locator(inMenu(OTHER)).focus();
    await expect(page.locator(`${AHEAD} h1`)).toContainText(frontMatter(OTHER).title!);
    await page.locator('main a[rel="next"]').first().scrollIntoViewIfNeeded();
    await expect(page.locator(`${AHEAD} h1`)).toContainText(frontMatter('/interceptors').title!);
  });

  test('one page at most: the one pointed at last', async ({ site }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    await lieAhead(page, OTHER);
    await lieAhead(page, '/modules');
    await expect(page.locator(AHEAD)).toHaveCount(1);
    // Another one than the one ahead.
    await choose(page, OTHER);
    await shows(page, OTHER);
    await expect(page.locator('main')).toHaveCount(1);
  });

  test('what is chosen in the samples of either page stays', async ({ site }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    const second = page.locator('main .prose figure label:nth-of-type(2)').first();
    await second.click();
    const chosen = (): Promise<string[]> =>
      page
        .locator('main:first-of-type input[type="radio"]:checked')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    const before = await chosen();
    await lieAhead(page, OTHER);
    expect(await chosen()).toEqual(before);
    expect(await tornSamples(page)).toEqual([]);
    await second.locator('xpath=preceding-sibling::label').click();
    await second.click();
    await page.click(inMenu(OTHER));
    await shows(page, OTHER);
    expect(await page.locator('main figure input[type="radio"]').count()).toBeGreaterThan(0);
    expect(await tornSamples(page)).toEqual([]);
  });

  test('the page shown is not, where a link leads to it by an old address: its samples keep what is chosen', async ({
    site,
  }) => {
    const page = await site.open('/openapi/introduction', { preloading: true });
    await page.locator('main .prose figure label:nth-of-type(2)').first().click();
    await page.locator('#menu details[data-group="Recipes"] summary').click();
    await page.hover(inMenu('/recipes/swagger'));
    // It has come.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.endsWith('/recipes/swagger')),
    );
    // Whatever is done with it once the browser is idle is done then.
    await page.evaluate(
      () =>
        new Promise((done) =>
          requestIdleCallback(() => setTimeout(() => requestIdleCallback(done))),
        ),
    );
    expect(await tornSamples(page)).toEqual([]);
  });

  test('its ids are no places of the page shown', async ({ site }) => {
    const page = await site.open(CHAPTER, { preloading: true });
    await lieAhead(page, OTHER);
    // Beyond the first screen the text comes while the browser is idle.
    await expect(page.locator(`${AHEAD} .prose h3[id]`).last()).toBeAttached();
    await scrollTo(page, 1000);
    await page.evaluate(
      () =>
        new Promise((done) => {
          window.addEventListener('hashchange', done, { once: true });
          window.location.hash = document.querySelector('main[data-ahead] .prose h3[id]')!.id;
        }),
    );
    await settled(page);
    expect(await scrollTop(page)).toBe(1000);
  });
});
