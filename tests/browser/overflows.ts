import type { Page } from '@playwright/test';
import { SKIP_LINK, TEXT_SPACING } from './reader';

/** A window's width, and the style sheet of its reader. */
export type Condition = readonly [name: string, width: number, css: string];

const LARGE = 'html { font-size: 200% !important }';

/** From each to the next either the window or the style sheet changes: a page is laid out once for each. */
export const CONDITIONS: readonly Condition[] = [
  ['1280 px, text at 200 %', 1280, LARGE],
  ['768 px, text at 200 %', 768, LARGE],
  ['320 px, text at 200 %', 320, LARGE],
  ['320 px, text spacing', 320, TEXT_SPACING],
  ['320 px', 320, ''],
];

/** And the narrowest window with the menu beside the text, and with the contents list as well. */
export const ALL_CONDITIONS: readonly Condition[] = [
  ...CONDITIONS,
  ['769 px', 769, ''],
  ['1201 px', 1201, ''],
];

/** Shows a page under a condition. */
export async function under(page: Page, [, width, css]: Condition): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** By how many px a page scrolls sideways as it stands now, and what sticks out. */
const overflow = (page: Page): Promise<string | undefined> =>
  page.evaluate((aside) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const out = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 && !element.closest(aside),
    );
    const inner = out.filter(
      (element) => !out.some((other) => other !== element && element.contains(other)),
    );
    return `${scrollWidth - clientWidth} px: ${inner
      .slice(0, 3)
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
      .join(' | ')}`;
  }, `pre, [data-scroll-label], ${SKIP_LINK}`);

/** Under which conditions a page scrolls sideways (L2, WCAG 1.4.4, 1.4.10, 1.4.12). */
export async function overflows(page: Page, conditions: readonly Condition[]): Promise<string[]> {
  const found: string[] = [];
  for (const condition of conditions) {
    await under(page, condition);
    const fault = await overflow(page);
    if (fault) found.push(`${condition[0]}: ${fault}`);
  }
  return found;
}
