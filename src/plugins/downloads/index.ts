import type { PluginModule } from '@docusaurus/types';
import { pageName } from '../../samples/project/addresses';
import { madeOnDemand } from '../dev-server';
import { downloadPages, isDownload, pageFiles, type DownloadSettings } from './pageFiles';

/** The downloads on the development server. */
export default function downloads(settings: DownloadSettings): PluginModule {
  return ({ siteDir }) =>
    madeOnDemand('downloads', async (versions, address) => {
      if (!isDownload(address)) return undefined;
      for (const page of downloadPages(versions, siteDir)) {
        const own = pageName(page.permalink.slice(page.root.length - 1));
        if (!address.includes(`/${own}/`)) continue;
        const content = (await pageFiles(page, settings)).get(address.slice(1));
        if (content) return content;
      }
      return undefined;
    });
}
