import type { Page } from '@playwright/test';
import { settled } from './reader';
import { CHAPTER, expect, test } from './site';

/** What readers' eyes stumbled over. */

const LONG_CODE = [
  '/faq/common-errors',
  CHAPTER,
  '/fundamentals/circular-dependency',
  '/graphql/resolvers',
  '/security/cors',
  '/modules',
];

interface Column {
  table: string;
  lines: number;
  width: number;
}

/** The cells of a page that became ribbons: narrower than 6 rem in a table of up to four columns. */
const ribbons = (page: Page): Promise<Column[]> =>
  page.$$eval('main .prose table', (tables) =>
    (tables as HTMLTableElement[])
      .flatMap((table) =>
        [...table.rows].flatMap((row) =>
          [...row.cells].map((cell) => ({
            table: `${table.rows[0]?.textContent?.slice(0, 40)} (${row.cells.length})`,
            width: cell.clientWidth,
            lines: Math.round(
              (cell.clientHeight - 18) / parseFloat(getComputedStyle(cell).lineHeight),
            ),
            columns: row.cells.length,
          })),
        ),
      )
      .filter(({ columns, width }) => columns <= 4 && width < 96),
  );

test('the line below the head of a table is one, also under its empty corner', async ({ site }) => {
  const page = await site.open('/techniques/caching');
  const head = page.locator('main .prose thead').filter({ has: page.locator('td:empty') });
  expect(await head.count()).toBeGreaterThan(0);
  const lines = await head
    .first()
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBottomColor));
  expect(new Set(lines).size).toBe(1);
});

test.describe('a table whose first column holds long code', () => {
  for (const route of LONG_CODE)
    test(`${route}: no column is a ribbon, and on a screen no cell is higher than eight lines`, async ({
      site,
    }) => {
      const page = await site.open(route);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, ribbons: await ribbons(page) }).toEqual({ width, ribbons: [] });
        if (width < 1280) continue;
        const tall = await page.$$eval('main .prose :is(td, th)', (cells) =>
          cells
            .filter(
              (cell) => cell.clientHeight > 18 + 8 * parseFloat(getComputedStyle(cell).lineHeight),
            )
            .map(({ textContent }) => textContent),
        );
        expect(tall).toEqual([]);
      }
    });

  test('names that fit stay whole', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const broken = await page.$$eval('main .prose td:first-child > code', (names) =>
      names
        .filter(
          (name) =>
            name.textContent.length <= 20 &&
            !name.textContent.includes(' ') &&
            name.getClientRects().length > 1,
        )
        .map(({ textContent }) => textContent),
    );
    expect(broken).toEqual([]);
  });
});

test('short code in a cell is not broken at its space', async ({ site }) => {
  const page = await site.open('/migration-guide/v12');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.$$eval('main .prose td > code', (codes) =>
      codes
        .filter(({ textContent }) => textContent.includes(' ') && textContent.length <= 12)
        .map((code) => [code.textContent, code.getClientRects().length]),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([, lines]) => lines !== 1)).toEqual([]);
  }
});

test('the cards of a row on /discover/companies stand at one height', async ({ site }) => {
  const page = await site.open('/discover/companies');
  const tops = await page.$$eval('main .prose ul:has(svg) a', (cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  const columns = tops.filter((top) => top === tops[tops.length - 1] || top === tops[1]).length;
  expect(columns).toBeGreaterThan(2);
  expect(tops[0]).toBe(tops[1]);
  // Row after row is as far apart.
  const rows = [...new Set(tops)];
  expect(new Set(rows.slice(1).map((top, index) => top - rows[index]!)).size).toBe(1);
});

test.describe('a drawing that is wider than a phone', () => {
  const HINT = 'main .prose figure:has(svg) > p';

  test('says that it scrolls, and fades out at the right until it is scrolled', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { viewport: { width: 360, height: 740 } });
    await expect(page.locator(HINT).first()).toBeVisible();
    const box = page.locator('main .prose figure:has(svg) > [data-scroll-label]').first();
    const mask = (): Promise<string> =>
      box.evaluate((element) => getComputedStyle(element).maskImage);
    expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    expect(await mask()).toContain('gradient');
    await box.evaluate((element) => element.scrollTo({ left: 1e4, behavior: 'instant' }));
    await settled(page);
    expect(await mask()).toBe('none');
  });

  test('on a screen, where all of it is seen, nothing is said', async ({ site }) => {
    const page = await site.open(CHAPTER);
    await expect(page.locator('main .prose pre[tabindex]').first()).toBeAttached();
    expect(await page.locator(HINT).first().isVisible()).toBe(false);
    expect(
      await page
        .locator('main .prose figure:has(svg) > [data-scroll-label]')
        .first()
        .evaluate((element) => getComputedStyle(element).maskImage),
    ).toBe('none');
  });
});

test('the languages of every sample stand at the same place, with and without a file name', async ({
  site,
}) => {
  // Pages that have both kinds.
  const page = await site.open('/fundamentals/execution-context');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.$$eval('main .prose figure:has(fieldset)', (all) =>
      all.map((figure) => ({
        named: figure.querySelector('figcaption > [data-for]') !== null,
        gap: Math.round(
          figure.getBoundingClientRect().right -
            figure.querySelector('fieldset')!.getBoundingClientRect().right,
        ),
        copy: Math.round(
          figure.getBoundingClientRect().right -
            figure.querySelector('[data-copy]')!.getBoundingClientRect().right,
        ),
      })),
    );
    expect([width, new Set(found.map(({ named }) => named))]).toEqual([
      width,
      new Set([true, false]),
    ]);
    expect([
      width,
      new Set(found.map(({ gap }) => gap)).size,
      new Set(found.map(({ copy }) => copy)).size,
    ]).toEqual([width, 1, 1]);
  }
});
