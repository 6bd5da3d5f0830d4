import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyConfigureWebpack } from '@docusaurus/core/lib/webpack/configure';
import htmlPages from '../../../../src/plugins/html-pages';

/** What Docusaurus hands to its plugins; another bundler than Rspack compiles nothing on demand. */
const RSPACK = {
  currentBundler: { name: 'rspack', instance: { lazyCompilationMiddleware: jest.fn() } },
};
const WEBPACK = { currentBundler: { name: 'webpack', instance: {} } };

/** The entries that Docusaurus gives its two bundles. */
const ENTRIES = { browser: '/core/clientEntry.js', server: { main: '/core/serverEntry.js' } };

interface Configured {
  entry?: { main: string };
  resolve?: { alias: Record<string, string> };
  output?: { chunkFilename: string };
  module?: {
    rules: Array<{
      test: ((file: string) => boolean) | RegExp;
      use: Array<{ loader: string }>;
    }>;
  };
  optimization?: {
    splitChunks: {
      cacheGroups: Record<
        'app' | 'words',
        {
          test: (module: { resource?: string }) => boolean;
          chunks: (chunk: { name?: string; canBeInitial: () => boolean }) => boolean;
        }
      >;
    };
  };
}

const before = process.env.NODE_ENV;
let site: string;
beforeEach(() => {
  // `$` means something where text is replaced (ARCHITECTURE.md#faults B6).
  site = mkdtempSync(path.join(tmpdir(), "html-pages-it's $& $$-"));
  mkdirSync(path.join(site, 'src', 'theme'), { recursive: true });
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: before });
  rmSync(site, { recursive: true });
});

/** What the bundler is told of a book with these files. */
async function configure(
  files: Record<string, string>,
  {
    wanted = true,
    environment = 'production',
    isServer = false,
    entry = isServer ? ENTRIES.server : ENTRIES.browser,
    utils = WEBPACK,
  }: {
    wanted?: boolean;
    environment?: string;
    isServer?: boolean;
    entry?: unknown;
    utils?: object;
  } = {},
): Promise<Configured> {
  Object.assign(process.env, { NODE_ENV: environment });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(site, name), text);
  const plugin = htmlPages(site, wanted)();
  const docs = Object.keys(files).map((name) => ({
    source: `@site/${name}`,
    permalink: `/${name.replace(/\.mdx?$/, '')}`,
  }));
  await plugin.allContentLoaded!({
    allContent: { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } } },
  } as never);
  return plugin.configureWebpack!(
    { entry } as never,
    isServer,
    utils as never,
    undefined,
  ) as Configured;
}

/** The files that have a module of ours in the browser, of those of a book. */
const htmlAmong = ({ module }: Configured, names: readonly string[]): string[] => {
  const isHtml = module!.rules[0]!.test as (file: string) => boolean;
  return names.filter((name) => isHtml(path.join(site, name)));
};

test('pages of the book, and nothing else, are not compiled for the browser', async () => {
  const configured = await configure({ 'guards.md': '守卫', 'pipes.md': '管道' });
  expect(htmlAmong(configured, ['guards.md', 'pipes.md', 'other.md'])).toEqual([
    'guards.md',
    'pipes.md',
  ]);
});

test.each([
  ['an .mdx page', 'cats.mdx', '猫'],
  ['a picture that is no drawing', 'cats.md', '![猫](./cat.png)'],
  ['a picture with a caption', 'cats.md', '![猫](cat.webp "图注")'],
  [
    'a picture beside one of a screen',
    'cats.md',
    '![屏](../static/pictures/a.webp)\n\n![猫](./cat.png)',
  ],
  ['a download', 'cats.md', '[样例](./cats.zip)'],
])('%s is compiled for the browser', async (_, name, text) => {
  const configured = await configure({ 'guards.md': '守卫', [name]: text });
  expect(htmlAmong(configured, ['guards.md', name])).toEqual(['guards.md']);
  expect(configured.module!.rules).toHaveLength(1);
});

