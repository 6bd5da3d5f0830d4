import {TITLE_SUFFIX} from '../../src/data/site';
import {tagsOf} from '../../src/hosting/html';
import {expectedTitle} from '../support/titles';
import {attribute, docPages, files, frontMatter, pages, readBuilt} from './build';

/** The address that this build was made with. */
const siteUrl = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readBuilt('robots.txt'))?.[1];

/** Route titles of spec §2 that are not simply a chapter's name. */
const SPECIAL_TITLES: Record<string, string> = {
  '/consulting': 'Documentation',
  '/discover/companies': 'Discover - Who is using Nest?',
  '/migration-guide': 'Migration guide - FAQ',
  '/search': 'Search',
};

test.each(pages.map(({route}) => route))('%s: document title', (route) => {
  const {tags} = pages.find((page) => page.route === route)!;
  const head = SPECIAL_TITLES[route] ?? expectedTitle(route, frontMatter(route, 'titleEn') ?? '');
  expect(tags.filter(({name}) => name === 'title' ).map(({text}) => text)[0]).toBe(`${head} | ${TITLE_SUFFIX}`);
});

test('titles and descriptions are all different', () => {
  const twice = (list: string[]): string[] => list.filter((text, index) => list.indexOf(text) !== index);
  expect(twice(docPages.map(({tags}) => tags.find(({name}) => name === 'title')!.text))).toEqual([]);
  expect(twice(docPages.flatMap(({tags}) => meta(tags, 'name', 'description')))).toEqual([]);
});

const meta = (tags: ReturnType<typeof tagsOf>, key: 'name' | 'property', value: string): string[] =>
  tags.filter(({name, attributes}) => name === 'meta' && attributes[key] === value).map(({attributes}) => attributes.content ?? '');

test.each(docPages.map(({route}) => route))('%s: head', (route) => {
  const {tags} = pages.find((page) => page.route === route)!;
  expect(attribute(tags, 'html', 'lang')).toEqual(['zh-Hans']);
  expect(attribute(tags, 'meta', 'charset').map((name) => name.toLowerCase())).toEqual(['utf-8']);
  expect(meta(tags, 'name', 'viewport')).toEqual([expect.stringMatching(/width=device-width/)]);
  expect(meta(tags, 'name', 'viewport')[0]).not.toMatch(/maximum-scale|user-scalable/);
  expect(meta(tags, 'name', 'description')).toEqual([frontMatter(route, 'description')]);
  expect(meta(tags, 'name', 'generator')).toEqual([]);
  const canonical = tags.filter(({name, attributes}) => name === 'link' && attributes.rel === 'canonical').map(({attributes}) => attributes.href);
  expect([canonical, meta(tags, 'property', 'og:url')]).toEqual(siteUrl === undefined ? [[], []] : [[siteUrl + route], [siteUrl + route]]);
  expect(tags.filter(({name}) => name === 'h1')).toHaveLength(1);
});

/** `npm test` builds with an address; without one nothing says it, and no machine's own stands in for it. */
test('the site map lists exactly the pages of docs/, and robots.txt names it', () => {
  expect(files.includes('sitemap.xml')).toBe(siteUrl !== undefined);
  if (siteUrl === undefined) return expect(readBuilt('robots.txt')).not.toContain('Sitemap');
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(docPages.map(({route}) => siteUrl + route).sort());
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test.each(files.filter((file) => file.endsWith('.html')))('%s: no address of this machine in its head', (file) => {
  const addresses = tagsOf(readBuilt(file)).flatMap(({name, attributes}) => (name === 'link' ? [attributes.href] : name === 'meta' ? [attributes.content] : []));
  // The site may have been built for this machine; Docusaurus' own default is another address of it.
  expect(addresses.filter((address) => /\/\/(?:localhost|127\.)/.test(address ?? '') && !(siteUrl && address?.startsWith(siteUrl)))).toEqual([]);
});

test('what hosts and crawlers look for is there', () => {
  expect(files).toEqual(expect.arrayContaining(['404.html', 'robots.txt', '.well-known/security.txt', 'redirect.js']));
  const security = readBuilt('.well-known/security.txt');
  expect(security).toMatch(/^Contact: https:\/\//m);
  expect(new Date(/^Expires: (.+)$/m.exec(security)![1]!).getTime()).toBeGreaterThan(Date.parse('2026-11-21'));
});
