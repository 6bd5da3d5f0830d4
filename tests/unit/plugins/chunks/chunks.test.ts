import chunks from '../../../../src/plugins/chunks';

type Group = {test: (module: {resource?: string}) => boolean; name: string; chunks: string; enforce: boolean};

const before = process.env.NODE_ENV;
afterEach(() => void Object.assign(process.env, {NODE_ENV: before}));

function configure(environment: string, isServer: boolean): {optimization?: {splitChunks: {cacheGroups: {shell: Group}}}} {
  Object.assign(process.env, {NODE_ENV: environment});
  return chunks().configureWebpack!({}, isServer, {} as never, undefined) as never;
}

test('only the browser’s production build is split', () => {
  expect(configure('production', true)).toEqual({});
  expect(configure('development', false)).toEqual({});
});

describe('what goes into the shell', () => {
  const {test: belongs, ...group} = configure('production', false).optimization!.splitChunks.cacheGroups.shell;

  test('it is one file, taken out of what is loaded on demand, whatever its size', () => expect(group).toMatchObject({name: 'shell', chunks: 'async', enforce: true}));

  test.each([
    ['/site/src/components/Menu/index.tsx', true],
    ['/site/src/theme/DocItem/Layout/index.tsx', true],
    ['/site/src/data/header.ts', true],
    ['/site/src/plugins/navigation/client.ts', true],
    ['/site/node_modules/@docusaurus/theme-common/lib/index.js', true],
    ['/site/node_modules/@mdx-js/react/lib/index.js', true],
    ['C:\\site\\src\\components\\Menu\\index.tsx', true],
    ['/site/.docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json', true],
    ['/site/src/components/LeaveSite/index.tsx', false],
    ['/site/src/components/OfficialSupport/index.tsx', false],
    ['/site/src/search/bar/index.tsx', true],
    ['/site/src/search/dialog/index.ts', false],
    ['/site/src/search/engine/embedded.ts', false],
    ['/site/src/search/page/index.tsx', false],
    ['/site/node_modules/@docusaurus/theme-search-algolia/lib/theme/SearchBar/index.js', false],
    ['/site/node_modules/react/index.js', false],
    ['/site/docs/guards.md', false],
    ['/site/.docusaurus/docusaurus-plugin-content-docs/default/site-docs-guards-md-1a2.json', false],
    [undefined, false],
  ])('%s: %s', (resource, inside) => expect(belongs({resource})).toBe(inside));
});
