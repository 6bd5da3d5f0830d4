import type { Page } from '@playwright/test';
import { expect, test } from './site';

/** Where the addresses of other sites of the book lead, with what stands behind the path. */

const CONFIGURATION = '/techniques/configuration';

/** The folds of a page that tell what differs on 12: whether each is open. */
const folds = (page: Page): Promise<boolean[]> =>
  page.$$eval('details[data-nest="12"]', (all) =>
    all.map((fold) => (fold as HTMLDetailsElement).open),
  );

for (const address of [
  `/12${CONFIGURATION}`,
  `/v12${CONFIGURATION}`,
  '/v12/application/configuration',
])
  test(`${address}: the page, with its differences of 12 opened`, async ({ site }) => {
    const page = await site.open(address);
    expect(new URL(page.url()).pathname).toBe(CONFIGURATION);
    const open = await folds(page);
    expect([open.length > 0, open.every(Boolean)]).toEqual([true, true]);
  });

test('the page itself, and its address of 11: nothing is opened', async ({ site }) => {
  for (const address of [CONFIGURATION, `/v11${CONFIGURATION}`]) {
    const open = await folds(await site.open(address));
    expect([open.length > 0, open.some(Boolean)]).toEqual([true, false]);
  }
});

for (const address of ['/v12/migration-guide', '/12/migration-guide', '/12/migration'])
  test(`${address}: the page on 12`, async ({ site }) => {
    expect(new URL((await site.open(address)).url()).pathname).toBe('/migration-guide/v12');
  });

for (const anchor of ['绑定守卫', encodeURIComponent('绑定守卫')])
  test(`an anchor of the Chinese site that has our words, #${anchor}: the section, below the header`, async ({
    site,
  }) => {
    const page = await site.open(`/overview/guards#${anchor}`);
    expect(new URL(page.url()).pathname).toBe('/guards');
    await page.waitForFunction(() => {
      const top = document.getElementById('binding-guards')!.getBoundingClientRect().top;
      const header = document.querySelector('header')!.getBoundingClientRect().bottom;
      return top >= header && top < header + 100;
    });
  });
