import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { NOT_FOUND_FILE } from '../../src/hosting/pages';
import { settled, SKIP_LINK } from './reader';
import { BUILD_DIR, CHAPTER, expect, test } from './site';

test.describe.configure({ timeout: 300_000 });

/** One of each kind: the home page, a chapter, the companies, the support page, the list of everything. */
const KINDS = ['/', CHAPTER, '/discover/companies', '/support', '/search'];

/** More than any page has but the list of everything, whose links are all alike. */
const MAX_STOPS = 400;

interface Stop {
  /** The end of the page is no stop. */
  end?: true;
  fault?: string;
}

/**
 * What is wrong with the stop that has the focus; nothing if it is seen.
 * @param afterFrame whether a frame comes first
 */
const fault = (page: Page, afterFrame = false): Promise<Stop> =>
  page.evaluate(async (waits) => {
    if (waits) await new Promise(requestAnimationFrame);
    const at = document.activeElement;
    if (!at || at === document.body) return { end: true };
    const name = at.outerHTML.slice(0, 90);
    // A radio button lies invisibly over the words that stand for it.
    const seen = at.matches('input[type="radio"]') ? at.nextElementSibling! : at;
    // Each line of a link by itself: between the end of one and the beginning of the next, other text stands.
    const boxes = [...seen.getClientRects()]
      .map(({ left, top, right, bottom }) => ({
        left: Math.max(0, left),
        top: Math.max(0, top),
        right: Math.min(window.innerWidth, right),
        bottom: Math.min(window.innerHeight, bottom),
      }))
      .filter(({ left, top, right, bottom }) => right - left >= 1 && bottom - top >= 1);
    const { outlineStyle, outlineWidth } = getComputedStyle(seen);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
      return { fault: `no focus mark: ${name}` };
    if (boxes.length === 0) return { fault: `out of sight: ${name}` };
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const hits = boxes
      .flatMap(({ left, top, right, bottom }) =>
        shares.flatMap((x) =>
          shares.map((y) =>
            document.elementFromPoint(left + x * (right - left), top + y * (bottom - top)),
          ),
        ),
      )
      .filter((hit) => hit !== null);
    const own = hits.filter(
      (hit) => seen.contains(hit) || at.contains(hit) || hit.closest('label')?.contains(at),
    );
    const covered = hits.filter((hit) => !own.includes(hit) && !hit.contains(seen));
    return own.length === 0 || covered.length > hits.length / 2
      ? { fault: `covered by ${covered[0]?.outerHTML.slice(0, 60)}: ${name}` }
      : {};
  }, afterFrame);

/**
 * Goes to the next stop. A frame lies between two of them, as with readers: Chromium moves what is sticky once a frame, and
 * scrolls to where such a thing was before.
 */
async function stepTo(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  return fault(page, true);
}

test.describe('every stop of the keyboard is seen: marked, in the window, with nothing on it', () => {
  for (const [route, width] of KINDS.flatMap((route) =>
    [1280, 360].map((width) => [route, width] as const),
  ))
    test(`${route} at ${width} px`, async ({ site }) => {
      const page = await site.open(route, {
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      const faults: string[] = [];
      let stops = 0;
      for (; stops < MAX_STOPS; stops += 1) {
        const found = await stepTo(page, 'Tab');
        if (found.end) break;
        if (found.fault) faults.push(found.fault);
      }
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(20);
      if (route !== '/search') expect(stops).toBeLessThan(MAX_STOPS);
    });

  for (const width of [1280, 360])
    test(`backwards from the end of a chapter at ${width} px`, async ({ site }) => {
      const page = await site.open(CHAPTER, {
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      await page.focus('#page-end > footer a:last-child');
      const faults: string[] = [];
      for (let stop = 0; stop < 60; stop += 1) {
        const found = await stepTo(page, 'Shift+Tab');
        if (found.fault) faults.push(found.fault);
      }
      expect(faults).toEqual([]);
    });
});

for (const width of [1280, 320])
  test(`the bar that says that a script did not come covers no stop, at ${width} px`, async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      live: false,
      complaints: [/request failed/, /Failed to load resource/],
      before: (opened) =>
        opened.route('**/assets/js/main.*.js', (route) => route.abort('blockedbyclient')),
    });
    // It loads the page again first.
    await expect(page.locator('html[data-load-failed]')).toBeAttached();
    const faults: string[] = [];
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      const found = await stepTo(page, 'Tab');
      if (found.end) break;
      if (found.fault) faults.push(found.fault);
    }
    expect(faults).toEqual([]);
  });

