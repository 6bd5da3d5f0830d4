import type { Page } from '@playwright/test';
import { NOT_FOUND_FILE } from '../../src/hosting/pages';
import { bookDocument, showHtml } from './bookHtml';
import { ALL_CONDITIONS, CONDITIONS, overflows, under } from './overflows';
import { paint } from './reader';
import { CHAPTER, expect, type Site, test } from './site';

/** What scrolls sideways, beyond what pages.test.ts sees on every page of the site map. */

test.describe.configure({ timeout: 600_000 });

/** The document of the book's HTML, to be measured only. */
async function unpaintedBook(site: Site): Promise<Page> {
  const page = await bookDocument(site);
  await paint(page, false);
  return page;
}

test('the pages that are not in the site map do not scroll sideways', async ({ site }) => {
  const page = await unpaintedBook(site);
  const faults: string[] = [];
  for (const route of ['/search', `/${NOT_FOUND_FILE}`]) {
    await showHtml(page, route);
    const found = await overflows(page, ALL_CONDITIONS);
    faults.push(...found.map((fault) => `${route} ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('nor does a page whose version menu is open', async ({ site }) => {
  const page = await unpaintedBook(site);
  await showHtml(page, CHAPTER);
  await page.$eval('header details', (menu) => menu.setAttribute('open', ''));
  expect(await overflows(page, ALL_CONDITIONS)).toEqual([]);
});

test('a long address or word breaks wherever it stands', async ({ site }) => {
  const page = await unpaintedBook(site);
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
        ...(await overflows(page, CONDITIONS)).map(
          (fault) => `${element} ${words.slice(0, 12)} ${fault}`,
        ),
      );
    }
  expect(faults).toEqual([]);
});

test('the name of a sample is whole at any text size', async ({ site }) => {
  const page = await unpaintedBook(site);
  await showHtml(page, CHAPTER);
  for (const condition of CONDITIONS) {
    await under(page, condition);
    const cut = await page.evaluate(() =>
      [
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
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect([condition[0], cut]).toEqual([condition[0], []]);
  }
});
