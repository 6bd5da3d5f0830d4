/** What a file of a page is known by once it has compiled: all that decides whether it does, but for the rules. */
import { ambientTypes } from './compile';
import { digestOf } from '../../src/cache';
import type { Page, PageFile } from '../../src/samples/page/files';
import { reachOf, specifiersOf } from '../../src/samples/page/reach';

/** File → digest. The same digest again needs no second check. */
export function compileDigests(page: Page): ReadonlyMap<PageFile, string> {
  const around = [
    ambientTypes(page),
    packagesOf(page),
    page.files.filter(augments).map(({ text }) => text),
  ];
  return new Map(
    page.files.map((file) => {
      const { files } = reachOf(file.path, page.snapshots[file.revision]!);
      const { error, nocheck } = file.sample.fence;
      const parts = [around, error, nocheck, [...files].map(([path, { text }]) => [path, text])];
      return [file, digestOf(JSON.stringify(parts))];
    }),
  );
}

/** Types of a package may add to those of another one, in every file of the page. */
function packagesOf({ files }: Page): string[] {
  return [
    ...new Set(files.flatMap(specifiersOf).filter((specifier) => !specifier.startsWith('.'))),
  ].sort();
}

/** So may a file. */
function augments({ text }: PageFile): boolean {
  return /\bdeclare\s+(?:global|module)\b/.test(text);
}
