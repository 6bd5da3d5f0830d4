import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pageFile } from '../../src/hosting/pages';
import { BUILD_DIR, CHAPTER, type Site } from './site';

/** The HTML that was built for a route, or for a file of that name. */
export const builtHtml = (route: string): string =>
  readFileSync(path.join(BUILD_DIR, pageFile(route)), 'utf8');

/**
 * One document for the HTML of all pages (`showHtml`), which takes a tenth of the time of loading each. Its scripts do not
 * run; the mark that they do is set, so that what needs them is shown.
 */
export async function bookDocument(site: Site): Promise<Page> {
  const page = await site.open(CHAPTER, { javaScriptEnabled: false, bypassCSP: true });
  await page.evaluate(() => document.documentElement.setAttribute('data-js', ''));
  return page;
}

/** Shows the HTML of a route in it. */
export const showHtml = (page: Page, route: string): Promise<void> =>
  page.evaluate((html) => {
    document
      .querySelector('#__docusaurus')!
      .replaceWith(
        new DOMParser().parseFromString(html, 'text/html').querySelector('#__docusaurus')!,
      );
    // Without scripts their notes are shown.
    document.querySelectorAll('noscript').forEach((note) => note.remove());
  }, builtHtml(route));
