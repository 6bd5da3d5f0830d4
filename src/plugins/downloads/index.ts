import type { PluginModule } from '@docusaurus/types';
import { mediaType } from '../../hosting/mediaTypes';
import { madeOnDemand } from '../dev-server';
import { downloadPages, isDownload, pageFiles, type DownloadSettings } from './pageFiles';

/** The downloads on the development server. */
export default function downloads(settings: DownloadSettings): PluginModule {
  return ({ siteDir }) =>
    madeOnDemand('downloads', async (versions, request, response) => {
      const address = request.url?.split('?', 1)[0] ?? '';
      if (!isDownload(address)) return false;
      for (const page of downloadPages(versions, siteDir)) {
        const own = page.permalink.slice(page.root.length) || 'introduction';
        if (!address.includes(`/${own}/`)) continue;
        const content = (await pageFiles(page, settings)).get(address.slice(1));
        if (!content) continue;
        response.writeHead(200, { 'Content-Type': mediaType(address) }).end(content);
        return true;
      }
      return false;
    });
}
