import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';

/** Where the pages of the version shown begin: `/next`; nothing for those at the root. */
export const useVersionBase = (): string =>
  (useActiveVersion(undefined)?.path ?? '').replace(/\/+$/, '');
