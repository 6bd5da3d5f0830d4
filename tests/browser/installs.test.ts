import type { Page } from '@playwright/test';
import { installMajors } from '../../src/data/packageMajors';
import { expect, isAlive, type Site, test } from './site';
import { ON_11, ON_12, variant, withoutAd } from './variant';

test.describe.configure({ timeout: 240_000 });

test.use({ served: { directory: variant } });
const open = (site: Site, address: string): Promise<Page> => site.open(address, withoutAd());

/** The texts of the install lines in sight. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator('main figure:has([data-major]) code')
    .evaluateAll((codes) =>
      codes
        .filter((code) => code.checkVisibility() && !code.closest('[hidden]'))
        .map(({ textContent }) => textContent.trim()),
    );

test('an install line is for 11 and says so once; one click gives all of them for 12, and the next page as well', async ({
  site,
}) => {
  expect(installMajors['@nestjs/config']).toBeDefined();
  const page = await open(site, '/pipes');
  expect(await shown(page)).toEqual([ON_11, ON_11]);
  await expect(page.getByText('安装命令写明了配 Nest 11 的版本')).toHaveCount(1);
  await page.locator('main figure [data-major] label').last().click();
  expect(await shown(page)).toEqual([ON_12, ON_12]);
  await page.reload();
  await isAlive(page);
  expect(await shown(page)).toEqual([ON_12, ON_12]);
});

test('the address that asks for 12 shows the lines for 12', async ({ site }) => {
  const page = await open(site, '/pipes?nest=12');
  expect(await shown(page)).toEqual([ON_12, ON_12]);
});