test.each([
  '![猫](./cat.svg "图注")',
  '![终端](../../static/pictures/recipes/repl.webp "图注")',
  '[守卫](/guards)',
  '[守卫](./guards.md)',
  '[守卫](./guards.md#id)',
  '[官网](https://nestjs.com/a.png)',
  '[小节](#a.b)',
])('%s is text', async (text) => {
  const configured = await configure({ 'cats.md': text });
  expect(htmlAmong(configured, ['cats.md'])).toEqual(['cats.md']);
});

test.each([{ isServer: true }, { environment: 'development' }, { wanted: false }])(
  'with %j pages stay what they are, and what they are compiled to is kept',
  async (how) => {
    const { module, optimization } = await configure({ 'guards.md': '守卫' }, how);
    expect(optimization).toBeUndefined();
    expect(module!.rules.map(({ use }) => use.map(({ loader }) => path.basename(loader)))).toEqual([
      ['keptPage.js'],
    ]);
    const isKept = module!.rules[0]!.test as (file: string) => boolean;
    expect(['guards.md', 'other.md'].map((name) => isKept(path.join(site, name)))).toEqual([
      true,
      false,
    ]);
  },
);

test('for `npm start`, Rspack has a module in front of each page that waits until it is opened', async () => {
  const { module } = await configure(
    { 'guards.md': '守卫' },
    { environment: 'development', utils: RSPACK },
  );
  expect(module!.rules.map(({ use }) => use.map(({ loader }) => path.basename(loader)))).toEqual([
    ['lazyPage.js'],
    ['keptPage.js'],
  ]);
});

test('`npm start` keeps pages by all that they are made of: the bundler, which knows their files alone, keeps nothing', () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  const persistent = { type: 'persistent', version: 'client', buildDependencies: ['config'] };
  const { experiments } = applyConfigureWebpack({
    configureWebpack: htmlPages(site, true)().configureWebpack!.bind(undefined),
    config: { entry: ENTRIES.browser, experiments: { cache: persistent } },
    isServer: false,
    configureWebpackUtils: RSPACK as never,
    content: undefined,
  }) as { experiments?: { cache?: unknown } };
  expect(experiments?.cache).toEqual({ type: 'memory' });
});

test('on the server our entry stands before the one of Docusaurus', async () => {
  const { entry, resolve, output } = await configure({ 'guards.md': '守卫' }, { isServer: true });
  expect(existsSync(entry!.main)).toBe(true);
  expect(resolve!.alias).toEqual({ 'site-server$': ENTRIES.server.main });
  expect(output!.chunkFilename).not.toContain('hash');
});

test('an upgrade that builds the server from another entry is told', async () => {
  await expect(
    configure({ 'guards.md': '守卫' }, { isServer: true, entry: '/core/serverEntry.js' }),
  ).rejects.toThrow('服务端的入口不再是一个文件');
});

test('faults of a fork are told while its pages are compiled: nothing of it is kept or put off', async () => {
  writeFileSync(path.join(site, 'introduction.md'), '### Introduction\n');
  process.env.DOCS_DIR = '.';
  try {
    for (const how of [{ isServer: true }, { environment: 'development', utils: RSPACK }])
      expect((await configure({ 'guards.md': '守卫' }, how)).module).toBeUndefined();
  } finally {
    delete process.env.DOCS_DIR;
  }
});

test('one file holds the app and the pages that are HTML; what comes without it holds its own', async () => {
  const { app, words } = (await configure({ 'guards.md': '守卫', 'cats.mdx': '猫' })).optimization!
    .splitChunks.cacheGroups;
  const isAmong = (resource?: string): boolean => app.test({ resource });
  expect(isAmong(path.join(site, 'guards.md'))).toBe(true);
  expect(isAmong(path.join(site, 'cats.mdx'))).toBe(false);
  expect(isAmong('/site/src/components/Menu/index.tsx')).toBe(true);
  expect(isAmong('/site/node_modules/react-dom/index.js')).toBe(true);
  expect(isAmong()).toBe(false);
  const later = (name?: string) => ({ name, canBeInitial: () => false });
  const names = [undefined, 'app', 'pages', 'search', 'addresses'];
  expect(names.filter((name) => app.chunks(later(name)))).toEqual([undefined, 'app']);
  expect(names.filter((name) => words.chunks(later(name)))).not.toContain('pages');
  expect(app.chunks({ name: 'main', canBeInitial: () => true })).toBe(false);
});
