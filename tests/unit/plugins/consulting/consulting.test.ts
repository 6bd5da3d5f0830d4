import {existsSync} from 'node:fs';
import consulting from '../../../../src/plugins/consulting';
import {site} from '../../../../src/data/site';

test('/consulting is a route whose data lead to the enterprise site (spec §2)', async () => {
  const data: Record<string, unknown> = {};
  const routes: Array<{path: string; component: string; modules: object; exact: boolean}> = [];
  const actions = {
    createData: async (name: string, content: unknown) => ((data[name] = content), `/data/${name}`),
    addRoute: (route: (typeof routes)[number]) => routes.push(route),
  };
  await consulting().contentLoaded!({content: undefined, actions: actions as never});
  expect(data).toEqual({'consulting.json': {externalUrl: site.enterprise, name: '官方企业支持站点'}});
  expect(routes).toEqual([{path: '/consulting', component: expect.stringContaining('LeaveSite'), modules: {data: '/data/consulting.json'}, exact: true}]);
  expect(existsSync(`${routes[0]!.component}/index.tsx`)).toBe(true);
});
