import type { Page } from './page';

/** A page above it is slow to load and to find one's way in. */
const LARGE_BYTES = 100_000;

/** What a writer should think about, without having to: there may be a reason for a large page. */
export const sizeWarnings = (pages: ReadonlyArray<Pick<Page, 'file' | 'source'>>): string[] =>
  pages.flatMap(({ file, source }) => {
    const size = Buffer.byteLength(source);
    return size > LARGE_BYTES
      ? [
          `${file} 有 ${Math.round(size / 1000)} kB，超过 ${LARGE_BYTES / 1000} kB：想一想能不能分成几页`,
        ]
      : [];
  });
