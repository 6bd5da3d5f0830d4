import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** What happens between pages: scrolling back, the robots rule. */
export default function navigation(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => [path.resolve(__dirname, 'client.ts')],
  };
}
