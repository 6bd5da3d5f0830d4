import { existsSync } from 'node:fs';
import { STAND_INS } from '../../src/plugins/client-modules';
import { SEAMS } from '../../src/seams';
import { read } from './files';

/** What we depend on inside of other packages: each place is known, and says in one sentence what an upgrade changed. */

const installed = (file: string): string => `node_modules/${file}`;
const packageOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('@') ? 2 : 1)
    .join('/');
const versionOf = (name: string): string =>
  (JSON.parse(read(installed(`${name}/package.json`))) as { version: string }).version;

/** Whether a release is of the same major as another one, and not older. */
function isSince(version: string, since: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [sinceMajor = 0, sinceMinor = 0] = since.split('.').map(Number);
  return major === sinceMajor && minor >= sinceMinor;
}

test('there are seven at most', () => expect(SEAMS.length).toBeLessThanOrEqual(7));

describe.each(SEAMS.map((seam) => [seam.name, seam] as const))(
  '%s',
  (_, { upstream, holdsFor, ours, why }) => {
    test('both sides are there, in a release that it was seen with', () => {
      for (const file of ours) expect([file, existsSync(file)]).toEqual([file, true]);
      expect(why.length).toBeGreaterThan(30);
      for (const file of upstream) {
        expect([file, existsSync(installed(file))]).toEqual([file, true]);
        const version = versionOf(packageOf(file));
        expect([file, version, isSince(version, holdsFor)]).toEqual([file, version, true]);
      }
    });
  },
);

/** By seam: what must still be written upstream, and what to say when it is not. */
const EXPECTED: Readonly<
  Record<string, ReadonlyArray<readonly [file: string, written: RegExp, otherwise: string]>>
> = {
  'exports of a page’s module': [
    [
      '@docusaurus/plugin-content-docs/lib/client/doc.js',
      /metadata: .*content\.metadata|content\.metadata/,
      '文章页不再从模块的导出里读 metadata：pageModule.js 的导出要照新的样子改',
    ],
    [
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
      /loadedModule\.default/,
      'Docusaurus 不再把模块的导出挂到默认导出上：pageModule.js 要照新的样子改',
    ],
  ],
  'modules that the browser can do without': [
    ...STAND_INS.map(
      ({ module, loadedBy }) =>
        [
          loadedBy,
          new RegExp(
            module.startsWith('infima/')
              ? 'infima/dist/css/default/default'
              : `'\\./${module.split('/').at(-1)!}'`,
          ),
          `${loadedBy} 不再加载 ${module}：src/plugins/client-modules 里的这一条可以删掉了`,
        ] as const,
    ),
  ],
  'what client modules are told of a navigation': [
    [
      '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
      /clientModules\.map\([^]*clientModule\.default\?\.\[lifecycleAction\] \?\?\s*clientModule\[lifecycleAction\][^]*forEach\(\(cb\) => cb\?\.\(\)\)/,
      'Docusaurus 换了通知客户端模块的办法：src/plugins/html-pages/router.ts 要照着改',
    ],
    [
      '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
      /scrollAfterNavigation\([^)]*\);\s*dispatchLifecycleAction\('onRouteDidUpdate'/,
      'Docusaurus 不再先滚动、再通知客户端模块：src/plugins/navigation/client.ts 设好的位置会被它盖掉',
    ],
  ],
  'the end of a build': [
    [
      '@docusaurus/plugin-client-redirects/lib/index.js',
      /async postBuild\(/,
      'plugin-client-redirects 不再在 postBuild 里写跳转页：src/plugins/finish 等不到它们',
    ],
    [
      '@docusaurus/plugin-sitemap/lib/index.js',
      /async postBuild\(/,
      'plugin-sitemap 不再在 postBuild 里写站点地图：src/plugins/finish 等不到它',
    ],
  ],
  'marks of the app in the document': [
    [
      '@docusaurus/core/lib/client/clientEntry.js',
      /window\.docusaurus = docusaurus/,
      '浏览器里不再有 window.docusaurus：预先载入页面要换一种做法',
    ],
    [
      '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
      /data-has-hydrated/,
      'Docusaurus 不再写 data-has-hydrated：src/plugins/html-pages/start.ts 不必再写它',
    ],
    [
      '@docusaurus/core/lib/client/docusaurus.js',
      /prefetch,\s*preload,/,
      'window.docusaurus 的函数换了名字：src/plugins/navigation 要照着改',
    ],
  ],
  'entries of the bundles': [
    [
      '@docusaurus/core/lib/webpack/client.js',
      /entry: path_1\.default\.resolve\(__dirname, '\.\.\/client\/clientEntry\.js'\)/,
      'Docusaurus 浏览器端的入口不再是一个文件：src/plugins/first-view 要照新的样子把它推后',
    ],
    [
      '@docusaurus/core/lib/webpack/server.js',
      /outputFilename = 'server\.bundle\.js'[^]*entry: \{\s*main: path_1\.default\.resolve\(__dirname, '\.\.\/client\/serverEntry\.js'\)/,
      'Docusaurus 服务端的入口或者文件名换了：src/plugins/html-pages/keptHtml.ts 找不到它',
    ],
    [
      '@docusaurus/core/lib/ssg/ssgRenderer.js',
      /render: serverEntry\.default[^]*appRenderer\.render\(\{\s*pathname,/,
      '服务端的入口不再是按路径渲染一页的函数：keptHtml.ts 要照新的样子改',
    ],
    [
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
      /simpleHash\)\(JSON\.stringify\(routeConfig\), 3\)[^]*const routeKey = `\$\{routePath\}-\$\{routeHash\}`/,
      '路由的名字不再是路径加三四个字母：keptHtml.ts 分不出一页的正文在哪个文件里，每次都会渲染所有页面',
    ],
  ],
  'providers of the layout': [
    [
      '@docusaurus/theme-classic/lib/theme/Layout/Provider/index.js',
      /composeProviders\(\[\s*ColorModeProvider,\s*AnnouncementBarProvider,\s*ScrollControllerProvider,\s*DocsPreferredVersionContextProvider,\s*PluginHtmlClassNameProvider,\s*NavbarProvider,\s*\]\)/,
      '主题的 Provider 换了一批：src/theme/Layout/Provider 要照着改（除了 ColorModeProvider）',
    ],
  ],
};

test.each(SEAMS.map(({ name }) => name))('%s: upstream is as it was', (name) => {
  expect(EXPECTED[name]?.length).toBeGreaterThan(0);
  const changed = EXPECTED[name]!.filter(
    ([file, written]) => !written.test(read(installed(file))),
  ).map(([, , otherwise]) => otherwise);
  expect(changed).toEqual([]);
});
