import { officialSite } from './officialSite';
import { sandbox } from './sandbox';
import { variant } from './variant';
import { versions } from './versions';

/** A gate of its own in `npm test`, so that these builds are no part of one test's time. */
void (async () => {
  for (const site of [
    variant,
    officialSite,
    sandbox,
    () => versions('html'),
    () => versions('stock'),
  ])
    console.log(await site());
})();
