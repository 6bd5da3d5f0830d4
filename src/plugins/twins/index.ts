import type { PluginModule } from '@docusaurus/types';
import { historyOf } from '../../data/history';
import { twinAt, type TwinSite } from '../../twins';
import { madeOnDemand } from '../dev-server';

/** The Markdown twins on the development server. */
export default function twins(siteUrl: string | undefined, read: TwinSite['read']): PluginModule {
  return ({ siteDir }) =>
    madeOnDemand('twins', async (versions, address) => {
      if (!address.endsWith('.md')) return undefined;
      const { changedOf } = historyOf(siteDir);
      const site = { siteDir, siteUrl, read, changedOf };
      for (const version of versions) {
        const twin = await twinAt(address, version, site);
        if (twin !== undefined) return twin;
      }
      return undefined;
    });
}
