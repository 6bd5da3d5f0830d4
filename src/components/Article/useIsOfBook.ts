import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';

/**
 * Whether a page is of the book, whose plugin is the one without a name of its own. Another docs plugin may stand beside it
 * (ARCHITECTURE.md#正文是-html): React renders its pages in the browser as well, and they are not there as Markdown.
 */
export const useIsOfBook = (): boolean => useDocsVersion().pluginId === 'default';
