import type { Page } from '@playwright/test';
import {
  HEADER_BREAKPOINTS_PX,
  NARROW_BREAKPOINT_PX,
  PAGE_BREAKPOINTS_PX,
  SIDEBAR_WIDTH_PX,
} from '../../src/constants';
import { settled } from './reader';
import { CHAPTER, expect, type Site, test } from './site';

/** What is looked at: a property of the first element of a selector, or whether it is shown. */
type Look = readonly [selector: string, what: string];

const HEADER = '#__docusaurus > header';

/** Each width of ARCHITECTURE.md#numbers has its purpose: how something is one pixel above it, and from it on down. */
const HEADER_PURPOSES: ReadonlyArray<
  [width: number, purpose: string, look: Look, above: string, below: string]
> = [
  [
    1500,
    'the top links move together',
    [`${HEADER} ul:has(a[href*="courses"])`, 'columnGap'],
    '20px',
    '14.4px',
  ],
  [1350, 'the search area has less around it', ['#search', 'marginLeft'], '16px', '8px'],
  [
    1300,
    'the line before the accounts goes',
    [`${HEADER} > div:has(a[href*="discord"])`, 'borderLeftWidth'],
    '1px',
    '0px',
  ],
  [
    1200,
    'the top links move together once more',
    [`${HEADER} ul:has(a[href*="courses"])`, 'columnGap'],
    '14.4px',
    '11.2px',
  ],
  [
    1150,
    'links and accounts leave the header',
    [`${HEADER} a[href*="discord"]`, 'shown'],
    'true',
    'false',
  ],
  [1150, 'and are in the menu', ['#menu a[href*="discord"]', 'shown'], 'false', 'true'],
  [991, 'less room at the window’s edges', [HEADER, 'paddingRight'], '20px', '12px'],
  [767, 'the parts stand closer', [HEADER, 'columnGap'], '8px', '4px'],
  [600, 'the search area stands at the right', ['#search', 'justifyContent'], 'normal', 'flex-end'],
  [480, 'a smaller logo', [`${HEADER} img`, 'width'], '32px', '28px'],
];

const PAGE_PURPOSES: typeof HEADER_PURPOSES = [
  [1200, 'the contents list leaves its column', ['#contents', 'shown'], 'true', 'false'],
  [1200, 'for a line over the text', ['main article > details', 'shown'], 'false', 'true'],
  [991, 'less room around the text', ['main > div', 'paddingLeft'], '48px', '32px'],
  [767, 'less still', ['main > div', 'paddingLeft'], '32px', '24px'],
  [767, 'a smaller title', ['main h1', 'fontSize'], '34px', '31px'],
  [480, 'a phone’s margins', ['main > div', 'paddingLeft'], '24px', '18px'],
  [480, 'and title', ['main h1', 'fontSize'], '31px', '28px'],
  [
    360,
    'previous and next below each other',
    ['main article a[rel="next"]', 'gridColumnStart'],
    '2',
    '1',
  ],
];

const MENU_PURPOSES: typeof HEADER_PURPOSES = [
  [
    NARROW_BREAKPOINT_PX,
    'the menu is closed, and covers the page when it opens',
    ['#menu', 'shown'],
    'true',
    'false',
  ],
];

const read = (page: Page, [selector, what]: Look): Promise<string> =>
  page.$eval(
    selector,
    (element, name) =>
      String(
        name === 'shown' ? element.checkVisibility() : getComputedStyle(element)[name as 'width'],
      ),
    what,
  );

let page: Page | undefined;

/** One page for all widths. */
const at = async (site: Site, width: number): Promise<Page> => {
  if (!page || page.isClosed())
    page = await site.open(CHAPTER, { reducedMotion: 'reduce', kept: true });
  await page.setViewportSize({ width, height: 900 });
  await settled(page);
  return page;
};

for (const [width, _, look, above, below] of [
  ...HEADER_PURPOSES,
  ...PAGE_PURPOSES,
  ...MENU_PURPOSES,
] as const)
  test(`${width} px: ${_}`, async ({ site }) => {
    expect([
      await read(await at(site, width + 1), look),
      await read(await at(site, width), look),
    ]).toEqual([above, below]);
  });

test('no width is without purpose', () => {
  const widths = (purposes: typeof HEADER_PURPOSES): number[] => [
    ...new Set(purposes.map(([width]) => width)),
  ];
  expect(widths(HEADER_PURPOSES)).toEqual([...HEADER_BREAKPOINTS_PX]);
  expect(widths(PAGE_PURPOSES)).toEqual([...PAGE_BREAKPOINTS_PX]);
});

test(`the open menu is ${SIDEBAR_WIDTH_PX} px wide, and no entry of it is cut`, async ({
  site,
}) => {
  const opened = await site.open(CHAPTER, { reducedMotion: 'reduce' });
  const menu = opened.locator('#menu');
  await opened.$$eval('#menu summary', (lines) =>
    lines.forEach(
      (line) => line.parentElement!.hasAttribute('open') || (line as HTMLElement).click(),
    ),
  );
  for (const width of [1280, 769, NARROW_BREAKPOINT_PX, 480, 360, 320])
    await test.step(`at ${width} px`, async () => {
      await opened.setViewportSize({ width, height: 900 });
      if (width === NARROW_BREAKPOINT_PX) {
        await expect(menu).toBeHidden();
        await opened.click('#sidebar-toggle');
      }
      await expect(menu).toBeVisible();
      await settled(opened);
      expect((await menu.boundingBox())!.width).toBe(SIDEBAR_WIDTH_PX);
      expect(await menu.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
      const cut = await opened.$$eval('#menu :is(a, summary)', (all) =>
        all
          .filter((line) => line.checkVisibility() && line.scrollWidth > line.clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
    });
});
