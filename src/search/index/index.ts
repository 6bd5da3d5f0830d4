import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { digestOf } from '../../cache';
import { withoutSlash } from '../../data/addressOf';
import { SEARCH } from '../../data/routes';
import { bookOf, readMarkdown } from '../../import/book';
import { fileOnDevServer } from '../../plugins/dev-server';
import { loadedVersions } from '../../versions/loadedVersions';
import { CORE_FILE } from '../engine/format';
import { MANIFEST_ADDRESS, type SearchManifest } from '../engine/manifest';
import { buildIndex } from './buildIndex';
import { contentsOf } from './contents';
import type { PageRecord } from './records';
import { readVersion } from './versions';

/** Below `/assets/`, whose files every host keeps for ever; a new content has a new address. */
const FOLDER = 'assets/search';

/** An index and where it is. */
interface Index {
  folder: string;
  /** Its files by their names. */
  files: () => ReadonlyMap<string, string>;
}

function builtIndex(pages: readonly PageRecord[]): Index {
  const files = buildIndex(pages);
  const hash = digestOf(JSON.stringify([...files])).slice(0, 12);
  return { folder: `${FOLDER}/${hash}`, files: () => files };
}

/**
 * The same for the development server: under an address that stays, so that a saved page does not change what every page
 * knows, and made when it is asked for, which is a second of work for the book.
 */
function indexOnDemand(pages: readonly PageRecord[], version: string): Index {
  let files: ReadonlyMap<string, string> | undefined;
  return { folder: `${FOLDER}/${version}`, files: () => (files ??= buildIndex(pages)) };
}

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
export default function search({ siteDir, baseUrl }: LoadContext): Plugin {
  let indexes: readonly Index[] = [];
  let manifest: SearchManifest = [];
  const isBuild = process.env.NODE_ENV === 'production';
  const { configureWebpack: onDevServer } = fileOnDevServer('search', (address) => {
    if (address === MANIFEST_ADDRESS) return Promise.resolve(JSON.stringify(manifest));
    const place = path.posix.dirname(address);
    const index = indexes.find(({ folder }) => place === `${baseUrl}${folder}`);
    return Promise.resolve(index?.files().get(path.posix.basename(address)));
  });
  return {
    name: 'search',
    async allContentLoaded({ allContent, actions: { addRoute, createData } }) {
      const versions = loadedVersions(allContent).map((version) =>
        readVersion(version, siteDir, (file) => readMarkdown(bookOf(siteDir), file)),
      );
      const made = versions.map(({ pages, ...version }) => ({
        ...version,
        ...(isBuild ? builtIndex(pages) : indexOnDemand(pages, version.name)),
      }));
      indexes = made;
      manifest = made.map(({ name, label, path, folder }) => ({
        name,
        label,
        path,
        base: `${baseUrl}${folder}/`,
        core: `${baseUrl}${folder}/${CORE_FILE}`,
      }));
      await createData(
        'contents.json',
        contentsOf(versions.find(({ isLast }) => isLast)?.pages ?? []),
      );
      // By aliases: an absolute path would stand in the built scripts.
      addRoute({
        path: withoutSlash(baseUrl) + SEARCH,
        component: '@site/src/search/page',
        modules: { contents: '@generated/search/default/contents.json' },
        exact: true,
      });
    },
    configureWebpack(...args): object {
      const [, isServer, { currentBundler }] = args;
      if (!isBuild) return onDevServer?.(...args) ?? {};
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
              const text = JSON.stringify(manifest);
              compilation.emitAsset(MANIFEST_ADDRESS.slice(1), new RawSource(text));
              for (const { folder, files } of indexes)
                for (const [name, text] of files())
                  compilation.emitAsset(`${folder}/${name}`, new RawSource(text));
            });
          });
        },
      };
      return { plugins: [emitter, new BannerPlugin({ ...COMPILE_HINT, stage: minified })] };
    },
  };
}
