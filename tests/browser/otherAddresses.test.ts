import type { Page } from 'playwright-core';
import { useSite } from './site';

jest.setTimeout(240_000);

/** Where the addresses of other sites of the book lead, with what stands behind the path. */

const site = useSite();
const CONFIGURATION = '/techniques/configuration';

/** The folds of a page that tell what differs on 12: whether each is open. */
const folds = (page: Page): Promise<boolean[]> =>
  page.$$eval('details[data-nest="12"]', (all) =>
    all.map((fold) => (fold as HTMLDetailsElement).open),
  );

test.each([`/12${CONFIGURATION}`, `/v12${CONFIGURATION}`, '/v12/application/configuration'])(
  '%s: the page, with its differences of 12 opened',
  async (address) => {
    const page = await site.open(address);
    expect(new URL(page.url()).pathname).toBe(CONFIGURATION);
    const open = await folds(page);
    expect([open.length > 0, open.every(Boolean)]).toEqual([true, true]);
  },
);

test('the page itself, and its address of 11: nothing is opened', async () => {
  for (const address of [CONFIGURATION, `/v11${CONFIGURATION}`]) {
    const open = await folds(await site.open(address));
    expect([open.length > 0, open.some(Boolean)]).toEqual([true, false]);
  }
});

test.each(['/v12/migration-guide', '/12/migration-guide', '/12/migration'])(
  '%s: the page on 12',
  async (address) =>
    expect(new URL((await site.open(address)).url()).pathname).toBe('/migration-guide/v12'),
);

test.each(['绑定守卫', encodeURIComponent('绑定守卫')])(
  'an anchor of the Chinese site that has our words, #%s: the section, below the header',
  async (anchor) => {
    const page = await site.open(`/overview/guards#${anchor}`);
    expect(new URL(page.url()).pathname).toBe('/guards');
    await page.waitForFunction(() => {
      const top = document.getElementById('binding-guards')!.getBoundingClientRect().top;
      const header = document.querySelector('header')!.getBoundingClientRect().bottom;
      return top >= header && top < header + 100;
    });
  },
);
