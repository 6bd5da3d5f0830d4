import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { browserslist } from '../../../package.json';
import { escapeHtml } from '../../hosting/escape';
import { factsOf } from '../../hosting/pageFacts';
import { listFiles, pagesOf } from '../../hosting/pages';
import { WORKER } from '../../hosting/workerFile';
import { MANIFEST_ADDRESS } from '../../search/engine/manifest';
import { turn } from '../../turn';
import { isOfBook } from '../html-pages/chunks';
import { HOLE, writeEntries, type Book, type Kept, type PageParts, type Release } from './format';
import { LETTERS, shorten } from './letters';
import { openingOf, sectionsOf, sectionText, shellOf, take, titleOf, type Taken } from './pages';

/** The folder of the files. Below `/assets/`, which browsers may cache for ever: these names, too, carry a hash of the content. */
const FOLDER = '/assets/offline';

/** The words of the page that is shown in the place of one that is not kept. */
export interface OfflineTexts {
  title: string;
  why: string;
  retry: string;
  back: string;
  /** Above the list of pages that are kept. */
  kept: string;
}

/**
 * @param opening the opening tags of a page of the book (pages.ts): this one has the same layout and scripts
 * @param home where the way back leads for a reader who has been nowhere else
 */
function notKept(texts: OfflineTexts, opening: string, home: string): PageParts {
  const [title, why, retry, back] = [texts.title, texts.why, texts.retry, texts.back].map(
    escapeHtml,
  );
  return [
    `<title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1.0">`,
    `${opening}<h1>${title}</h1></header><div class="prose"><p>${why}</p><ul><li><a href="">${retry}</a></li><li><a href="${home}" data-back>${back}</a></li></ul>${HOLE}</div></article></div>`,
  ];
}

/** @param head what begins every page, up to its title */
function nothingKept(texts: OfflineTexts, head: string): string {
  const [title, why, retry] = [texts.title, texts.why, texts.retry].map(escapeHtml);
  return `${head}<title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1.0"><meta name="color-scheme" content="light dark"></head><body><h1>${title}</h1><p>${why}</p><p><a href="">${retry}</a></p></body></html>`;
}

/** What the build knows of a version of the book. */
export interface Version {
  path: string;
  /** In reading order. */
  routes: readonly string[];
  /** Folder of its search index, from the root and with a slash at the end. */
  searchBase: string | undefined;
}

/** The search index of each version that has one. */
export type Searches = ReadonlyMap<Version, NonNullable<Book['search']>>;

const sha256 = (bytes: Buffer | string, encoding: 'base64' | 'hex'): string =>
  createHash('sha256').update(bytes).digest(encoding);

/** The targets of esbuild for the browsers that the site is built for. */
const TARGETS = browserslist.map((browser) => browser.replace(/ >= /, ''));

