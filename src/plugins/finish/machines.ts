import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  FEED_FILE,
  formatFeed,
  formatOpenSearch,
  OPEN_SEARCH_FILE,
  type PublishedPage,
} from '../../hosting/feed';
import { withPageHead } from '../../hosting/pageHead';
import { pageFile } from '../../hosting/pages';

/** A version of the book, as feeds and structured data see it. */
export interface Published {
  isLast: boolean;
  pages: readonly PublishedPage[];
}

/** Writes what machines read of a version: in the head of each page, and of the newest version the feed and the search's description. */
export function writeForMachines(
  { isLast, pages }: Published,
  siteUrl: string | undefined,
  outDir: string,
): void {
  for (const page of pages) {
    const file = path.join(outDir, pageFile(page.route));
    writeFileSync(file, withPageHead(readFileSync(file, 'utf8'), page, siteUrl));
  }
  if (!isLast || siteUrl === undefined) return;
  const feed = formatFeed(pages, siteUrl);
  if (feed !== undefined) writeFileSync(path.join(outDir, FEED_FILE), feed);
  writeFileSync(path.join(outDir, OPEN_SEARCH_FILE), formatOpenSearch(siteUrl));
}
