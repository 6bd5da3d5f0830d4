import path from 'node:path';
import * as z from 'zod';
import { documentTitle } from '../../src/components/DocHead/documentTitle';
import { historyOf } from '../../src/data/history';
import { markdownAddress } from '../../src/data/routes';
import { TITLE_SUFFIX } from '../../src/data/site';
import type { Tag } from '../../src/hosting/html';
import {
  attribute,
  docFile,
  docPages,
  files,
  frontMatter,
  isHtml,
  pages,
  readBuilt,
  tagsIn,
} from './build';

/** The address that this build was made with. */
const siteUrl = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readBuilt('robots.txt'))?.[1];

/** Route titles (ARCHITECTURE.md#document-titles) that are not simply a chapter's name. */
const SPECIAL_TITLES: Record<string, string> = {
  '/consulting': 'Documentation',
  '/discover/companies': 'Discover - Who is using Nest?',
  '/migration-guide': 'Migration guide - FAQ',
  '/search': 'Search',
};

test.each(pages.map(({ route }) => route))('%s: document title', (route) => {
  const { tags } = pages.find((page) => page.route === route)!;
  const head = SPECIAL_TITLES[route] ?? documentTitle(route, frontMatter(route, 'titleEn'));
  expect(tags.filter(({ name }) => name === 'title').map(({ text }) => text)[0]).toBe(
    `${head} | ${TITLE_SUFFIX}`,
  );
});

test('titles and descriptions are all different', () => {
  const twice = (list: string[]): string[] =>
    list.filter((text, index) => list.indexOf(text) !== index);
  expect(
    twice(docPages.map(({ tags }) => tags.find(({ name }) => name === 'title')!.text)),
  ).toEqual([]);
  expect(twice(docPages.flatMap(({ tags }) => meta(tags, 'name', 'description')))).toEqual([]);
});

const meta = (tags: readonly Tag[], key: 'name' | 'property', value: string): string[] =>
  tags
    .filter(({ name, attributes }) => name === 'meta' && attributes[key] === value)
    .map(({ attributes }) => attributes.content ?? '');

test.each(docPages.map(({ route }) => route))('%s: head', (route) => {
  const { tags } = pages.find((page) => page.route === route)!;
  expect(attribute(tags, 'html', 'lang')).toEqual(['zh-Hans']);
  expect(attribute(tags, 'meta', 'charset').map((name) => name.toLowerCase())).toEqual(['utf-8']);
  expect(meta(tags, 'name', 'viewport')).toEqual([expect.stringMatching(/width=device-width/)]);
  expect(meta(tags, 'name', 'viewport')[0]).not.toMatch(/maximum-scale|user-scalable/);
  expect(meta(tags, 'name', 'description')).toEqual([frontMatter(route, 'description')]);
  expect(meta(tags, 'name', 'generator')).toEqual([]);
  const canonical = tags
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical')
    .map(({ attributes }) => attributes.href);
  expect([canonical, meta(tags, 'property', 'og:url')]).toEqual(
    siteUrl === undefined ? [[], []] : [[siteUrl + route], [siteUrl + route]],
  );
  expect(tags.filter(({ name }) => name === 'h1')).toHaveLength(1);
});

/** `npm test` builds with an address; without one nothing says it, and no machine's own stands in for it. */
test('the site map lists exactly the pages of docs/, and robots.txt names it', () => {
  expect(files.includes('sitemap.xml')).toBe(siteUrl !== undefined);
  if (siteUrl === undefined) return expect(readBuilt('robots.txt')).not.toContain('Sitemap');
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(listed.sort()).toEqual(docPages.map(({ route }) => siteUrl + route).sort());
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

const DATE = z.iso.datetime({ offset: true });
const ADDRESS = z.string().startsWith(siteUrl ?? 'http');

/** As schema.org and the search engines that read it want the two. */
const STRUCTURED = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.tuple(
    [
      z.strictObject({
        '@type': z.literal('TechArticle'),
        headline: z.string().min(1).max(110),
        description: z.string().min(1),
        url: ADDRESS,
        inLanguage: z.literal('zh-Hans'),
        dateModified: DATE.optional(),
      }),
    ],
    z.strictObject({
      '@type': z.literal('BreadcrumbList'),
      itemListElement: z
        .array(
          z.strictObject({
            '@type': z.literal('ListItem'),
            position: z.int().positive(),
            name: z.string().min(1),
            item: ADDRESS.optional(),
          }),
        )
        .min(2),
    }),
  ),
});

/** Open Graph's four required properties, and what the others of this site are. */
const OPEN_GRAPH = z.object({
  'og:title': z.tuple([z.string().min(1)]),
  'og:type': z.tuple([z.literal('article')]),
  'og:image': z.tuple([ADDRESS.endsWith('.png')]),
  'og:url': z.tuple([ADDRESS]),
  'og:description': z.tuple([z.string().min(1)]),
  'og:locale': z.tuple([z.literal('zh_Hans')]),
});

const dateOf = (route: string): string | undefined =>
  historyOf(path.resolve()).changedOf(docFile(route));

/** The site map writes the same moments by another clock. */
const moment = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : Date.parse(date);