/** Bundles one of this folder's programs for the browser; the same sources give the same bytes. */
async function bundle(file: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    target: TARGETS,
    define,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

/** Scripts only: the styles are in the pages themselves. */
const isScript = (file: string): boolean => /^assets\/js\/[^/]+\.js$/.test(file);

/** The mark of a page that never needs the app (browser/useAppMark.ts). */
const NEVER_APP = /\bdata-app=["']?never\b/;

/** Writes a JSON file with a hash of its content in its name. */
function writeKept(buildDir: string, name: string, json: string): Kept {
  const text = shorten(json, LETTERS);
  const url = `${FOLDER}/${name}.${sha256(text, 'hex').slice(0, 12)}.json`;
  mkdirSync(path.join(buildDir, FOLDER), { recursive: true });
  writeFileSync(path.join(buildDir, url), text);
  return { url, integrity: `sha256-${sha256(text, 'base64')}` };
}

/** Writes a file whose entries are read one at a time. */
const writeKeptEntries = (buildDir: string, name: string, entries: object): Kept => ({
  ...writeKept(buildDir, name, writeEntries(entries)),
  hasEntries: true,
});

/** The name of a part (a section, the search …) of a version, for its file. */
const nameOf = ({ path: start }: Version, part: string): string =>
  [start.replace(/^\//, '').replace(/\//g, '-'), part].filter(Boolean).join('-');

/**
 * Writes the search index of each version as one file: the largest of all that are kept.
 * @param buildDir the folder of the built site, with its search index
 */
export function writeSearches(buildDir: string, versions: readonly Version[]): Searches {
  const read = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');
  return new Map(
    versions.flatMap((version) => {
      const { searchBase: base } = version;
      if (base === undefined) return [];
      const files = readdirSync(path.join(buildDir, base))
        .filter((file) => file.endsWith('.json'))
        .sort();
      const index = Object.fromEntries([
        // In the same file as the index that it names, so that neither is ever kept without the other.
        [MANIFEST_ADDRESS, read(MANIFEST_ADDRESS)],
        ...files.map((file) => [file, read(base + file)] as const),
      ]);
      return [[version, { ...writeKeptEntries(buildDir, nameOf(version, 'search'), index), base }]];
    }),
  );
}

/**
 * Writes what is needed to read a built site without a network: a shell for each version of the book and the texts
 * of its sections, each a file whose name carries the hash of its content, and the worker that keeps these and the search.
 * @param buildDir the folder of the built site, with every page as it will be served
 * @param versions the newest first
 * @param searches what `writeSearches` has written for these versions
 * @param redirects old addresses, from and to
 * @returns the files with texts, as paths below the folder
 */
export async function writeOffline(
  buildDir: string,
  versions: readonly Version[],
  searches: Searches,
  redirects: ReadonlyArray<{ from: string; to: string }>,
  texts: OfflineTexts,
): Promise<string[]> {
  const files = listFiles(buildDir);
  const read = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');
  const keep = (file: string): Kept => ({
    url: `/${file}`,
    integrity: `sha256-${sha256(readFileSync(path.join(buildDir, file)), 'base64')}`,
  });

  const home = versions[0]?.path ?? '/';
  const pages = new Map<string, Taken>();
  const shown = new Set<string>();
  let assets: string[] = [];
  let needsApp = false;
  for (const [route, file] of pagesOf(files)) {
    await turn();
    const html = read(file);
    const taken = take(html);
    if (!taken) continue;
    pages.set(route, taken);
    needsApp ||= !NEVER_APP.test(html);
    const page = factsOf(html);
    for (const address of page.shown) shown.add(address.slice(1));
    if (route === home) assets = page.assets;
  }

  const claimed = new Set(versions.flatMap(({ routes }) => routes));
  const own = (routes: readonly string[]): string[] => routes.filter((route) => pages.has(route));
  /** Pages that the site has beside its book, as the list of everything: they change with every other page. */
  const others = own([...pages.keys()].filter((route) => !claimed.has(route)));
  const books = versions.map((version, index): Book => {
    const called = (part: string): string => nameOf(version, part);
    const routes = own(version.routes);
    const sections = [...sectionsOf(version.path, routes)];
    if (index === 0 && others.length > 0) sections.push(['site', others]);
    return {
      path: version.path,
      shell: writeKept(
        buildDir,
        called('shell'),
        JSON.stringify(
          shellOf(sections.flatMap(([, list]) => list).map((route) => [route, pages.get(route)!])),
        ),
      ),
      sections: sections
        .filter(([, list]) => list.length > 0)
        .map(([section, list]) => ({
          ...writeKeptEntries(buildDir, called(section), sectionText(list, pages)),
          routes: list,
          titles: list.map((route) => titleOf(pages.get(route)!)),
        })),
      search: searches.get(version),
    };
  });

  const contents = {
    letters: LETTERS,
    assets,
    core: files
      .filter((file) => (isScript(file) && (needsApp || isOfBook(file))) || shown.has(file))
      .map(keep),
    books,
    moved: redirects.map(({ from, to }) => [from, to] as const),
    notKept: notKept(texts, openingOf([...pages.values()]), home),
    keptTitle: escapeHtml(texts.kept),
    nothingKept: nothingKept(texts, pages.get(home)?.frame.split(HOLE)[0] ?? ''),
  };
  const release: Release = {
    id: sha256(JSON.stringify(contents), 'hex').slice(0, 12),
    ...contents,
  };
  writeFileSync(
    path.join(buildDir, WORKER),
    await bundle('worker.ts', { RELEASE: JSON.stringify(release) }),
  );
  return books.flatMap(({ shell, sections }) =>
    [shell, ...sections].map(({ url }) => url.slice(1)),
  );
}

/** Writes a worker that takes itself away: for a site that had one and has none any more. */
export async function writeRetired(buildDir: string): Promise<void> {
  writeFileSync(path.join(buildDir, WORKER), await retiredWorker());
}

/** The source of that worker. */
export const retiredWorker = (): Promise<string> => bundle('retired.ts', {});
