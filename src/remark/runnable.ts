import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { Cache } from '../cache';
import { downloadableOf } from '../data/sampleRecord';
import { samplesOn } from '../samples/majors';
import { contentOf, extract } from '../samples/page/extract';
import type { Offer } from '../samples/project/offer';
import { component } from './jsx';

/** By the samples of a page: where only its words have changed, neither what reads them nor the compiler is loaded. */
const cache = new Cache<Offer[]>('offers', ['src/remark/runnable.ts']);

/**
 * In:  a page with samples that run
 * Out: the same with `<Runnable>` before its text, behind `<Verified>`: its applications and their downloads
 */
export default function runnable() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = downloadableOf(file.path);
    if (!page) return;
    const samples = samplesOn('11', extract(String(file.value)).samples);
    const offers = await cache.ofLater([contentOf(samples), page.route], async () =>
      (await import('../samples/project/offers')).offersOf(samples, page.route),
    );
    if (offers.length === 0) return;
    const at = tree.children.findIndex((node) => (node as { name?: string }).name === 'Verified');
    tree.children.splice(at + 1, 0, component('Runnable', { offers: JSON.stringify(offers) }));
  };
}
