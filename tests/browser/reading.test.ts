import type { Page } from '@playwright/test';
import { AD_RECHECK_MS } from '../../src/constants';
import { settled, SKIP_LINK, TEXT_SPACING } from './reader';
import { CHAPTER, expect, test } from './site';
import { LONG_LINE, variant, withoutAd } from './variant';

/** A style sheet of the reader's own, from the start; made by script, since the policy forbids inline ones. */
const style = (page: Page, css: string): Promise<unknown> =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Texts that lie on each other or are cut off, outside of the boxes that scroll. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate((aside) => {
    const found: string[] = [];
    const name = (element: Element): string =>
      `${element.tagName}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`;
    const texts: Array<[Element, DOMRect]> = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (
        !node.textContent?.trim() ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      // The advertisement has a room of its own, whatever the text's size (ARCHITECTURE.md#advertisement); advertisement.test.ts sees to it.
      if (element.closest(aside)) continue;
      range.selectNodeContents(node);
      // What an ellipsis cuts off lies on nothing.
      const edge =
        getComputedStyle(element).overflowX === 'hidden'
          ? element.getBoundingClientRect().right
          : Infinity;
      for (const { left, top, right, height } of range.getClientRects()) {
        const rect = new DOMRect(left, top, Math.min(right, edge) - left, height);
        if (rect.width > 1) texts.push([element, rect]);
      }
    }
    texts.sort(([, a], [, b]) => a.top - b.top);
    texts.forEach(([element, a], index) => {
      for (const [other, b] of texts.slice(index + 1)) {
        if (b.top > a.bottom) break;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Line boxes touch; glyphs do not fill them.
        if (
          across > 2 &&
          down > 0.4 * Math.min(a.height, b.height) &&
          !element.contains(other) &&
          !other.contains(element) &&
          !element.closest('header')?.matches('body header') !==
            Boolean(other.closest('body header'))
        )
          found.push(`${name(element)} on ${name(other)}`);
      }
    });
    for (const element of document.querySelectorAll('body *')) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      if (
        !element.checkVisibility() ||
        element.closest('svg, pre, .visually-hidden, [data-scroll-label], #menu, #contents')
      )
        continue;
      if (textOverflow === 'ellipsis') continue;
      if (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${name(element)}`);
      if (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
        found.push(`cut: ${name(element)}`);
    }
    return [...new Set(found)];
  }, `#ad, .visually-hidden, svg, pre, #menu, ${SKIP_LINK}, noscript, [data-load-failed]`);

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('larger text and more space (L2)', () => {
  const PAGES = ['/', CHAPTER, '/discover/companies', '/support'];

  for (const [name, width, css] of [
    ['as it is, 1280 px', 1280, ''],
    ['as it is, 360 px', 360, ''],
    ['zoomed to 200 %', 640, ''],
    ['zoomed to 400 %', 320, ''],
    ['text alone at 200 %', 1280, 'html { font-size: 200% !important }'],
    ['text spacing', 1280, TEXT_SPACING],
    ['text spacing on a phone', 360, TEXT_SPACING],
  ] as const)
    test(`${name}: nothing overlaps, is cut or scrolls sideways`, async ({ site }) => {
      for (const route of PAGES) {
        const page = await site.open(route, {
          viewport: { width, height: 900 },
          before: async (opened) => {
            await opened.clock.install();
            await style(opened, css);
          },
        });
        await page.clock.runFor(AD_RECHECK_MS);
        await settled(page);
        expect({ route, found: await collisions(page), sideways: await sideways(page) }).toEqual({
          route,
          found: [],
          sideways: 0,
        });
      }
    });

  test('the line is 35 to 42 Chinese characters long, its height 1.75, its size 16 to 17 px', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { viewport: { width: 1600, height: 900 } });
    const { characters, height, size } = await page.$$eval(
      'main .prose > p:not([class])',
      (lines) => {
        const line = lines[1]!;
        const { fontSize, lineHeight } = getComputedStyle(line);
        return {
          characters: line.clientWidth / parseFloat(fontSize),
          height: parseFloat(lineHeight) / parseFloat(fontSize),
          size: parseFloat(fontSize),
        };
      },
    );
    expect(characters).toBeGreaterThanOrEqual(35);
    expect(characters).toBeLessThanOrEqual(42);
    expect(height).toBeCloseTo(1.75, 2);
    expect(size).toBeGreaterThanOrEqual(16);
    expect(size).toBeLessThanOrEqual(17);
  });
});

test.describe('wide content stays in its box (L3)', () => {
  test.use({ served: { directory: variant } });
  const WIDE = '/controllers';

  for (const width of [320, 360, 768, 1280])
    test(`at ${width} px: a line of 160 characters, a word of 5000, a table of 14 columns`, async ({
      site,
    }) => {
      const page = await site.open(WIDE, withoutAd({ viewport: { width, height: 800 } }));
      expect(await sideways(page)).toBe(0);
      await expect
        .poll(() => page.locator('main .prose [data-scroll-label][tabindex="0"]').count())
        .toBeGreaterThanOrEqual(3);
      const boxes = await page.$$eval('main .prose [data-scroll-label]', (all) =>
        all
          // The other language is hidden so that the browser's search finds it, and has a box as well.
          .filter((box) => box.checkVisibility() && !box.closest('[hidden]'))
          .map((box) => ({
            scrolls: box.scrollWidth > box.clientWidth,
            reachable: (box as HTMLElement).tabIndex === 0,
            text: box.textContent.slice(0, 5),
          })),
      );
      expect(boxes.filter(({ scrolls, reachable }) => scrolls !== reachable)).toEqual([]);
      const long = page.locator('pre', { hasText: LONG_LINE }).first();
      await long.focus();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => page.evaluate(() => document.activeElement!.scrollLeft))
        .toBeGreaterThan(0);
    });
});