/** Deep in a chapter, where the header and the contents line lie over the text. */
const DEEP_PX = 3000;

test('what stays in sight while the page scrolls: the page does not move when the keyboard comes to it', async ({
  site,
}) => {
  const page = await site.open(CHAPTER, { reducedMotion: 'reduce' });
  for (const width of [1280, 1000, 360])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await settled(page);
      const { stops, moved } = await page.evaluate(async (deep) => {
        const frame = (): Promise<number> => new Promise(requestAnimationFrame);
        const found = [
          ...document.querySelectorAll<HTMLElement>(
            '#__docusaurus > header :is(a, button, summary), main article > details :is(a, summary)',
          ),
        ];
        const report: { stops: number; moved: string[] } = { stops: 0, moved: [] };
        for (const stop of found) {
          const popup = stop.closest('details');
          if (popup) popup.open = true;
          if (!stop.checkVisibility()) continue;
          report.stops += 1;
          (document.activeElement as HTMLElement).blur();
          window.scrollTo(0, deep);
          await frame();
          await frame();
          stop.focus();
          await frame();
          if (window.scrollY !== deep)
            report.moved.push(`${window.scrollY}: ${stop.outerHTML.slice(0, 80)}`);
          if (popup) popup.open = false;
        }
        return report;
      }, DEEP_PX);
      expect(moved).toEqual([]);
      expect(stops).toBeGreaterThan(5);
    });
});

for (const [name, popup, widths] of [
  ['the contents line', 'main article > details', [320, 360, 1000]],
  ['the version menu', '#__docusaurus > header details', [320, 360, 768]],
] as const)
  test(`${name} closes when the focus leaves it, and covers no other stop`, async ({ site }) => {
    const page = await site.open(CHAPTER, { reducedMotion: 'reduce' });
    const isInside = (): Promise<boolean> =>
      page.$eval(popup, (element) => element.contains(document.activeElement));
    for (const width of widths)
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await settled(page);
        await page.focus(`${popup} summary`);
        await page.keyboard.press('Enter');
        await expect(page.locator(`${popup}[open]`)).toBeVisible();
        let inside = 0;
        do {
          expect(await page.locator(popup).getAttribute('open')).toBe('');
          await page.keyboard.press('Tab');
          inside += 1;
        } while (await isInside());
        // Its links were stops, too.
        expect(inside).toBeGreaterThan(1);
        await expect(page.locator(popup)).not.toHaveAttribute('open');
        expect(await fault(page, true)).toEqual({});
        // Back at its line it is closed, and opens again.
        await page.keyboard.press('Shift+Tab');
        expect(await isInside()).toBe(true);
      });
  });

test.describe('the skip link', () => {
  for (const width of [1280, 768, 320])
    test(`is the first stop, seen over the header, and leads to the text, at ${width} px`, async ({
      site,
    }) => {
      const page = await site.open(CHAPTER, { viewport: { width, height: 700 } });
      await page.keyboard.press('Tab');
      expect(await page.$eval(SKIP_LINK, (link) => link === document.activeElement)).toBe(true);
      expect(await fault(page)).toEqual({});
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)),
      ).toBe(true);
    });

  for (const route of ['/', CHAPTER, '/search', '/nowhere'])
    test(`without JavaScript on ${route}: it and every link within the page has where to lead`, async ({
      site,
    }) => {
      // The page of unknown paths leads on after a while, which is no part of this.
      const body = readFileSync(path.join(BUILD_DIR, NOT_FOUND_FILE), 'utf8').replace(
        /<meta[^>]*http-equiv="?refresh"?[^>]*>/,
        '',
      );
      const page = await site.open(route, {
        javaScriptEnabled: false,
        complaints: route === '/nowhere' ? [/status of 404/] : [],
        before: (opened) =>
          opened.route('**/nowhere', (asked) =>
            asked.fulfill({ status: 404, contentType: 'text/html', body }),
          ),
      });
      const astray = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
          .filter(
            (link) =>
              link.checkVisibility() &&
              !document.getElementById(decodeURIComponent(link.hash.slice(1))),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 90)),
      );
      expect(astray).toEqual([]);
      await page.keyboard.press('Tab');
      expect(await fault(page)).toEqual({});
    });
});
