import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import sitemap, { type PluginOptions as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { PluginModule } from '@docusaurus/types';
import { redirectsWithin, type LiveRedirect } from '../../data/redirectRules';
import { historyOf } from '../../data/history';
import { addressOf } from '../../data/addressOf';
import { LOCAL_NEWSLETTER, type SiteEnvironment } from '../../environment';
import { isLoopback } from '../../environment/loopback';
import {
  FEED_FILE,
  formatFeed,
  formatOpenSearch,
  OPEN_SEARCH_FILE,
  type PublishedPage,
} from '../../hosting/feed';
import { Compression } from '../../hosting/compress';
import { finishBuild } from '../../hosting/finishBuild';
import { minifyPages } from '../../hosting/minify';
import { withPageHead } from '../../hosting/pageHead';
import { writeAssets } from '../../hosting/pageAssets';
import { NOT_FOUND_FILE } from '../../hosting/pages';
import { MANIFEST_ADDRESS, type SearchManifest } from '../../search/engine/manifest';
import { twinFiles, type TwinSite } from '../../twins';
import { downloadPages, writeDownloads } from '../downloads/pageFiles';
import { inReadingOrder } from '../menu/readingOrder';
import { pendingCount } from '../menu/routeState';
import {
  writeOffline,
  writeRetired,
  writeSearches,
  type OfflineTexts,
  type Searches,
  type Version,
} from '../offline/build';
import { publishedPages } from './publishedPages';

export interface FinishOptions {
  environment: SiteEnvironment;
  /** The Markdown of a file of the book. */
  read: (file: string) => string;
  redirects: readonly LiveRedirect[];
  sitemap: Pick<SitemapOptions, 'ignorePatterns'>;
}

/** What the owner should know before publishing, a line each. */
function reminders({ siteUrl, newsletterUrl }: SiteEnvironment): string[] {
  if (siteUrl === undefined)
    return [
      '提醒：没有设置 SITE_URL，所以没有规范链接、分享地址和站点地图；发布前把网站的地址写进这个环境变量。',
    ];
  if (isLoopback(siteUrl) || newsletterUrl !== LOCAL_NEWSLETTER) return [];
  return [
    '提醒：没有设置 NEWSLETTER_ENDPOINT，页面上没有订阅表单，只有通向 NestJS 官网订阅的链接。',
  ];
}

/** What each version of the book holds, the newest first. */
function books(
  versions: LoadedContent['loadedVersions'],
  outDir: string,
  siteDir: string,
): Version[] {
  const indexes = JSON.parse(
    readFileSync(path.join(outDir, MANIFEST_ADDRESS), 'utf8'),
  ) as SearchManifest;
  return [...versions]
    .sort((a, b) => Number(b.isLast) - Number(a.isLast))
    .map((version) => ({
      path: version.path,
      routes: inReadingOrder(version, siteDir).map(({ place }) => place.route),
      searchBase: indexes.find(({ name }) => name === version.versionName)?.base,
    }));
}

/** When pages were last changed, by their routes. */
type Dates = ReadonlyMap<string, string | undefined>;

/** What the site map says beside the addresses: when each page was last changed, where that is known. */
const withDates =
  (dates: Dates): SitemapOptions['createSitemapItems'] =>
  async ({ defaultCreateSitemapItems, ...params }) =>
    (await defaultCreateSitemapItems(params)).map((item) => {
      const changed = dates.get(addressOf(new URL(item.url).pathname));
      return changed === undefined ? item : { ...item, lastmod: changed };
    });

/** Leads readers without scripts on; where scripts run, it would still come after the app has led them somewhere else. */
const REFRESH = '<noscript><meta http-equiv="refresh" content="3; url=/"></noscript>';

/** The page that static hosts answer unknown paths with ends at the root by itself (ARCHITECTURE.md#unknown-paths). */
function writeRefresh(outDir: string): void {
  const file = path.join(outDir, NOT_FOUND_FILE);
  writeFileSync(file, readFileSync(file, 'utf8').replace('</title>', `</title>${REFRESH}`));
}

/** The file of a page, below the built site's folder. */
const pageFile = (route: string): string => {
  if (route === '/') return 'index.html';
  return route.endsWith('.html') ? route.slice(1) : `${route.slice(1)}.html`;
};

/** Writes what machines read of a version: in the head of each page, and of the newest version the feed and the search's description. */
function writeForMachines(
  pages: readonly PublishedPage[],
  isLast: boolean,
  siteUrl: string | undefined,
  outDir: string,
): void {
  for (const page of pages) {
    const file = path.join(outDir, pageFile(page.route));
    writeFileSync(file, withPageHead(readFileSync(file, 'utf8'), page, siteUrl));
  }
  if (!isLast || siteUrl === undefined) return;
  const feed = formatFeed(pages, siteUrl);
  if (feed !== undefined) writeFileSync(path.join(outDir, FEED_FILE), feed);
  writeFileSync(path.join(outDir, OPEN_SEARCH_FILE), formatOpenSearch(siteUrl));
}

/**
 * Writes each version of the book as Markdown.
 * @returns the length of each file by its path below `outDir`, in bytes
 */
async function writeTwins(
  versions: LoadedContent['loadedVersions'],
  site: TwinSite,
  outDir: string,
): Promise<ReadonlyMap<string, number>> {
  const written = new Map<string, number>();
  for (const version of versions)
    for (const [file, text] of await twinFiles(version, site)) {
      const place = path.join(outDir, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
      written.set(file, Buffer.byteLength(text));
    }
  return written;
}

/** How much that is, in words. */
function twinsInWords(written: ReadonlyMap<string, number>): string {
  const twins = [...written].filter(([file]) => file.endsWith('.md'));
  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
  const total = twins.reduce((sum, [, bytes]) => sum + bytes, 0);
  const lists = [...written].filter(([file]) => !file.endsWith('.md'));
  return [
    `Markdown：${twins.length} 页，共 ${kilobytes(total)}`,
    ...lists.map(([file, bytes]) => `${file} ${kilobytes(bytes)}`),
  ].join('，');
}

/**
 * The end of a build: redirect pages, site map, Markdown twins, downloads, files for reading without a network, files for the hosts, compressed copies.
 * Docusaurus runs `postBuild` of all plugins at once, and ours has to see the files that two others write: it holds those
 * two itself and waits for them. Another plugin that writes in `postBuild` belongs in here, too.
 */
export default function finish({
  environment,
  read,
  redirects,
  sitemap: { ignorePatterns },
}: FinishOptions): PluginModule {
  return (context) => {
    let versions: LoadedContent['loadedVersions'] = [];
    let texts: OfflineTexts;
    return {
      name: 'finish',
      allContentLoaded({ allContent }) {
        versions = (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent)
          .loadedVersions;
        texts = allContent.offline?.default as OfflineTexts;
      },
      async postBuild(props) {
        const kept = environment.stockRendering
          ? []
          : books(versions, props.outDir, context.siteDir);
        const searches: Searches = writeSearches(props.outDir, kept);
        // Copies are made on other threads while this one goes on, and `finishBuild` waits for them: first of the largest
        // file, which takes a second and a half.
        const compression = new Compression(props.outDir);
        compression.begin([...searches.values()].map(({ url }) => url.slice(1)));
        for (const odd of await minifyPages(props.outDir, props.routesPaths.map(pageFile)))
          console.warn(`提醒：${odd}`);
        const others = versions.filter(({ isLast }) => !isLast);
        const all = versions.flatMap(({ path: start, docs }) =>
          redirectsWithin(redirects, start, new Set(docs.map(({ permalink }) => permalink))),
        );
        const { siteDir } = context;
        const history = historyOf(siteDir);
        const published = versions.map((version) => ({
          isLast: version.isLast,
          pages: publishedPages(version, siteDir, history.changedOf),
        }));
        const dates: Dates = new Map(
          published.flatMap(({ pages }) => pages.map(({ route, changed }) => [route, changed])),
        );
        const writers = [
          clientRedirects(context, {
            id: 'default',
            fromExtensions: [],
            toExtensions: [],
            redirects: all.map(({ from, to }) => ({ from, to })),
          }),
          // Its addresses must be whole ones (sitemaps.org). Pages of other versions name the newest one's as theirs.
          environment.siteUrl === undefined
            ? null
            : sitemap(context, {
                filename: 'sitemap.xml',
                ignorePatterns: [
                  ...ignorePatterns,
                  ...others.flatMap(({ path: start }) => [start, `${start}/**`]),
                ],
                lastmod: null,
                createSitemapItems: withDates(dates),
                changefreq: null,
                priority: null,
              }),
        ];
        await Promise.all(
          writers.map(async (writer) => {
            await writer?.postBuild?.({ ...props, content: undefined });
          }),
        );
        for (const { isLast, pages } of published)
          writeForMachines(pages, isLast, environment.siteUrl, props.outDir);
        writeRefresh(props.outDir);
        // The last change of the pages: from here on they are compressed, and kept for reading without a network.
        writeAssets(props.outDir);
        compression.begin(
          published.flatMap(({ pages }) => pages.map(({ route }) => pageFile(route))),
        );
        if (environment.stockRendering) await writeRetired(props.outDir);
        else compression.begin(await writeOffline(props.outDir, kept, searches, all, texts));
        const twins = await writeTwins(
          versions,
          { siteDir, siteUrl: environment.siteUrl, read, changedOf: history.changedOf },
          props.outDir,
        );
        // The largest first, the whole book in one file: it takes longest.
        compression.begin(
          [...twins].sort(([, one], [, other]) => other - one).map(([file]) => file),
        );
        const downloads = await writeDownloads(
          downloadPages(versions, siteDir),
          { ...environment, read },
          props.outDir,
        );
        const { pages, hostFiles } = await finishBuild(props.outDir, all, environment, compression);
        console.log(
          `构建完成：${pages} 个页面，菜单里还有 ${pendingCount} 页待写，${all.length} 个旧地址；主机文件：${hostFiles.join('、')}。`,
        );
        console.log(`${twinsInWords(twins)}。`);
        if (downloads.archives > 0)
          console.log(
            `可以下载的项目：${downloads.archives} 个压缩包，共 ${Math.round(downloads.bytes / 1000)} kB。`,
          );
        if (history.isShallow)
          console.warn(
            '提醒：这是浅克隆，不知道每一页最后修改的时间，所以不写日期和订阅源；构建前取完整的历史：git fetch --unshallow',
          );
        for (const reminder of reminders(environment)) console.warn(reminder);
      },
    };
  };
}
