import type { PluginModule } from '@docusaurus/types';
import { historyOf } from '../../data/history';
import { mediaType } from '../../hosting/mediaTypes';
import { twinAt, type TwinSite } from '../../twins';
import { madeOnDemand } from '../dev-server';

/** The Markdown twins on the development server. */
export default function twins(siteUrl: string | undefined, read: TwinSite['read']): PluginModule {
  return ({ siteDir, baseUrl, siteConfig: { trailingSlash } }) =>
    madeOnDemand('twins', async (versions, request, response) => {
      const address = request.url?.split('?', 1)[0] ?? '';
      if (!address.endsWith('.md')) return false;
      const { changedOf } = historyOf(siteDir);
      const site = { siteDir, baseUrl, trailingSlash, siteUrl, read, changedOf };
      for (const version of versions) {
        const twin = await twinAt(address, version, site);
        if (twin === undefined) continue;
        response.writeHead(200, { 'Content-Type': mediaType(address) }).end(twin);
        return true;
      }
      return false;
    });
}
