import type { Page } from '@playwright/test';

/** What is on the clipboard, by pasting it: the site's own policy forbids reading it. */
export async function clipboard(page: Page): Promise<string> {
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' })),
  );
  await page.focus('#paste');
  await page.keyboard.press('ControlOrMeta+V');
  return page.$eval('#paste', (area) => {
    area.remove();
    return (area as HTMLTextAreaElement).value;
  });
}
