import type { Page } from '@playwright/test';
import { CHAPTER, expect, type Site, test } from './site';

/**
 * On an iPhone and an iPad a tap is a click only on a control, on what has a pointer for its cursor, and on what is heard there or
 * around it, below the body. What else is tapped says nothing but that a pointer was there.
 */
const TAPS = `{
  const heard = new WeakSet();
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === 'click') heard.add(this);
    return addEventListener.call(this, type, ...rest);
  };
  const isClicked = (element) =>
    element && element !== document.body &&
    (element.matches('a, button, input, label, summary') || heard.has(element) || isClicked(element.parentElement));
  addEventListener.call(window, 'click', (event) => {
    const isPointer = getComputedStyle(event.target).cursor === 'pointer';
    if (event.isTrusted && !isPointer && !isClicked(event.target)) event.stopImmediatePropagation();
  }, true);
}`;

const openTouched = (site: Site, width: number): Promise<Page> =>
  site.open(CHAPTER, {
    viewport: { width, height: 800 },
    hasTouch: true,
    before: (page) => page.addInitScript(TAPS),
  });

test('where a tap on plain text is no click (iPhone), one beside the open menu closes it', async ({
  site,
}) => {
  const page = await openTouched(site, 390);
  await page.tap('#sidebar-toggle');
  await expect(page.locator('#menu')).toBeVisible();
  await page.touchscreen.tap(370, 600);
  await expect(page.locator('#menu')).toBeHidden();
});

test('a tap beside the search closes it, there as well (iPad)', async ({ site }) => {
  const page = await openTouched(site, 820);
  await page.tap('header [data-search]');
  const dialog = page.locator('#search-dialog');
  await expect(dialog).toBeVisible();
  await page.touchscreen.tap(400, 780);
  await expect(dialog).toBeHidden();
});

for (const [name, popup] of [
  ['the contents line', 'main article > details'],
  ['the version menu', '#__docusaurus > header details'],
] as const)
  test(`a tap on the text beside ${name} closes it, there as well`, async ({ site }) => {
    const page = await openTouched(site, 390);
    const menu = page.locator(popup);
    await menu.locator('summary').tap();
    await expect(menu).toHaveAttribute('open');
    await page
      .locator('main .prose > p')
      .first()
      .evaluate(async (paragraph) => {
        paragraph.scrollIntoView({ block: 'end', behavior: 'instant' });
      });
    await page.touchscreen.tap(195, 700);
    await expect(menu).not.toHaveAttribute('open');
  });
