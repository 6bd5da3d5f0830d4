import type { Page } from '@playwright/test';
import { frontMatter } from './markdown';
import { expect, type PageOptions } from './site';

export const DESKTOP = { viewport: { width: 1280, height: 900 } } satisfies PageOptions;
export const PHONE = { viewport: { width: 360, height: 740 } } satisfies PageOptions;

/** The link that leads past header and menu; it waits beside the window until the keyboard comes to it. */
export const SKIP_LINK = '[href="#__docusaurus_skipToContent_fallback"]';

/** Clicks a link of the text that leads to `href`; it is put there first, since no page holds every odd address. */
export const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = address;
    document.querySelector('main .prose')!.append(link);
    link.click();
  }, href);

/** Clicks an entry of the menu, also one inside a closed group. */
export const choose = (page: Page, href: string): Promise<void> =>
  page.evaluate(
    (address) =>
      document.querySelector<HTMLAnchorElement>(`#menu nav a[href="${address}"]`)!.click(),
    href,
  );

/**
 * Waits until the address is that of a page, after the origin. Within the app the page itself comes a moment later: whoever does
 * something to it waits for `shows`.
 */
export async function arrives(page: Page, wanted: string | RegExp): Promise<void> {
  const isThere = (): boolean =>
    typeof wanted === 'string' ? address(page) === wanted : wanted.test(address(page));
  // Told by the browser, not asked time and again. The assertion says where it is instead, and goes on waiting where a load
  // on the way was given up.
  await page.waitForURL(isThere, { waitUntil: 'commit' }).catch(() => undefined);
  const here = expect.poll(() => address(page));
  await (typeof wanted === 'string' ? here.toBe(wanted) : here.toMatch(wanted));
}

/**
 * Waits for the page of a route itself, by its own heading: the address comes sooner, and the title of the 404 page, which
 * has no menu, is the root's.
 * @param rest query and hash that its address must have
 */
export async function shows(page: Page, route: string, rest = ''): Promise<void> {
  await arrives(page, route + rest);
  // In the page: no locator has the first text of an element alone, and the document may be on its way out.
  await page.waitForFunction(
    (wanted) => document.querySelector('h1')?.firstChild?.textContent === wanted,
    frontMatter(route).title,
  );
}

/** Waits for the text of a page, more than its first lines: what is out of sight is laid out a moment later. */
export const hasText = (page: Page): Promise<void> =>
  expect.poll(async () => (await page.innerText('main .prose')).length).toBeGreaterThan(1000);

/** Where the page is, after the origin. */
export const address = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Marks this document, so that a later full load can be told from a navigation within the app. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { sameDocument: true }));
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'sameDocument' in window);

/** Answers a page of the site with changed HTML, whoever asks: the browser or the app. */
export const rewrite = (
  page: Page,
  path: string,
  change: (html: string) => string,
): Promise<unknown> =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );

/** How far the page is scrolled. */
export const scrollTop = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** Waits until the page is scrolled to less than `within` px from a place: by itself what a pixel is rounded to. */
export const scrolledTo = (page: Page, top: number, within = 2): Promise<unknown> =>
  page.waitForFunction(([wanted, limit]) => Math.abs(window.scrollY - wanted) < limit, [
    top,
    within,
  ] as const);

/** Waits until an element is less than `within` px away from a place below the top of the window. */
export const isNear = (page: Page, id: string, top: number, within: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        ([name, wanted]) =>
          Math.abs(document.getElementById(name)!.getBoundingClientRect().top - wanted),
        [id, top] as const,
      ),
    )
    .toBeLessThan(within);

/** Scrolls as the wheel does, at once: it also ends our own scrolling, which holds a place while the page grows. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => {
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);

/** The page's h1 without its English name. */
export const heading = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('h1')?.firstChild?.textContent ?? '');

/** A reader's style sheet that sets text as wide as WCAG 1.4.12 asks for. */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/**
 * Two frames: styles are computed, observers and those who listen for scrolling have been told. Asked of an observer, whose first
 * word comes with the next frame: with a clock of a test's own `requestAnimationFrame` goes by that clock, and on a slow machine
 * it calls before the browser has drawn anything.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise<void>((drawn) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          drawn();
        });
        observer.observe(document.documentElement);
      });
  });

/** Whether a page is painted: what is only measured needs the layout alone, which takes less than half the time. */
export const paint = (page: Page, wanted: boolean): Promise<void> =>
  page.evaluate(
    (visibility) => void (document.documentElement.style.visibility = visibility),
    wanted ? '' : 'hidden',
  );

/** The samples of the page shown whose switch has no choice, or that do not show just the panel of that choice: their names. */
export const tornSamples = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelector('main')!.querySelectorAll('figure:has(input[type="radio"])')]
      .filter((figure) => {
        const chosen = figure.querySelector<HTMLInputElement>('input:checked')?.value;
        const shown = [...figure.querySelectorAll<HTMLElement>('[data-panel]')].filter(
          (panel) => !panel.hasAttribute('hidden') && getComputedStyle(panel).display !== 'none',
        );
        return shown.length !== 1 || shown[0]!.dataset.panel !== chosen;
      })
      .map((figure) => figure.querySelector('figcaption')!.textContent),
  );

/** Waits for a condition that is asked from outside the page. */
export const until = (condition: () => Promise<boolean>): Promise<void> =>
  expect.poll(condition).toBe(true);

/** Gives a page styles of the reader's own from the beginning, before it is opened. */
export const styled = (page: Page, css: string): Promise<unknown> =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
