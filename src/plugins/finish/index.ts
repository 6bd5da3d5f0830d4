import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import sitemap, { type PluginOptions as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { redirectsWithin, type LiveRedirect } from '../../data/redirectRules';
import { historyOf } from '../../data/history';
import { addressOf } from '../../data/addressOf';
import { strangeNames, type SiteEnvironment } from '../../environment';
import { Compression } from '../../hosting/compress';
import { finishBuild } from '../../hosting/finishBuild';
import { minifyPages } from '../../hosting/minify';
import { writeAssets } from '../../hosting/pageAssets';
import { NOT_FOUND_FILE, pageFile } from '../../hosting/pages';
import { MANIFEST_ADDRESS, type SearchManifest } from '../../search/engine/manifest';
import { loadedVersions } from '../../versions/loadedVersions';
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
import { writeForMachines, type Published } from './machines';
import { publishedPages } from './publishedPages';
import { reminders, results, type Report } from './report';
import { writeTwins } from './twins';

type Versions = readonly LoadedVersion[];
type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

export interface FinishOptions {
  environment: SiteEnvironment;
  /** The Markdown of a file of the book. */
  read: (file: string) => string;
  redirects: readonly LiveRedirect[];
  sitemap: Pick<SitemapOptions, 'ignorePatterns'>;
}

/** What each version of the book holds, the newest first. */
function books(versions: Versions, outDir: string, siteDir: string): Version[] {
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

/** What the site map says beside the addresses: when each page was last changed, where that is known. */
function withDates(published: readonly Published[]): SitemapOptions['createSitemapItems'] {
  const dates = new Map(
    published.flatMap(({ pages }) => pages.map(({ route, changed }) => [route, changed] as const)),
  );
  return async ({ defaultCreateSitemapItems, ...params }) =>
    (await defaultCreateSitemapItems(params)).map((item) => {
      const changed = dates.get(addressOf(new URL(item.url).pathname));
      return changed === undefined ? item : { ...item, lastmod: changed };
    });
}

/** Leads readers without scripts on; where scripts run, it would still come after the app has led them somewhere else. */
const REFRESH = '<noscript><meta http-equiv="refresh" content="3; url=/"></noscript>';

/** The page that static hosts answer unknown paths with ends at the root by itself (ARCHITECTURE.md#unknown-paths). */
function writeRefresh(outDir: string): void {
  const file = path.join(outDir, NOT_FOUND_FILE);
  writeFileSync(file, readFileSync(file, 'utf8').replace('</title>', `</title>${REFRESH}`));
}

/** What the two plugins that write at the end of a build as well are told. */
interface OthersOptions {
  redirects: readonly LiveRedirect[];
  /** Its addresses must be whole ones (sitemaps.org): none without the site's own. */
  sitemap: Pick<SitemapOptions, 'ignorePatterns' | 'createSitemapItems'> | undefined;
}

/** Writes redirect pages and the site map. */
async function writeOthers(
  context: LoadContext,
  props: Built,
  options: OthersOptions,
): Promise<void> {
  const writers = [
    clientRedirects(context, {
      id: 'default',
      fromExtensions: [],
      toExtensions: [],
      redirects: options.redirects.map(({ from, to }) => ({ from, to })),
    }),
    options.sitemap &&
      sitemap(context, {
        filename: 'sitemap.xml',
        lastmod: null,
        changefreq: null,
        priority: null,
        ...options.sitemap,
      }),
  ];
  await Promise.all(
    writers.map(async (writer) => {
      await writer?.postBuild?.({ ...props, content: undefined });
    }),
  );
}

/** The redirects of every version, each to a page that it has. */
const redirectsOf = (redirects: readonly LiveRedirect[], versions: Versions): LiveRedirect[] =>
  versions.flatMap(({ path: start, docs }) =>
    redirectsWithin(redirects, start, new Set(docs.map(({ permalink }) => permalink))),
  );

/** The addresses of the versions that are not the newest: their pages name the newest one's as theirs, and no site map does them. */
const olderPages = (versions: Versions): string[] =>
  versions.filter(({ isLast }) => !isLast).flatMap(({ path: start }) => [start, `${start}/**`]);

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
    const { siteDir } = context;
    const { siteUrl, stockRendering } = environment;
    let versions: Versions = [];
    let texts: OfflineTexts;

    /** Writes all that is left, and begins to compress each file as soon as nothing changes it any more. */
    async function write(props: Built, compression: Compression): Promise<Report> {
      const { outDir, routesPaths } = props;
      const kept = stockRendering ? [] : books(versions, outDir, siteDir);
      const searches: Searches = writeSearches(outDir, kept);
      // First the largest file, which takes a second and a half.
      compression.begin([...searches.values()].map(({ url }) => url.slice(1)));
      for (const odd of await minifyPages(outDir, routesPaths.map(pageFile)))
        console.warn(`提醒：${odd}`);
      const all = redirectsOf(redirects, versions);
      const { changedOf, missing } = historyOf(siteDir);
      const published = versions.map((version) => ({
        isLast: version.isLast,
        pages: publishedPages(version, siteDir, changedOf),
      }));
      await writeOthers(context, props, {
        redirects: all,
        sitemap:
          siteUrl === undefined
            ? undefined
            : {
                ignorePatterns: [...ignorePatterns, ...olderPages(versions)],
                createSitemapItems: withDates(published),
              },
      });
      for (const version of published) writeForMachines(version, siteUrl, outDir);
      writeRefresh(outDir);
      // The last change of the pages: from here on they are compressed, and kept for reading without a network.
      writeAssets(outDir);
      compression.begin(
        published.flatMap(({ pages }) => pages.map(({ route }) => pageFile(route))),
      );
      if (stockRendering) await writeRetired(outDir);
      else compression.begin(await writeOffline(outDir, kept, searches, all, texts));
      const twins = await writeTwins(versions, { siteDir, siteUrl, read, changedOf }, outDir);
      // The largest first, the whole book in one file: it takes longest.
      compression.begin([...twins].sort(([, one], [, other]) => other - one).map(([file]) => file));
      const downloads = await writeDownloads(
        downloadPages(versions, siteDir),
        { ...environment, read },
        outDir,
      );
      const finished = await finishBuild(outDir, all, environment, compression);
      return {
        finished,
        pending: pendingCount,
        redirects: all.length,
        twins,
        downloads,
        history: missing,
        strange: strangeNames(siteDir),
      };
    }

    return {
      name: 'finish',
      allContentLoaded({ allContent }) {
        versions = loadedVersions(allContent);
        texts = allContent.offline?.default as OfflineTexts;
      },
      async postBuild(props) {
        // Copies are made on other threads while this one goes on, and `finishBuild` waits for them.
        const report = await write(props, new Compression(props.outDir));
        for (const line of results(report)) console.log(line);
        for (const line of reminders(report, environment)) console.warn(line);
      },
    };
  };
}
