import type { Page } from '@playwright/test';
import { AD_RECHECK_MS } from '../../src/constants';
import { under, type Condition } from './overflows';
import { arrives, choose, isMarked, mark, settled, SKIP_LINK, TEXT_SPACING } from './reader';
import { CHAPTER, expect, test } from './site';
import { LONG_LINE, variant, withoutAd } from './variant';

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

  const READERS: readonly Condition[] = [
    ['as it is, 1280 px', 1280, ''],
    ['text alone at 200 %', 1280, 'html { font-size: 200% !important }'],
    ['text spacing', 1280, TEXT_SPACING],
    ['zoomed to 200 %', 640, ''],
    ['as it is, 360 px', 360, ''],
    ['text spacing on a phone', 360, TEXT_SPACING],
    ['zoomed to 400 %', 320, ''],
  ];

  for (const route of PAGES)
    test(`${route}: nothing overlaps, is cut or scrolls sideways`, async ({ site }) => {
      const page = await site.open(route, { before: (opened) => opened.clock.install() });
      for (const reader of READERS)
        await test.step(reader[0], async () => {
          await under(page, reader);
          await page.clock.runFor(AD_RECHECK_MS);
          await settled(page);
          expect({ found: await collisions(page), sideways: await sideways(page) }).toEqual({
            found: [],
            sideways: 0,
          });
        });
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

  test('a line of 160 characters, a word of 5000, a table of 14 columns', async ({ site }) => {
    const page = await site.open(WIDE, withoutAd());
    const long = page.locator('pre', { hasText: LONG_LINE }).first();
    for (const width of [1280, 768, 360, 320])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect(await sideways(page)).toBe(0);
        await expect
          .poll(() => page.locator('main .prose [data-scroll-label][tabindex="0"]').count())
          .toBeGreaterThanOrEqual(3);
        const astray = (): Promise<string[]> =>
          page.$$eval('main .prose [data-scroll-label]', (all) =>
            all
              // The other language is hidden so that the browser's search finds it, and has a box as well.
              .filter((box) => box.checkVisibility() && !box.closest('[hidden]'))
              .filter(
                (box) =>
                  box.scrollWidth > box.clientWidth !== ((box as HTMLElement).tabIndex === 0),
              )
              .map((box) => box.textContent.slice(0, 5)),
          );
        // They are told of the new width with a frame.
        await expect.poll(astray).toEqual([]);
        await long.evaluate((box) => box.scrollTo({ left: 0, behavior: 'instant' }));
        await long.focus();
        await page.keyboard.press('ArrowRight');
        await expect
          .poll(() => page.evaluate(() => document.activeElement!.scrollLeft))
          .toBeGreaterThan(0);
      });
  });
});

test.describe('what the book’s own pages do not use', () => {
  test.use({ served: { directory: variant } });

  test('columns of a table stand to the right and in the middle', async ({ site }) => {
    const page = await site.open('/middleware', withoutAd());
    for (const cells of ['th', 'td'])
      expect(
        await page.$$eval(`main .prose table ${cells}`, (all) =>
          all.map((cell) => getComputedStyle(cell).textAlign),
        ),
      ).toEqual(['start', 'center', 'end', 'start']);
  });

  test('a footnote is the end of the text; its number leads there, and it leads back', async ({
    site,
  }) => {
    const page = await site.open('/', withoutAd());
    await mark(page);
    await choose(page, '/middleware');
    await arrives(page, '/middleware');
    const notes = page.locator('main .prose > section:last-child');
    await expect(notes.getByRole('heading', { name: '脚注' })).toHaveCount(1);
    await expect(notes.getByRole('listitem')).toHaveText([/第一个脚注。/, /第二个脚注。/]);
    for (const [number, words] of [
      ['1', '第一个脚注。'],
      ['2', '第二个脚注。'],
    ] as const) {
      await page.locator('main .prose sup a', { hasText: number }).first().click();
      await expect(page.locator(':target')).toContainText(words);
      await expect(page.locator(':target')).toBeInViewport();
    }
    await notes.getByRole('link', { name: '回到正文：脚注 1，第 2 处' }).click();
    await expect(page.locator(':target')).toHaveText('1');
    expect(await isMarked(page)).toBe(true);
  });
});

// Every stop of the keyboard: keyboard.test.ts.
test.describe('other readers', () => {
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

  test('in forced colours the chosen search result is seen, and no other one (L6)', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { forcedColors: 'active' });
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('守卫');
    for (const key of ['', 'ArrowDown']) {
      if (key) await page.keyboard.press(key);
      const row = page.locator('#search-results [aria-selected="true"]');
      await expect(row).toHaveCSS('outline', /solid 2px$/);
      await expect(row).not.toHaveCSS('outline-color', canvas);
      // Within the row: the list cuts off what stands out of it.
      await expect(row).toHaveCSS('outline-offset', '-2px');
      await expect(page.locator('#search-results [aria-selected="false"]').first()).toHaveCSS(
        'outline-style',
        'none',
      );
    }
  });
});
