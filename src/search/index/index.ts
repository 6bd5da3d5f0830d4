import { createHash } from 'node:crypto';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bookOf, readMarkdown } from '../../import/book';
import { CORE_FILE, type SearchManifest } from '../engine/format';
import { buildIndex } from './buildIndex';
import { contentsOf } from './contents';
import { readVersion } from './versions';

/** Below `/assets/`, whose files every host keeps for ever; a new content has a new address. */
const FOLDER = 'assets/search';

/** The list of the indexes, below Docusaurus' folder of generated files. */
export const SEARCH_MANIFEST = 'search/default/manifest.json';

/** Only what is used of the bundler's types, which its package does not export under one name. */
interface Compiler {
  hooks: {
    thisCompilation: { tap: (name: string, callback: (compilation: Compilation) => void) => void };
  };
}
interface Compilation {
  hooks: {
    processAssets: {
      tap: (options: { name: string; stage: number }, callback: () => void) => void;
    };
  };
  emitAsset: (file: string, source: unknown) => void;
}

/**
 * Asks the browser to compile the whole script of the dialog beside the page, while it arrives: compiling each function when
 * it is first called is a sixth of the time from the shortcut to the first result (V8's explicit compile hints; others ignore it).
 */
const COMPILE_HINT = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /[\\/]search\.[^\\/]*\.js$/,
};

/**
 * Makes an embedded index of each version of the book, from what the docs plugin has loaded, and hands it out as files, at
 * build and on the development server; adds the page `/search`, which lists everything in the newest version.
 */
export default function search({
  siteDir,
  baseUrl,
  siteConfig: { trailingSlash },
}: LoadContext): Plugin {
  /** Address → content of each file of every index. */
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'search',
    async allContentLoaded({ allContent, actions: { addRoute, createData } }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const versions = (docs?.loadedVersions ?? []).map((version) =>
        readVersion(version, { siteDir, baseUrl, trailingSlash }, (file) =>
          readMarkdown(bookOf(siteDir), file),
        ),
      );
      const indexes = versions.map(({ pages, ...version }) => {
        const built = buildIndex(pages);
        const hash = createHash('sha256')
          .update(JSON.stringify([...built]))
          .digest('hex')
          .slice(0, 12);
        return { ...version, built, folder: `${FOLDER}/${hash}` };
      });
      files = new Map(
        indexes.flatMap(({ built, folder }) =>
          [...built].map(([name, text]): [string, string] => [`${folder}/${name}`, text]),
        ),
      );
      const manifest = indexes.map(({ name, label, path, folder }) => ({
        name,
        label,
        path,
        base: `${baseUrl}${folder}/`,
        core: `${baseUrl}${folder}/${CORE_FILE}`,
      }));
      await createData('manifest.json', manifest satisfies SearchManifest);
      await createData(
        'contents.json',
        contentsOf(versions.find(({ isLast }) => isLast)?.pages ?? []),
      );
      // By aliases: an absolute path would stand in the built scripts.
      addRoute({
        path: `${baseUrl}search`,
        component: '@site/src/search/page',
        modules: { contents: '@generated/search/default/contents.json' },
        exact: true,
      });
    },
    configureWebpack(_config, isServer, { currentBundler }): object {
      if (isServer) return {};
      const {
        BannerPlugin,
        Compilation: {
          PROCESS_ASSETS_STAGE_ADDITIONAL: stage,
          PROCESS_ASSETS_STAGE_SUMMARIZE: minified,
        },
        sources: { RawSource },
      } = currentBundler.instance;
      const emitter = {
        apply(compiler: Compiler): void {
          compiler.hooks.thisCompilation.tap('search', (compilation) => {
            compilation.hooks.processAssets.tap({ name: 'search', stage }, () => {
              for (const [name, text] of files) compilation.emitAsset(name, new RawSource(text));
            });
          });
        },
      };
      const built = process.env.NODE_ENV === 'production';
      return {
        plugins: built
          ? [emitter, new BannerPlugin({ ...COMPILE_HINT, stage: minified })]
          : [emitter],
      };
    },
  };
}
