import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { withoutSlash } from '../data/addressOf';

/** Where the pages of the version shown begin: `/next`; nothing for those at the root. */
export const useVersionBase = (): string => withoutSlash(useActiveVersion(undefined)?.path ?? '');
