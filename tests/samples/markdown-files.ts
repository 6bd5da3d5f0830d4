/** What was asked for → the pages to check. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Asked {
  readonly pages: readonly string[];
  /** What is not there. */
  readonly missing: readonly string[];
}

/** @param paths pages and folders */
export function markdownFiles(paths: readonly string[]): Asked {
  const known = paths.map((path) => relative('.', path));
  const there = known.filter((path) => existsSync(path));
  return {
    pages: [...new Set(there.flatMap(pagesIn))],
    missing: known.filter((path) => !there.includes(path)),
  };
}

function pagesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => pagesIn(join(path, name))).filter((file) => /\.mdx?$/.test(file));
}