/** Only with an address are there whole ones to write; the gate builds with one. */
if (siteUrl !== undefined)
  describe('for machines', () => {
    test.each(docPages.map(({ route }) => route))('%s: structured data and Open Graph', (route) => {
      const { tags } = pages.find((page) => page.route === route)!;
      const data = tags.filter(({ attributes }) => attributes.type === 'application/ld+json');
      expect(data).toHaveLength(1);
      const [article, crumbs] = STRUCTURED.parse(JSON.parse(data[0]!.text))['@graph'];
      expect(article).toMatchObject({
        headline: frontMatter(route, 'title'),
        description: frontMatter(route, 'description'),
        url: siteUrl + route,
        dateModified: dateOf(route),
      });
      if (route === '/') expect(crumbs).toBeUndefined();
      else {
        const items = crumbs!.itemListElement;
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
        expect(items.at(-1)!.name).toBe(frontMatter(route, 'title'));
        const addresses = items.slice(0, -1).map(({ item }) => item!.slice(siteUrl.length));
        expect(addresses[0]).toBe('/');
        expect(addresses.filter((to) => !pages.some((page) => page.route === to))).toEqual([]);
        // The same way as over the title.
        const shown = new Set(attribute(tags, 'a', 'href'));
        expect(addresses.filter((to) => to !== route && !shown.has(to))).toEqual([]);
      }
      const properties = [...new Set(tags.map(({ attributes }) => attributes.property ?? ''))];
      const graph = Object.fromEntries(
        properties.map((name) => [name, meta(tags, 'property', name)]),
      );
      const { 'og:image': image } = OPEN_GRAPH.parse(graph);
      expect(files).toContain(image[0].slice(siteUrl.length + 1));
    });

    test('the site map has the date of each page, and the feed those changed last, newest first', () => {
      const dates = new Map(
        [
          ...readBuilt('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<)?/g),
        ].map(([, url, date]) => [url!.slice(siteUrl.length).replace(/^\/?$/, '/'), moment(date)]),
      );
      expect([...dates].sort()).toEqual(
        docPages.map(({ route }) => [route, moment(dateOf(route))]).sort(),
      );
      const known = docPages.flatMap(({ route }) => dateOf(route) ?? []).sort();
      expect(files.includes('changes.atom')).toBe(known.length > 0);
      if (known.length === 0) return;
      const feed = readBuilt('changes.atom');
      const entries = [...feed.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, entry]) => ({
        id: /<id>(.*?)<\/id>/.exec(entry!)![1]!,
        updated: DATE.parse(/<updated>(.*?)<\/updated>/.exec(entry!)![1]),
      }));
      expect(entries.length).toBe(Math.min(40, known.length));
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      expect(entries.map(({ updated }) => updated)).toEqual(known.slice(-40).reverse());
      for (const { id, updated } of entries)
        expect([id, updated]).toEqual([id, dateOf(id.slice(siteUrl.length))]);
      expect(/<updated>(.*?)<\/updated>/.exec(feed)![1]).toBe(entries[0]!.updated);
    });

    test('the home page tells of the feed and of the search, whose address is the search page’s', () => {
      const { tags } = pages.find(({ route }) => route === '/')!;
      const linked = (type: string): string[] =>
        tags
          .filter(({ name, attributes }) => name === 'link' && attributes.type === type)
          .map(({ attributes }) => attributes.href!);
      expect(linked('application/opensearchdescription+xml')).toEqual(['/opensearch.xml']);
      if (files.includes('changes.atom'))
        expect(linked('application/atom+xml')).toEqual(['/changes.atom']);
      const template = /template="([^"]+)"/.exec(readBuilt('opensearch.xml'))![1];
      expect(template).toBe(`${siteUrl}/search?q={searchTerms}`);
      expect(pages.some(({ route }) => route === '/search')).toBe(true);
    });
  });

test.each(docPages.map(({ route }) => route))('%s: names its Markdown', (route) => {
  const { tags } = pages.find((page) => page.route === route)!;
  const twin = markdownAddress(route);
  expect(
    tags
      .filter(({ attributes }) => attributes.type === 'text/markdown')
      .map(({ attributes }) => attributes.href),
  ).toEqual([twin]);
  // Under the title, and in the foot: a link that works without JavaScript, and a button beside it.
  expect(attribute(tags, 'a', 'href').filter((href) => href === twin)).toHaveLength(2);
  expect(attribute(tags, 'button', 'data-copy-page')).toEqual([twin, twin]);
});

test.each(files.filter(isHtml))('%s: no address of this machine in its head', (file) => {
  const addresses = tagsIn(file).flatMap(({ name, attributes }) =>
    name === 'link' ? [attributes.href] : name === 'meta' ? [attributes.content] : [],
  );
  // The site may have been built for this machine; Docusaurus' own default is another address of it.
  expect(
    addresses.filter(
      (address) =>
        /\/\/(?:localhost|127\.)/.test(address ?? '') && !(siteUrl && address?.startsWith(siteUrl)),
    ),
  ).toEqual([]);
});

test('what hosts and crawlers look for is there', () => {
  expect(files).toEqual(
    expect.arrayContaining(['404.html', 'robots.txt', '.well-known/security.txt', 'redirect.js']),
  );
  const security = readBuilt('.well-known/security.txt');
  expect(security).toMatch(/^Contact: https:\/\//m);
  expect(new Date(/^Expires: (.+)$/m.exec(security)![1]!).getTime()).toBeGreaterThan(
    Date.parse('2026-11-21'),
  );
});
