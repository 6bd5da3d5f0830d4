import { DEFAULT_PLUGIN_ID } from '@docusaurus/constants';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';

/**
 * Whether a page is of the book. Another docs plugin may stand beside it (ARCHITECTURE.md#正文是-html): React renders its pages in
 * the browser as well, and they are not there as Markdown.
 */
export const useIsOfBook = (): boolean => useDocsVersion().pluginId === DEFAULT_PLUGIN_ID;
