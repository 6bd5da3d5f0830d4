import type { Page } from '@playwright/test';
import { CHAPTER, expect, type Site, test } from './site';

/** A4 at 96 px an inch, less margins of 1 cm. */
const PAPER = { width: 718, height: 1047 };

async function printed(site: Site, colorScheme: 'light' | 'dark', route = CHAPTER): Promise<Page> {
  const page = await site.open(route, { colorScheme, viewport: PAPER });
  await page.emulateMedia({ media: 'print', colorScheme });
  return page;
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on paper, from the ${colorScheme} theme`, () => {
    test('only the article is there', async ({ site }) => {
      const page = await printed(site, colorScheme);
      const shown = await page.evaluate(() =>
        Object.fromEntries(
          [
            'body > div > header',
            '#menu',
            '#contents',
            'main article > details',
            '#ad',
            'main article > footer nav',
            '#page-end form',
            '[aria-label="赞助商"]',
            'main [data-banner]',
            '.prose [data-copy]',
            '.prose fieldset',
            '.prose h3 > a',
            'body footer',
            'main [class*="hint"][aria-hidden]',
          ].map((selector) => [
            selector,
            [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
          ]),
        ),
      );
      expect(Object.entries(shown).filter(([, isShown]) => isShown)).toEqual([]);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main .prose > figure pre').first()).toBeVisible();
      expect(
        await page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().left),
      ).toBe(0);
    });

    test('black on white: every text at 7:1 or more on white paper', async ({ site }) => {
      const page = await printed(site, colorScheme);
      const pale = await page.evaluate(() => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
        const luminance = (color: string): number => {
          canvas.fillStyle = '#fff';
          canvas.fillRect(0, 0, 1, 1);
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
            const value = byte / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
        };
        const found = new Set<string>();
        const walker = document.createTreeWalker(
          document.querySelector('main')!,
          NodeFilter.SHOW_TEXT,
        );
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement!;
          if (
            !node.textContent?.trim() ||
            !element.checkVisibility() ||
            element.closest('.visually-hidden')
          )
            continue;
          const style = getComputedStyle(element);
          const color = element.closest('svg') ? style.fill : style.color;
          if (1.05 / (luminance(color) + 0.05) < 7)
            found.add(`${element.tagName} ${element.className} ${color}`);
        }
        for (const element of document.querySelectorAll('body, main, main *')) {
          if (!element.checkVisibility() || element.closest('svg')) continue;
          const { backgroundColor } = getComputedStyle(element);
          if (luminance(backgroundColor) < 0.95)
            found.add(`${element.tagName} ${element.className} on ${backgroundColor}`);
        }
        return [...found];
      });
      expect(pale).toEqual([]);
    });
  });

test('the rounded corners of a sample are whole: nothing is painted over them', async ({
  site,
}) => {
  const page = await printed(site, 'light');
  const title = page.locator('main figure[data-sample] > figcaption:has(span)').first();
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the menu is afterwards as it was, though the paper is narrow', async ({ site }) => {
  const page = await site.open(CHAPTER);
  const button = page.locator('#sidebar-toggle');
  await button.click();
  await page.pdf({ format: 'A4', margin: { left: '1cm', right: '1cm' } });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  // A window that becomes narrow and wide again has it as wide ones have it.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('html')).not.toHaveAttribute('data-sidebar');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('an open search dialog is not printed over the text', async ({ site }) => {
  const page = await site.open(CHAPTER);
  await page.click('a[data-search]');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog[open]')).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
});

test('nor is the bar that says what did not load', async ({ site }) => {
  const page = await site.open(CHAPTER);
  const bar = page.locator('section[aria-label="载入情况"]');
  await page.evaluate(() => document.documentElement.setAttribute('data-load-failed', ''));
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test('nor is what the open menu lays over the text', async ({ site }) => {
  const page = await site.open(CHAPTER, { viewport: PAPER });
  await page.click('#sidebar-toggle');
  await expect(page.locator('[data-backdrop]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-backdrop]')).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
});

test('nothing is cut: long lines of code and wide tables wrap', async ({ site }) => {
  const page = await printed(site, 'light');
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main pre, main [data-scroll-label], main figure')]
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.className} ${box.scrollWidth} > ${box.clientWidth}`),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
});

test('of a sample in two languages the chosen one is printed', async ({ site }) => {
  const page = await site.open(CHAPTER, { viewport: PAPER });
  const sample = page.locator('figure:has([data-panel="js"])').first();
  await sample.locator('label', { hasText: 'JS' }).click();
  await page.emulateMedia({ media: 'print' });
  expect([
    await sample.locator('[data-panel="ts"]').isVisible(),
    await sample.locator('[data-panel="js"]').isVisible(),
  ]).toEqual([false, true]);
});

test('where links lead can be read: each has a number, and its address stands at the end', async ({
  site,
}) => {
  const page = await printed(site, 'light', '/techniques/performance');
  const { links, addresses, isLast } = await page.evaluate(() => {
    const notes = document.querySelector('main [data-paper-notes]')!;
    return {
      links: [...document.querySelectorAll<HTMLAnchorElement>('main .prose a:not(.no-print)')]
        .filter((link) => link.checkVisibility() && !link.getAttribute('href')!.startsWith('#'))
        .map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
      addresses: [...notes.querySelectorAll('li')]
        .filter((note) => note.checkVisibility())
        .map(({ textContent }) => textContent),
      isLast: notes.nextElementSibling === null,
    };
  });
  expect(isLast).toBe(true);
  expect(links.some(([href]) => href!.startsWith('http'))).toBe(true);
  expect(links.some(([href]) => href!.startsWith('/'))).toBe(true);
  for (const [href, content] of links) {
    const number = Number(/\d+/.exec(content!)?.[0]);
    expect([href, addresses[number - 1]]).toEqual([href, href]);
  }
});

test('on a screen there are no such notes', async ({ site }) => {
  const page = await site.open(CHAPTER);
  expect(await page.isVisible('main [data-paper-notes]')).toBe(false);
  expect(
    await page.$eval(
      'main .prose a[data-note]',
      (link) => getComputedStyle(link, '::after').content,
    ),
  ).toBe('none');
});

test('no sheet ends inside a sample, a table, a drawing or a remark that fits on one, nor under a heading', async ({
  site,
}) => {
  const page = await printed(site, 'light');
  const { whole, scrolling, headings } = await page.evaluate(() => {
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(`main ${selector}`)].filter((part) => part.checkVisibility());
    return {
      whole: shown('.prose :is(figure, table, aside)').map(
        (part) => getComputedStyle(part).breakInside,
      ),
      // A box that scrolls is no text to the printer: it is cut through where the sheet ends.
      scrolling: shown('*')
        .filter((part) => /auto|scroll|hidden/.test(getComputedStyle(part).overflow))
        .filter((part) => !part.matches('svg, svg *, .visually-hidden'))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      headings: shown(':is(h1, h3, h4)').map((part) => getComputedStyle(part).breakAfter),
    };
  });
  expect(whole.length).toBeGreaterThan(20);
  expect([new Set(whole), scrolling, new Set(headings)]).toEqual([
    new Set(['avoid']),
    [],
    new Set(['avoid']),
  ]);
});

test('the PDF is a document of several pages', async ({ site }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await site.open(CHAPTER, { colorScheme: 'dark', javaScriptEnabled });
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeGreaterThan(3);
  }
});
