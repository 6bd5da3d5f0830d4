/**
 * A page's text is HTML, not a script.
 *
 * Stock Docusaurus compiles each Markdown file into a React component, twice: for the server, which renders it to HTML
 * at build, and for the browser, where a reader downloads the text once more as a script and React goes over all of it.
 * Here React renders a `.md` page once, at build, and the reader goes from HTML to HTML:
 *
 *   docs/guards.md ─ server ──→ component with the text ──→ build/guards.html: text in <div class="prose">
 *                  └ browser ─→ nothing; router.ts ─ page.ts ─→ fetches /guards ─ show.ts ─→ puts its <main> into the document
 *
 * - `start.ts` is all that comes to such a page after its first view: `router.ts` is its history, and tells Docusaurus' client
 *   modules of each page as Docusaurus does. All pages share their behaviours (plugins/first-view, plugins/navigation);
 *   what a component writes is markup without a state. `AppMark` (browser/useAppMark.ts) says so in the HTML.
 * - An `.mdx` page is rendered and hydrated by React as in stock Docusaurus; `reactPage.ts` gives it the components. The way
 *   there and from there is an ordinary page load. One that brings files of its own (downloads, pictures but drawings and those of
 *   screens) is compiled for the browser, too, which hands the files out.
 * - `keptPages.ts` keeps what pages are compiled to: a build compiles those that have changed, and `npm start` those of them
 *   that a browser opens (`lazyPages.ts`). `keptHtml.ts` keeps what they are rendered to.
 * - `lostState.ts` stops a build whose theme has parts that would need React on every page.
 * - `chunks.ts` keeps the app, which only `.mdx` pages have, in one file.
 *
 * TEXT_RENDERING=stock builds the site without all this, `npm start` always does: same pages, same behaviour, more bytes.
 * That is the way out when an upgrade breaks the mechanism; `tests/browser/versions.test.ts` keeps it open.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { bookOf } from '../../import/book';
import { PICTURE } from '../../remark/figures';
import { appChunks } from './chunks';
import { KeptPages } from './keptPages';
import { isLazyBundler, lazyPages } from './lazyPages';
import { checkParts } from './lostState';

/**
 * A relative link or picture whose file the browser's build has to hand out. Drawings stand in the HTML, and pictures of
 * screens have an address of their own (`remark/figures.ts`).
 */
const OWN_FILE = /\]\((?![a-z]+:|[/#])([^)\s]+\.(?!mdx?\b|svg\b)\w+)(?:\s[^)]*)?\)/gi;

const hasOwnFiles = (text: string): boolean =>
  [...text.matchAll(OWN_FILE)].some(([, file]) => !PICTURE.test(file!));

/** Whether a page is compiled for the browser, too. */
const isCompiled = (file: string): boolean =>
  file.endsWith('.mdx') || hasOwnFiles(readFileSync(file, 'utf8'));

/**
 * For `npm start`. Docusaurus has the bundler keep modules from one start to the next, by the times of the files that they
 * name and whatever `rspackPersistentCache` says: a page whose record, drawing or date had changed came as it was before.
 * `keptPages.ts` knows all that a page is made of, and with it a start takes 4.5 s instead of 3.2 (measured).
 */
const WITHIN_ONE_START = {
  mergeStrategy: { 'experiments.cache': 'replace' },
  experiments: { cache: { type: 'memory' } },
};

/** Makes `keptHtml.ts` the entry of the server's bundle, and Docusaurus' own, which renders every page, a part of it. */
function keptHtml(entry: unknown): object {
  const { main } = Object(entry) as { main?: unknown };
  if (typeof main !== 'string')
    throw new Error(
      'Docusaurus 服务端的入口不再是一个文件：src/plugins/html-pages/index.ts 要照新的样子改。',
    );
  return {
    entry: { main: path.resolve(__dirname, 'keptHtml.ts') },
    resolve: { alias: { 'site-server$': main } },
    // With the digest of each text in its name, the bundle would be another one whenever a page is.
    output: { chunkFilename: 'assets/js/[name].js' },
  };
}

/**
 * @param siteDir the folder that holds `docusaurus.config.ts`
 * @param wanted whether a built site has its texts as HTML
 */
export default function htmlPages(siteDir: string, wanted: boolean): () => Plugin {
  const isOn = (): boolean => wanted && process.env.NODE_ENV === 'production';
  /** Those that are not compiled for the browser. */
  let htmlFiles: ReadonlySet<string> = new Set();
  let pages: ReadonlyArray<readonly [file: string, permalink: string]> = [];
  let files: ReadonlySet<string> = new Set();
  /** Undefined for a fork: its faults are told while its pages are compiled, so they always are. */
  const keptFor = (compilation: string): KeptPages | undefined =>
    bookOf(siteDir).isOfficial
      ? undefined
      : new KeptPages(siteDir, [compilation, process.env.NODE_ENV ?? ''], pages);
  const isPage = (file: string): boolean => files.has(file);
  const isHtml = (file: string): boolean => htmlFiles.has(file);
  /** Around the loader of the docs plugin. */
  const keeping = (kept: KeptPages | undefined, before: readonly object[] = []): object => {
    if (!kept) return {};
    const keep = {
      test: isPage,
      enforce: 'post',
      use: [{ loader: path.resolve(__dirname, 'keptPage.js'), options: { pages: kept } }],
    };
    return { module: { rules: [...before, keep] } };
  };
  const whileWriting = (bundler: object): object => {
    const kept = keptFor('browser');
    if (!kept || !isLazyBundler(bundler)) return keeping(kept);
    const { rule, ...lazily } = lazyPages(bundler, isPage, kept);
    return { ...lazily, ...keeping(kept, [rule]) };
  };
  return () => ({
    name: 'html-pages',
    allContentLoaded({ allContent }) {
      if (isOn()) checkParts(path.join(siteDir, 'src'));
      const books = Object.values(
        allContent['docusaurus-plugin-content-docs'] ?? {},
      ) as LoadedContent[];
      const docs = books
        .flatMap(({ loadedVersions }) => loadedVersions)
        .flatMap((version) => version.docs);
      pages = docs.map(
        ({ source, permalink }) =>
          [path.join(siteDir, aliasedSitePathToRelativePath(source)), permalink] as const,
      );
      files = new Set(pages.map(([file]) => file));
      htmlFiles = new Set([...files].filter((file) => !isCompiled(file)));
    },
    // Typed by hand: the type of a rule for chunks is not exported.
    configureWebpack({ entry }, isServer, { currentBundler }): object {
      if (isServer) return { ...keeping(keptFor('server')), ...keptHtml(entry) };
      if (process.env.NODE_ENV === 'development')
        return { ...WITHIN_ONE_START, ...whileWriting(currentBundler.instance) };
      if (!isOn()) return keeping(keptFor('browser'));
      const htmlPage = {
        test: isHtml,
        enforce: 'post',
        use: [{ loader: path.resolve(__dirname, 'pageModule.js') }],
      };
      return {
        module: { rules: [htmlPage] },
        optimization: { splitChunks: { cacheGroups: appChunks(isHtml) } },
      };
    },
  });
}
