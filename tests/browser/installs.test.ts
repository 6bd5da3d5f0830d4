import type { Page } from 'playwright-core';
import { installMajors } from '../../src/data/packageMajors';
import { useSite } from './site';
import { ON_11, ON_12, variant, withoutAd } from './variant';

jest.setTimeout(240_000);

const site = useSite(variant);
const open = (address: string): Promise<Page> => site.open(address, withoutAd());

/** The texts of the install lines in sight. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator('main figure:has([data-major]) code')
    .evaluateAll((codes) =>
      codes
        .filter((code) => code.checkVisibility() && !code.closest('[hidden]'))
        .map(({ textContent }) => textContent.trim()),
    );

test('an install line is for 11 and says so once; one click gives all of them for 12, and the next page as well', async () => {
  expect(installMajors['@nestjs/config']).toBeDefined();
  const page = await open('/pipes');
  expect(await shown(page)).toEqual([ON_11, ON_11]);
  expect(await page.getByText('安装命令写明了配 Nest 11 的版本').count()).toBe(1);
  await page.locator('main figure [data-major] label').last().click();
  expect(await shown(page)).toEqual([ON_12, ON_12]);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined);
  expect(await shown(page)).toEqual([ON_12, ON_12]);
});

test('the address that asks for 12 shows the lines for 12', async () => {
  const page = await open('/pipes?nest=12');
  expect(await shown(page)).toEqual([ON_12, ON_12]);
});
