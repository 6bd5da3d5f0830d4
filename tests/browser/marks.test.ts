import type { Locator, Page } from '@playwright/test';
import { expect, type Site, test, type PageOptions } from './site';
import { MARKED, variant, withoutAd } from './variant';

test.describe.configure({ timeout: 240_000 });

test.use({ served: { directory: variant } });
const PAGE = '/controllers';

const open = (site: Site, pageOptions: PageOptions = {}): Promise<Page> =>
  site.open(PAGE, withoutAd(pageOptions));
const sample = (page: Page): Locator =>
  page.locator('main .prose figure', { hasText: 'marked.ts' });
const lines = MARKED.typescript.split('\n');

/** The texts of the marked lines in sight. */
const marked = (page: Page): Promise<string[]> =>
  sample(page)
    .locator('mark')
    .evaluateAll((marks) =>
      marks
        .filter((mark) => mark.checkVisibility() && !mark.closest('[hidden]'))
        .map(({ textContent }) => textContent.replace(/\n$/, '')),
    );

test('the lines of the TypeScript are marked, and those behind them in the JavaScript', async ({
  site,
}) => {
  const page = await open(site);
  expect(await marked(page)).toEqual([lines[1], lines[2], lines[5]]);
  await sample(page).locator('label', { hasText: 'JS' }).click();
  // What became of the property is laid out in three lines.
  expect((await marked(page)).map((line) => line.replace(/x+/, 'x'))).toEqual([
    '  names = [',
    "    'x',",
    '  ];',
    '',
    '    return this.names;',
  ]);
});

test('every line stands where it would without marks, and the ground goes on where one scrolls', async ({
  site,
}) => {
  const page = await open(site);
  const { heights, ground, widest } = await sample(page)
    .locator('pre')
    .first()
    .evaluate((pre) => {
      const code = pre.querySelector('code')!;
      return {
        heights: [
          code.getBoundingClientRect().height / parseFloat(getComputedStyle(code).lineHeight),
        ],
        ground: Math.min(
          ...[...pre.querySelectorAll('mark')].map((mark) => mark.getBoundingClientRect().width),
        ),
        widest: pre.scrollWidth,
      };
    });
  expect(heights.map(Math.round)).toEqual([lines.length]);
  expect(widest).toBeGreaterThan(900);
  expect(ground).toBeGreaterThanOrEqual(widest - 2);
});

test('neither the copy button nor a selection takes the sign', async ({ site }) => {
  const page = await open(site);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
    }),
  );
  await sample(page).locator('[data-copy]').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { copied?: string }).copied))
    .toBe(MARKED.typescript);
  const selected = await sample(page)
    .locator('code')
    .first()
    .evaluate((code) => {
      const range = document.createRange();
      range.selectNodeContents(code);
      const selection = window.getSelection()!;
      selection.removeAllRanges();
      selection.addRange(range);
      return String(selection);
    });
  expect(selected.trimEnd()).toBe(MARKED.typescript);
});

test('in forced colours a marked line is as readable as the text around it, in the dark as well', async ({
  site,
}) => {
  const page = await open(site, { forcedColors: 'active', colorScheme: 'dark' });
  const colours = (selector: string): Promise<string[]> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
  const [text, paper] = await colours('body');
  expect(text).not.toBe(paper);
  expect(await colours('pre mark')).toEqual([text, paper]);
  expect((await colours('pre mark [class^="tok-"]'))[0]).toBe(text);
});

for (const [name, pageOptions, media] of [
  ['in forced colours', { forcedColors: 'active' }, 'screen'],
  ['on paper', {}, 'print'],
  ['on a screen', {}, 'screen'],
  ['in the dark', { colorScheme: 'dark' }, 'screen'],
] satisfies Array<[string, PageOptions, 'print' | 'screen']>)
  test(`${name} a bar and a sign tell a marked line`, async ({ site }) => {
    const page = await open(site, pageOptions);
    await page.emulateMedia({ media, ...(pageOptions.forcedColors && { forcedColors: 'active' }) });
    const [bar, sign, own] = await sample(page)
      .locator('mark')
      .first()
      .evaluate((mark) => {
        const { borderLeftWidth, borderLeftStyle, borderLeftColor } = getComputedStyle(mark);
        const before = getComputedStyle(mark, '::before');
        const paper = getComputedStyle(mark.closest('pre')!).backgroundColor;
        return [`${borderLeftWidth} ${borderLeftStyle}`, before.content, borderLeftColor !== paper];
      });
    expect([bar, sign, own]).toEqual(['3px solid', '"+"', true]);
  });
