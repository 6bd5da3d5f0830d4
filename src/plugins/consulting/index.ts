import type { Plugin } from '@docusaurus/types';
import { CONSULTING } from '../../data/routes';
import { site } from '../../data/site';

/** The route `/consulting`: its data say where it leads (ARCHITECTURE.md#enterprise). */
export default function consulting(): Plugin {
  return {
    name: 'consulting',
    contentLoaded({ actions: { addRoute } }) {
      addRoute({
        path: CONSULTING,
        component: '@site/src/components/LeaveSite',
        props: { data: { externalUrl: site.enterprise } },
        exact: true,
      });
    },
  };
}
