import path from 'node:path';
import { Cache } from '../cache';
import { bookOf, readMarkdown } from '../import/book';
import { pagesIn } from '../import/folder';

/** Pages whose samples have been converted. */
const done = new Cache<true>('converted', ['src/hosting/convertAhead.ts']);

async function convert(source: string): Promise<true> {
  // With the compiler and Prettier: they are not loaded when nothing has changed.
  const [{ NEST_MAJORS, samplesOn }, { extract }, { Variants }] = await Promise.all([
    import('../samples/majors'),
    import('../samples/page/extract'),
    import('../samples/page/variants'),
  ]);
  const { samples } = extract(source);
  for (const major of NEST_MAJORS) await Variants.of(samplesOn(major, samples));
  return true;
}

/**
 * Makes the JavaScript of all samples, for which the build would find time only between its other work on one thread. The
 * last page first: the build begins at the other end, and takes from the cache what is there (src/cache.ts).
 * @param siteDir the folder that holds `docusaurus.config.ts`
 * @throws what a wrong setting throws; the build tells it, too
 */
export async function convertAhead(siteDir: string): Promise<void> {
  const book = bookOf(siteDir);
  for (const name of pagesIn(book.folder).reverse()) {
    const source = readMarkdown(book, path.join(book.folder, name));
    await done.ofLater(source, () => convert(source));
  }
}
