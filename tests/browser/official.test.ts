import { officialSite } from './officialSite';
import { expect, test } from './site';

test.describe.configure({ timeout: 240_000 });

test.use({ served: { directory: officialSite } });

test('a page in the official dialect is a page of this site, and says that nobody has checked its samples', async ({
  site,
}) => {
  const page = await site.open('/guards');
  expect(await page.title()).toMatch(/^Guards \| /);
  await expect(page.locator('main h1')).toHaveText('Guards');
  const text = (await page.textContent('main .prose'))!;
  expect(text).toContain('本页的示例还没有编译检查过（3）');
  // Tags that stand in code are code; there is no other one.
  expect(text.match(/<\/?[a-z][\w-]*[^>]*>/g)).toEqual(['<div>', '</div>']);
  expect(text).not.toMatch(/@@filename|^@@switch/m);
  expect(
    await page.$$eval('main .prose :is(h3, h4)', (headings) => headings.map(({ id }) => id)),
  ).toEqual(['who-may-feed', 'nobody-knows-nowhere']);
  for (const part of ['[data-kind="hint"]', '[data-banner="courses"]', 'table td code', '#guards'])
    expect([part, await page.locator(`main .prose ${part}`).count()]).toEqual([part, 1]);
});

test('a sample has both languages where the book has them', async ({ site }) => {
  const page = await site.open('/guards');
  const sample = page.locator('figure[data-sample]').first();
  await expect(sample.locator('figcaption')).toContainText('feeding.guard.ts');
  await sample.locator('label', { hasText: 'JS' }).click();
  expect(await sample.locator('[data-panel="js"] code').innerText()).toBe(
    '@Injectable()\nexport class FeedingGuard {}',
  );
});

test('whatever form a page has, its code is whole and its tags are none', async ({ site }) => {
  const page = await site.open('/techniques/caching');
  const code = await page.$$eval('main .prose pre code', (all) =>
    all.map(({ textContent }) => textContent.trim()),
  );
  expect(code).toEqual([
    '$ npm i bowls',
    'const deeper = 1;',
    'const deeperJs = 1;',
    // Without a @@switch the site makes the JavaScript.
    'const inHint = 1;',
    'const inHint = 1;',
    'let first: Array<string>;',
    'let first;',
    'let second: string;',
    'let second;',
    'fn purr() {}',
    'src\n  bowl.ts',
    'let unclosed: Promise<void>;',
    'let unclosed;',
  ]);
  const words = await page.$eval('main .prose', (prose) => {
    const copy = prose.cloneNode(true) as Element;
    copy.querySelectorAll('code').forEach((one) => one.remove());
    return copy.textContent;
  });
  expect(words.match(/<[^>]*>/g)).toEqual(['<Bowl>']);
  expect(words).not.toMatch(/\{\{|@@|:::|\{#/);
  for (const line of ["import { Bowl } from './bowl';", 'export const meta = { isWord: true };'])
    expect(words).toContain(line);
  expect(
    await page.$$eval('main .prose tbody td', (cells) =>
      (cells as HTMLElement[]).map(({ innerText }) => innerText),
    ),
  ).toEqual(['a | b', 'Map<K, V>\nx < y', 'two\nlines']);
  expect(
    await page.$$eval('main .prose :is(h3, h4, h5)', (all) =>
      all.map((one) => [one.tagName, one.id]),
    ),
  ).toEqual([
    ['H3', 'same-code'],
    ['H3', 'same-code-1'],
    ['H3', 'as-high-as-the-title'],
    ['H4', 'html-in-a-heading'],
  ]);
  expect(
    await page.$$eval('main .prose a[href*="guards"], main .prose a[href*="video"]', (links) =>
      links.map((link) => link.getAttribute('href')),
    ),
  ).toEqual(['/guards', 'https://video.example/1']);
});

test('the menu has the book’s pages, those to come, and the ones it does not know', async ({
  site,
}) => {
  const page = await site.open('/cli/monorepo');
  await expect(page.locator('main h1')).toHaveText('Workspaces');
  const entries = await page.$$eval('#menu nav li', (items) =>
    items.map((item) => [
      item.querySelector('a')?.getAttribute('href') ?? '',
      item.textContent ?? '',
    ]),
  );
  const hrefs = entries.map(([href]) => href);
  expect(hrefs).toEqual(expect.arrayContaining(['/', '/guards', '/cli/monorepo', '/kittens']));
  expect(hrefs).not.toContain('/pipes');
  expect(entries.some(([, text]) => text!.includes('Pipes'))).toBe(true);
});

test('links of the text lead to its pages, and the search finds its words', async ({ site }) => {
  const page = await site.open('/');
  await page.locator('main .prose a').click();
  await page.waitForURL('**/guards#who-may-feed');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('marmalade');
  await expect(page.locator('dialog a[href^="/guards"]').first()).toBeVisible();
});

test('a fold of the text is printed open', async ({ site }) => {
  const page = await site.open('/guards');
  const inside = page
    .locator('main .prose', { hasText: 'Inside the fold.' })
    .getByText('Inside the fold.');
  const isShown = (): Promise<boolean> =>
    inside.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isShown()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isShown()).toBe(true);
});
