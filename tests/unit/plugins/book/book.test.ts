import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import book from '../../../../src/plugins/book';

/** What the stock plugin hands over, in the shape of its 3.10. */
const page = {type: 'link', href: '/guards', label: 'Guards', docId: 'guards', unlisted: false, customProps: {titleZh: '守卫'}};
const pending = {type: 'html', value: '', customProps: {titleZh: '待写'}};
const group = {type: 'category', label: 'Overview', collapsed: true, collapsible: true, items: [page, pending], customProps: {icon: 'a'}};
const version = {version: 'current', label: '11.x', docs: {guards: {id: 'guards', title: '守卫', description: '说明'}}, docsSidebars: {menu: [page, group]}};
const routes: RouteConfig[] = [{path: '/', component: 'root', routes: [{path: '/', component: 'version', props: {version}, routes: [{path: '/guards', component: 'doc', metadata: {sourceFilePath: 'docs/guards.md'}}]}]}];

jest.mock('@docusaurus/plugin-content-docs', () => ({
  __esModule: true,
  default: async () => ({
    name: 'docusaurus-plugin-content-docs',
    getPathsToWatch: () => ['docs/**'],
    contentLoaded({actions}: {actions: PluginContentLoadedActions}) {
      routes.forEach(actions.addRoute);
      actions.setGlobalData({path: '/', versions: [{name: 'current', label: '11.x', docs: [{id: 'guards', path: '/guards', sidebar: 'menu'}]}], breadcrumbs: false});
    },
  }),
}));

async function load(): Promise<{added: RouteConfig[]; globalData: unknown; name: string; watched: unknown}> {
  const plugin = await book({} as LoadContext, {} as never);
  const added: RouteConfig[] = [];
  let globalData: unknown;
  await plugin.contentLoaded!({content: {} as never, actions: {addRoute: (route: RouteConfig) => added.push(route), setGlobalData: (data: unknown) => (globalData = data)} as never});
  return {added, globalData, name: plugin.name, watched: plugin.getPathsToWatch!()};
}

test('it is the docs plugin in all else', async () => {
  expect(await load()).toMatchObject({name: 'docusaurus-plugin-content-docs', watched: ['docs/**']});
});

test('the routes stay as they are, with their metadata', async () => {
  const [root] = (await load()).added;
  const [versionRoute] = root!.routes!;
  expect(versionRoute).toMatchObject({path: '/', component: 'version', routes: routes[0]!.routes![0]!.routes!});
});

test('the version keeps its label and its menu, and loses what no component reads', async () => {
  const [root] = (await load()).added;
  const slim = {type: 'link', href: '/guards', label: 'Guards', customProps: {titleZh: '守卫'}};
  expect(root!.routes![0]!.props!.version).toEqual({
    version: 'current',
    label: '11.x',
    docs: {},
    docsSidebars: {menu: [slim, {type: 'category', label: 'Overview', items: [slim, pending], customProps: {icon: 'a'}}]},
  });
});

test('the global data name no page', async () => {
  expect((await load()).globalData).toEqual({path: '/', versions: [{name: 'current', label: '11.x', docs: []}], breadcrumbs: false});
});