test.describe('the keyboard', () => {
  for (const width of [1280, 360])
    test(`at ${width} px every stop is seen and none is under the header`, async ({ site }) => {
      const page = await site.open(CHAPTER, {
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      const faults: string[] = [];
      for (let stop = 0; stop < 70; stop += 1) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(() => {
          const at = document.activeElement as HTMLElement;
          if (at === document.body) return undefined;
          const box = at.getBoundingClientRect();
          const seen = at.matches('input[type="radio"]') ? at.nextElementSibling! : at;
          const { outlineStyle, outlineWidth } = getComputedStyle(seen);
          const name = at.outerHTML.slice(0, 90);
          if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
            return `no focus mark: ${name}`;
          if (box.bottom < 0 || box.top > window.innerHeight) return `out of sight: ${name}`;
          const header = document.querySelector('body header')!;
          if (
            !header.contains(at) &&
            !at.closest('[role="region"]') &&
            box.bottom <= header.getBoundingClientRect().bottom
          )
            return `under the header: ${name}`;
          return undefined;
        });
        if (fault) faults.push(fault);
      }
      expect(faults).toEqual([]);
    });

  test('English words are marked as English, code as not to be translated', async ({ site }) => {
    const page = await site.open(CHAPTER);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    expect(
      await page.$$eval(
        'main figure[data-sample]',
        (all) => all.filter((figure) => figure.getAttribute('translate') !== 'no').length,
      ),
    ).toBe(0);
  });

  test('in forced colours the active entry, the chosen language and the focus are seen (L6)', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { forcedColors: 'active' });
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const entry = '#menu [aria-current="page"]';
    const language = '.prose input:checked + span';
    for (const chosen of [entry, language]) {
      await expect(page.locator(chosen).first()).not.toHaveCSS('background-color', canvas);
      await expect(page.locator(chosen).first()).toHaveCSS('outline-style', 'none');
    }
    // A transparent border is not transparent there.
    await expect(page.locator('#contents [aria-current]')).not.toHaveCSS(
      'border-left-color',
      canvas,
    );
    await expect(page.locator('#contents a').last()).toHaveCSS('border-left-color', canvas);
    // From the first key on it is the keyboard's focus that elements get.
    await page.keyboard.press('Tab');
    for (const [focused, seen] of [
      [entry, entry],
      ['.prose input:checked', language],
    ] as const) {
      await page.locator(focused).first().focus();
      await expect(page.locator(seen).first()).toHaveCSS('outline-style', 'solid');
    }
    for (const selector of ['#menu a', '.prose a', '.prose button', '#page-end input']) {
      const focused = page.locator(selector).locator('visible=true').first();
      await focused.focus();
      expect
        .soft(
          await focused.evaluate((element) => {
            const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
            return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
              ? outlineColor !== getComputedStyle(document.body).backgroundColor
              : outlineStyle;
          }),
          selector,
        )
        .toBe(true);
    }
    expect(await page.$eval('header svg', (icon) => getComputedStyle(icon).stroke)).not.toBe(
      'none',
    );
  });
});
