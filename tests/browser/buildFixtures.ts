import { beside } from './beside';
import { officialSite } from './officialSite';
import { sandbox } from './sandbox';
import { variant } from './variant';
import { versions } from './versions';

/** A gate of its own in `npm test`, so that these builds are no part of one test's time. */
const SITES = [
  variant,
  officialSite,
  sandbox,
  beside,
  () => versions('html'),
  () => versions('stock'),
] as const;

void (async () => {
  for (const [index, site] of SITES.entries()) {
    const start = performance.now();
    const folder = await site();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${index + 1}/${SITES.length} ${folder}，${seconds} 秒`);
  }
})();
