/** What was asked for → the pages to check. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Asked {
  readonly pages: readonly string[];
  /** What is not there, is no page, or holds none. */
  readonly missing: readonly string[];
}

/** @param paths pages and folders */
export function markdownFiles(paths: readonly string[]): Asked {
  const found = paths
    .map((path) => relative('.', path))
    .map((path) => ({ path, pages: existsSync(path) ? pagesIn(path) : [] }));
  return {
    pages: [...new Set(found.flatMap(({ pages }) => pages))],
    missing: found.filter(({ pages }) => pages.length === 0).map(({ path }) => path),
  };
}

function pagesIn(path: string): string[] {
  if (statSync(path).isFile()) return /\.mdx?$/.test(path) ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => pagesIn(join(path, name)));
}
