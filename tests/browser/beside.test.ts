import { beside } from './beside';
import { arrives } from './reader';
import { expect, test } from './site';

/** Pages of Docusaurus' other plugins (ARCHITECTURE.md#正文是-html): React takes them over. What it says of it is heard by `site`. */
test.use({ served: { directory: beside } });

/** What a blog says of itself to search engines stands in a script that is data; React writes it anew, and it is not run. */
const DATA = /This document requires 'TrustedScript' assignment/;

for (const [route, complaints] of [
  ['/blog/2026/01/02/hello', [DATA]],
  ['/about', []],
] as const)
  test(`${route} has its own front matter, is alive, and leads into the book`, async ({ site }) => {
    const page = await site.open(route, { complaints });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('main')).toContainText('见守卫');
    await page.locator('main').getByRole('link', { name: '守卫' }).first().click();
    await arrives(page, /^\/guards/);
    await expect(page.locator('h1')).toContainText('守卫');
  });
