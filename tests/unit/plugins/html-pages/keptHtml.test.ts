import path from 'node:path';
import type { Rendered } from 'site-server';
import { ownProject, type OwnProject } from '../../../support/ownProject';

const rendered: string[] = [];

// What the bundler puts in the place of these names.
jest.mock(
  'site-server',
  () => ({
    default: async ({ pathname }: { pathname: string }) => {
      rendered.push(pathname);
      return { html: `<p>${pathname}`, collectedData: { links: [] } };
    },
    __esModule: true,
  }),
  { virtual: true },
);
jest.mock(
  '@generated/routesChunkNames',
  () => ({
    '/-c3e': { __comp: 'a94703ab' },
    '/-2e1': { __comp: '17896441', content: '9424f3b1' },
    '/guards-6d4': { __comp: '17896441', content: '8b5d4ccc' },
    '/pipes-0f2': { __comp: '17896441', content: '1f391b9e' },
    '/search-046': { __comp: 'eb494982' },
  }),
  { virtual: true },
);

const ROUTES = ['/', '/guards', '/pipes', '/search', '/404.html'];

let project: OwnProject;
beforeEach(() => {
  project = ownProject({
    'src/plugins/html-pages/keptHtml.ts': '',
    'server.bundle.js': 'the app',
    'assets/js/17896441.js': 'the component of pages',
    'assets/js/eb494982.js': 'the page of the search',
    'assets/js/9424f3b1.js': 'introduction',
    'assets/js/8b5d4ccc.js': 'guards',
    'assets/js/1f391b9e.js': 'pipes',
  });
  Object.assign(globalThis, {
    __non_webpack_require__: { resolve: (file: string) => path.join(project.folder, file) },
  });
});
afterEach(() => {
  project.leave();
  Reflect.deleteProperty(globalThis, '__non_webpack_require__');
});

/** Builds the site anew. @returns the pages that were rendered, and what came out */
async function build(
  params: object = {},
): Promise<{ rendered: string[]; results: readonly Rendered[] }> {
  rendered.length = 0;
  jest.resetModules();
  const { default: render } = await import('../../../../src/plugins/html-pages/keptHtml');
  const results = await Promise.all(ROUTES.map((pathname) => render({ pathname, ...params })));
  return { rendered: [...rendered], results };
}

test('pages of a bundle that is as before are not rendered again, and come out the same', async () => {
  const first = await build();
  expect(first.rendered).toEqual(ROUTES);
  const again = await build();
  expect(again).toEqual({ rendered: [], results: first.results });
});

test.each([
  ['the text of a page', 'assets/js/8b5d4ccc.js', ['/guards']],
  ['the text of the home page', 'assets/js/9424f3b1.js', ['/']],
  ['a component of one kind of page', 'assets/js/eb494982.js', ROUTES],
  ['the app', 'server.bundle.js', ROUTES],
])('when it changes, %s renders its pages', async (_, file, pages) => {
  await build();
  project.write(file, 'changed');
  expect((await build()).rendered).toEqual(pages);
});

test('a file that comes or goes is a change of all pages', async () => {
  await build();
  project.write('assets/js/1234.js', 'shared by two pages');
  expect((await build()).rendered).toEqual(ROUTES);
});

test('what else a page is rendered for counts', async () => {
  await build();
  expect((await build({ legacy: true })).rendered).toEqual(ROUTES);
});
