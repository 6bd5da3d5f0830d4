import type { Page } from '@playwright/test';
import { under } from './overflows';
import { scrollTo, settled } from './reader';
import { CHAPTER, expect, test, WIDTHS } from './site';

/** With larger text (WCAG 1.4.4) header and menu keep their places, and nothing of them is lost. */

const show = async (page: Page, percent: number, width: number): Promise<void> => {
  await under(page, [`${percent} %`, width, `html { font-size: ${percent}% !important }`]);
  await settled(page);
};

/** What is wrong with the header: a second row, a link that is neither in it nor in the menu, a width that it has not. */
const headerFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const header = document.querySelector('#__docusaurus > header')!;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const planned = parseFloat(
      getComputedStyle(document.documentElement).getPropertyValue('--header-height'),
    );
    const isShown = (selector: string): boolean =>
      getComputedStyle(document.querySelector(selector)!).display !== 'none';
    const parts = [...header.children].filter((part) => part.checkVisibility());
    const right = Math.max(...parts.map((part) => part.getBoundingClientRect().right));
    return [
      header.clientHeight > planned * rem + 1 && 'higher than planned',
      new Set(
        parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return Math.round((top + bottom) / 2 / 8);
        }),
      ).size > 1 && 'more than one row',
      right > innerWidth && `${right - innerWidth} px too wide`,
      !isShown('header div:has(> ul a[href*="discord"])') &&
        !isShown('#menu div:has(> ul a[href*="discord"])') &&
        'without links',
    ].filter((fault) => fault !== false);
  });

test('the header has one row at any text size, and its links are in it or in the menu', async ({
  site,
}) => {
  const page = await site.open(CHAPTER);
  const faults: string[] = [];
  for (const percent of [100, 106, 110, 125, 150, 200])
    for (const width of [...WIDTHS, 601, 769, 1151, 1201, 1501, 1920, 2560]) {
      await show(page, percent, width);
      faults.push(
        ...(await headerFaults(page)).map((fault) => `${percent} % at ${width} px: ${fault}`),
      );
    }
  expect(faults).toEqual([]);
});

test('no entry of the menu is cut with text at 200 %', async ({ site }) => {
  const page = await site.open('/techniques/configuration', { reducedMotion: 'reduce' });
  await show(page, 200, 1280);
  await page.$$eval('#menu details', (groups) =>
    groups.forEach((group) => group.setAttribute('open', '')),
  );
  const cut = await page.$eval('#menu', (menu) => {
    const edge = menu.getBoundingClientRect().left + menu.clientWidth;
    const texts = document.createTreeWalker(menu, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = document.createRange();
      text.selectNodeContents(texts.currentNode);
      const isHeardOnly = texts.currentNode.parentElement!.closest('.visually-hidden');
      if (!isHeardOnly && text.getBoundingClientRect().right > edge) found.push(text.toString());
    }
    return found;
  });
  expect(cut).toEqual([]);
  expect(await page.$eval('#menu', (menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
});

test('at the end of the page the header stays, and the advertisement ends above what follows the article', async ({
  site,
}) => {
  const page = await site.open(CHAPTER);
  for (const percent of [100, 200]) {
    await show(page, percent, 1280);
    // With room for the advertisement below the contents list.
    await page.setViewportSize({ width: 1280, height: 1800 });
    await scrollTo(page, 1e6);
    await expect(page.locator('#ad')).toHaveCSS('position', 'absolute');
    await settled(page);
    const [header, ad, end] = await page.evaluate(() => {
      const boxOf = (selector: string): DOMRect =>
        document.querySelector(selector)!.getBoundingClientRect();
      return [boxOf('#__docusaurus > header').top, boxOf('#ad').bottom, boxOf('#page-end').top];
    });
    expect([percent, header, end - ad]).toEqual([percent, 0, 10]);
  }
});

test('what follows the article keeps to its width', async ({ site }) => {
  const page = await site.open(CHAPTER);
  for (const width of [1201, 1280]) {
    await show(page, 200, width);
    const out = await page.$eval('#page-end', (end) => {
      const edge =
        end.getBoundingClientRect().right - parseFloat(getComputedStyle(end).paddingRight);
      return (
        Math.max(...[...end.children].map((part) => part.getBoundingClientRect().right)) - edge
      );
    });
    expect(out, `at ${width} px`).toBeCloseTo(0, 0);
  }
});
