import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {readEnvironment} from '../../../../src/environment';
import finish from '../../../../src/plugins/finish';
import {builtSite, moved} from '../../hosting/fixture';

let site: ReturnType<typeof builtSite>;
let said: jest.SpyInstance[];

beforeEach(() => {
  site = builtSite();
  // What plugin-client-redirects writes is not there yet.
  for (const {from} of moved) rmSync(path.join(site.dir, from.slice(1)), {recursive: true});
  said = (['log', 'warn'] as const).map((name) => jest.spyOn(console, name).mockImplementation(() => undefined));
});
afterEach(() => {
  site.remove();
  said.forEach((spy) => spy.mockRestore());
});

const read = (file: string): string => readFileSync(path.join(site.dir, file), 'utf8');

/** Runs the plugin's `postBuild` on the small site. */
async function end(env: Record<string, string>): Promise<string[]> {
  const siteConfig = {url: env.SITE_URL ?? 'http://localhost:3000', baseUrl: '/', trailingSlash: false, future: {experimental_router: 'browser'}, noIndex: false};
  const make = finish({environment: readEnvironment(env), redirects: moved, sitemap: {ignorePatterns: ['/search']}});
  const plugin = (await make({siteConfig} as LoadContext, {})) as Plugin;
  const docs = ['/', '/guards', '/fundamentals/testing'].map((permalink) => ({permalink}));
  await plugin.allContentLoaded!({allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{path: '/', isLast: true, docs}]}}}} as never);
  const routesPaths = ['/', '/guards', '/fundamentals/testing', '/search'];
  const props = {siteConfig, baseUrl: '/', outDir: site.dir, routesPaths, routes: routesPaths.map((route) => ({path: route, component: ''})), routesBuildMetadata: {}} as unknown as Props;
  await plugin.postBuild!(props as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  return said[1]!.mock.calls.map(([line]) => String(line));
}

test('redirect pages and the site map are there before the files for the hosts are made', async () => {
  expect(await end({SITE_URL: 'https://docs.example.com', NEWSLETTER_ENDPOINT: 'https://news.example.com/x'})).toEqual([]);
  expect(read('components/index.html')).toContain('data-to="/guards"');
  expect([...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).sort()).toEqual(['', 'fundamentals/testing', 'guards'].map((page) => `https://docs.example.com/${page}`));
  expect(read('_redirects')).toContain('/components /guards 301');
});

test('without an address there is no site map, and one line says so', async () => {
  expect(await end({})).toEqual([expect.stringMatching(/^提醒：没有设置 SITE_URL/)]);
  expect([existsSync(path.join(site.dir, 'sitemap.xml')), existsSync(path.join(site.dir, '_headers'))]).toEqual([false, true]);
});

test('a public site without a newsletter endpoint is told so', async () => {
  expect(await end({SITE_URL: 'https://docs.example.com'})).toEqual([expect.stringMatching(/^提醒：没有设置 NEWSLETTER_ENDPOINT/)]);
});

test('what the policy would block stops the build', async () => {
  mkdirSync(path.join(site.dir, 'pipes'));
  writeFileSync(path.join(site.dir, 'pipes/x.html'), '<p style="x">');
  await expect(end({})).rejects.toThrow('HTML 里有安全策略会拦下的写法');
});
