import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { docOf } from '../../../../src/data/routes';
import { readEnvironment } from '../../../../src/environment';
import { MANIFEST_ADDRESS } from '../../../../src/search/engine/manifest';
import finish from '../../../../src/plugins/finish';
import { builtSite, moved } from '../../hosting/fixture';

let site: ReturnType<typeof builtSite>;
let said: jest.SpyInstance[];

beforeEach(() => {
  site = builtSite();
  // What plugin-client-redirects writes is not there yet.
  for (const { from } of moved) rmSync(path.join(site.dir, from.slice(1)), { recursive: true });
  said = (['log', 'warn'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => undefined),
  );
});
afterEach(() => {
  site.remove();
  said.forEach((spy) => spy.mockRestore());
});

const read = (file: string): string => readFileSync(path.join(site.dir, file), 'utf8');

/** Runs the plugin's `postBuild` on the small site. */
async function end(env: Record<string, string>): Promise<string[]> {
  const siteConfig = {
    url: env.SITE_URL ?? 'http://localhost:3000',
    baseUrl: '/',
    trailingSlash: false,
    future: { experimental_router: 'browser' },
    noIndex: false,
  };
  const make = finish({
    environment: readEnvironment(env),
    read: (file) => readFileSync(file, 'utf8'),
    redirects: moved,
    sitemap: { ignorePatterns: ['/search'] },
  });
  const siteDir = path.dirname(site.dir);
  const plugin = (await make({ siteDir, baseUrl: '/', siteConfig } as LoadContext, {})) as Plugin;
  const docs = ['/', '/guards', '/fundamentals/testing'].map((permalink) => {
    const id = docOf(permalink);
    const file = path.join(siteDir, 'docs', `${id}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `---\ntitle: ${id}\n---\n\n${id} 的文字，见[守卫](/guards)。\n`);
    const source = `@site/docs/${id}.md`;
    return { id, permalink, source, title: id, description: '说明', frontMatter: {} };
  });
  await plugin.allContentLoaded!({
    allContent: {
      'docusaurus-plugin-content-docs': {
        default: {
          loadedVersions: [
            { versionName: 'current', path: '/', label: '11.x', isLast: true, docs, sidebars: {} },
          ],
        },
      },
      offline: {
        default: {
          title: '没有网络',
          why: '还没有存',
          retry: '重试',
          back: '返回',
          kept: '已经存好的页面',
        },
      },
    },
  } as never);
  site.write(MANIFEST_ADDRESS, '[]');
  site.write('search.html', `<!doctype html><title>搜索</title>\n\n${'<p>找什么'.repeat(100)}`);
  const routesPaths = ['/', '/guards', '/fundamentals/testing', '/search'];
  const props = {
    siteConfig,
    baseUrl: '/',
    outDir: site.dir,
    generatedFilesDir: path.join(site.dir, '..', 'generated'),
    routesPaths,
    routes: routesPaths.map((route) => ({ path: route, component: '' })),
    routesBuildMetadata: {},
  } as unknown as Props;
  await plugin.postBuild!(props as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  return said[1]!.mock.calls.map(([line]) => String(line));
}

/** The site of these tests stands in no repository. */
const NO_HISTORY = expect.stringMatching(/^提醒：读不到 git 的历史/) as unknown;

test('redirect pages and the site map are there before the files for the hosts are made', async () => {
  expect(
    await end({
      SITE_URL: 'https://docs.example.com',
      NEWSLETTER_ENDPOINT: 'https://news.example.com/x',
    }),
  ).toEqual([NO_HISTORY]);
  expect(read('components/index.html')).toContain('data-to="/guards"');
  expect(
    [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).sort(),
  ).toEqual(
    ['', 'fundamentals/testing', 'guards'].map((page) => `https://docs.example.com/${page}`),
  );
  expect(read('_redirects')).toContain('/components /guards 301');
});

test('pages are minified, and so are the copies and what is kept of them', async () => {
  await end({});
  expect(read('search.html')).toContain('搜索</title></head><body><p>找');
  expect(brotliDecompressSync(readFileSync(path.join(site.dir, 'search.html.br'))).toString()).toBe(
    read('search.html'),
  );
});

test('every page is there as Markdown, and how much that is is said', async () => {
  await end({ SITE_URL: 'https://docs.example.com' });
  expect(read('fundamentals/testing.md')).toContain(
    'fundamentals/testing 的文字，见[守卫](https://docs.example.com/guards)。',
  );
  expect(read('llms.txt')).toContain('[guards](https://docs.example.com/guards.md): 说明');
  expect(read('llms-full.txt')).toContain(read('index.md'));
  expect(said[0]!.mock.calls.flat().join()).toMatch(
    /Markdown：3 页，共 \d+ kB，llms\.txt \d+ kB，llms-full\.txt \d+ kB。/,
  );
});

test('without an address there is no site map, and one line says so', async () => {
  expect(await end({})).toEqual([NO_HISTORY, expect.stringMatching(/^提醒：没有设置 SITE_URL/)]);
  expect([
    existsSync(path.join(site.dir, 'sitemap.xml')),
    existsSync(path.join(site.dir, '_headers')),
  ]).toEqual([false, true]);
});

test('a public site without a newsletter endpoint is told so', async () => {
  expect(await end({ SITE_URL: 'https://docs.example.com' })).toEqual([
    NO_HISTORY,
    expect.stringMatching(/^提醒：没有设置 NEWSLETTER_ENDPOINT/),
  ]);
});

test('what the policy would block stops the build', async () => {
  mkdirSync(path.join(site.dir, 'pipes'));
  writeFileSync(path.join(site.dir, 'pipes/x.html'), '<p style="x">');
  await expect(end({})).rejects.toThrow('HTML 里有安全策略会拦下的写法');
});
