import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { Cache, digestOf } from '../../cache';
import { withoutSlash } from '../../data/addressOf';
import { downloadableOf } from '../../data/sampleRecord';
import { Fault } from '../../fault';
import { SANDBOX_FOLDER } from '../../hosting/sandbox';
import { writeFinal } from '../../hosting/writeFinal';
import { DOWNLOADS } from '../../samples/project/addresses';
import { contentOf, extract } from '../../samples/page/extract';
import type { PackageRecord } from '../../samples/project/packages';
import { turn } from '../../turn';
import { sandboxFile, sandboxPage } from './sandbox';

/** A page of a version of the book. */
export interface DownloadPage {
  file: string;
  title: string;
  permalink: string;
  /** `/`, `/next/` */
  root: string;
}

export interface DownloadSettings {
  siteUrl?: string | undefined;
  sandbox?: 'stackblitz' | undefined;
  /** The Markdown of a file. */
  read: (file: string) => string;
}

/** Every page of these versions. */
export function downloadPages(
  versions: ReadonlyArray<Pick<LoadedVersion, 'path' | 'docs'>>,
  siteDir: string,
): DownloadPage[] {
  return versions.flatMap(({ path: start, docs }) =>
    docs.map(({ source, title, permalink }) => ({
      file: path.join(siteDir, aliasedSitePathToRelativePath(source)),
      title,
      permalink,
      root: `${withoutSlash(start)}/`,
    })),
  );
}

/** Whether an address may be one of a download: those of one page stand in folders of its own name. */
export const isDownload = (address: string): boolean =>
  address.includes(`/${DOWNLOADS}/`) || address.startsWith(`/${SANDBOX_FOLDER}/`);

const SOURCES = ['src/plugins/downloads/pageFiles.ts'];

const cache = new Cache<Array<[address: string, content: Uint8Array]>>('downloads', SOURCES);

/** Digest of a page's samples, by the page's text: where only its words have changed, nothing is packed anew. */
const samples = new Cache<string>('samples', SOURCES);

const digests = new WeakMap<PackageRecord, string>();

/** Digest of what a record says for all pages. What it says of each (`loaded`) is left out: a change there concerns one page. */
function sharedDigest(record: PackageRecord): string {
  const digest = digests.get(record) ?? digestOf(JSON.stringify({ ...record, loaded: undefined }));
  digests.set(record, digest);
  return digest;
}

/**
 * The archives of a page and, with a sandbox, the pages that hand them over, by addresses without the leading slash.
 * @throws {Fault} an application cannot be packed
 */
export async function pageFiles(
  { file, title, permalink, root }: DownloadPage,
  { siteUrl, sandbox, read }: DownloadSettings,
): Promise<Map<string, Uint8Array>> {
  const page = downloadableOf(file);
  if (!page) return new Map();
  const source = read(file);
  const link = { title, route: page.route, origin: siteUrl };
  const { packages } = page;
  const record = [sharedDigest(packages), packages.loaded[page.route]];
  const content = samples.of(source, () =>
    digestOf(JSON.stringify(contentOf(extract(source).samples))),
  );
  const files = await cache.ofLater([content, link, record, permalink, root, sandbox], async () => {
    const { downloadsOf } = await import('../../samples/project/downloads');
    const made = await downloadsOf(source, link, packages).catch((error: unknown) => {
      throw new Fault((error as Error).message);
    });
    return made.flatMap(({ path: name, project, archive }): Array<[string, Uint8Array]> => {
      const address = `${root.slice(1)}${name}`;
      const handOver: Array<[string, Uint8Array]> = sandbox
        ? [[sandboxFile(address), Buffer.from(sandboxPage(project, title, permalink))]]
        : [];
      return [[address, archive], ...handOver];
    });
  });
  return new Map(files);
}

/** How much was written. */
export interface Written {
  archives: number;
  bytes: number;
}

/**
 * Writes the downloads of these pages.
 * @param outDir the folder of the built site
 * @throws {Fault} an application cannot be packed
 */
export async function writeDownloads(
  pages: readonly DownloadPage[],
  settings: DownloadSettings,
  outDir: string,
): Promise<Written> {
  let [archives, bytes] = [0, 0];
  for (const page of pages) {
    await turn();
    const files = await pageFiles(page, settings);
    for (const folder of new Set([...files.keys()].map((address) => path.dirname(address))))
      mkdirSync(path.join(outDir, folder), { recursive: true });
    for (const [address, content] of files) {
      writeFinal(outDir, address, content);
      archives += Number(address.endsWith('.zip'));
      bytes += content.length;
    }
  }
  return { archives, bytes };
}
