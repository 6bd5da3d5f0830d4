import { existsSync } from 'node:fs';
import type { RouteConfig } from '@docusaurus/types';
import consulting from '../../../../src/plugins/consulting';
import { site } from '../../../../src/data/site';

test('/consulting is a route whose data lead to the enterprise site (ARCHITECTURE.md#enterprise)', async () => {
  const routes: RouteConfig[] = [];
  await consulting().contentLoaded!({
    content: undefined,
    actions: { addRoute: (route: RouteConfig) => routes.push(route) } as never,
  });
  expect(routes).toEqual([
    {
      path: '/consulting',
      exact: true,
      component: '@site/src/components/LeaveSite',
      props: { data: { externalUrl: site.enterprise } },
    },
  ]);
  expect(existsSync(`${routes[0]!.component.replace('@site/', '')}/index.tsx`)).toBe(true);
});
