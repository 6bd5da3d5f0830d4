import type { Page } from '@playwright/test';
import { NOT_FOUND_FILE } from '../../src/hosting/pages';
import { bookDocument, showHtml } from './bookHtml';
import { TEXT_SPACING } from './reader';
import { CHAPTER, expect, routes, type Site, test } from './site';

test.describe.configure({ timeout: 600_000 });

const LARGE = 'html { font-size: 200% !important }';

const CONDITIONS: ReadonlyArray<[name: string, width: number, css: string]> = [
  ['320 px', 320, ''],
  ['320 px, text spacing', 320, TEXT_SPACING],
  ['320 px, text at 200 %', 320, LARGE],
  ['768 px, text at 200 %', 768, LARGE],
  ['1280 px, text at 200 %', 1280, LARGE],
];

/** The narrowest window with the menu beside the text, and with the contents list as well. */
const NARROWEST: typeof CONDITIONS = [
  ['769 px', 769, ''],
  ['1201 px', 1201, ''],
];

/** The document of the book's HTML, with a style sheet for what a reader may have set. */
async function sharedDocument(site: Site): Promise<Page> {
  const page = await bookDocument(site);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    Object.assign(window, { sheet });
  });
  return page;
}

/** By how many px the page scrolls sideways under each condition, and what sticks out. */
async function overflows(page: Page, conditions = CONDITIONS): Promise<string[]> {
  const found: string[] = [];
  for (const [name, width, css] of conditions) {
    await page.setViewportSize({ width, height: 800 });
    const fault = await page.evaluate((text) => {
      (window as unknown as { sheet: CSSStyleSheet }).sheet.replaceSync(text);
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return undefined;
      const out = [...document.querySelectorAll('body *')].filter(
        (element) =>
          element.getBoundingClientRect().right > clientWidth + 0.5 &&
          !element.closest('pre, [data-scroll-label], [class*="skipToContent"]'),
      );
      const inner = out.filter(
        (element) => !out.some((other) => other !== element && element.contains(other)),
      );
      return `${scrollWidth - clientWidth} px: ${inner
        .slice(0, 3)
        .map(({ outerHTML }) => outerHTML.slice(0, 100))
        .join(' | ')}`;
    }, css);
    if (fault) found.push(`${name}: ${fault}`);
  }
  return found;
}

test('no page scrolls sideways: at 320 px, with text at 200 %, with text spacing (L2, WCAG 1.4.4, 1.4.10, 1.4.12)', async ({
  site,
}) => {
  const page = await sharedDocument(site);
  const faults: string[] = [];
  for (const route of [...routes, '/search', `/${NOT_FOUND_FILE}`]) {
    await showHtml(page, route);
    const found = await overflows(page, [...CONDITIONS, ...NARROWEST]);
    faults.push(...found.map((fault) => `${route} ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('a long address or word breaks wherever it stands', async ({ site }) => {
  const page = await sharedDocument(site);
  const faults: string[] = [];
  for (const words of [
    'https://docs.example.com/a-folder/and-a-page-in-it',
    'averyveryverylongaddressofsomebody@mail.example.com',
    'x'.repeat(60),
  ])
    for (const element of [
      'p',
      'li',
      'strong',
      'code',
      'a',
      'h3',
      'h4',
      'blockquote',
      'figcaption',
    ]) {
      await showHtml(page, CHAPTER);
      await page.evaluate(
        ([name, text]) => {
          for (const place of document.querySelectorAll(
            'main .prose, main .prose [data-kind] > div, main .prose li, main .prose > p, main h1',
          )) {
            const added = document.createElement(name!);
            added.textContent = text!;
            place.append(added);
          }
        },
        [element, words],
      );
      faults.push(
        ...(await overflows(page)).map((fault) => `${element} ${words.slice(0, 12)} ${fault}`),
      );
    }
  expect(faults).toEqual([]);
});

test('the name of a sample is whole at any text size', async ({ site }) => {
  const page = await sharedDocument(site);
  await showHtml(page, CHAPTER);
  for (const [name, width, css] of CONDITIONS) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.evaluate((text) => {
      (window as unknown as { sheet: CSSStyleSheet }).sheet.replaceSync(text);
      return [
        ...document.querySelectorAll<HTMLElement>(
          'main .prose figcaption > [data-for="ts"], main .prose figcaption > button',
        ),
      ]
        .filter((part) => part.checkVisibility())
        .filter(
          (part) =>
            part.scrollWidth > part.clientWidth ||
            part.getBoundingClientRect().right >
              part.closest('figure')!.getBoundingClientRect().right,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80));
    }, css);
    expect([name, cut]).toEqual([name, []]);
  }
});
