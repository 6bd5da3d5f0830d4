import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from './build';
import {CORE_FILE} from './format';
import {readPages} from './pages';
import type {PageRecord} from './records';
import {contentsOf} from './contents';
import type {MenuConfig} from '../menu/sidebar';

/** Below `/assets/`, whose files every host keeps for ever; a new content has a new address. */
const FOLDER = 'assets/search';

/** What the browser has to know beforehand. */
export interface SearchManifest {
  /** Address of the folder that holds the index. */
  base: string;
  /** Address of what is loaded of it first. */
  core: string;
}

/** Only what is used of the bundler's types, which its package does not export under one name. */
interface Compiler {
  hooks: {thisCompilation: {tap: (name: string, callback: (compilation: Compilation) => void) => void}};
}
interface Compilation {
  hooks: {processAssets: {tap: (options: {name: string; stage: number}, callback: () => void) => void}};
  emitAsset: (file: string, source: unknown) => void;
}

/** Only what is used of a module's type. */
interface Module {
  nameForCondition?: () => string | null;
}

/** A file of their own for the modules on such a path. */
const fileOf = (name: string, path: RegExp): object => ({
  name,
  chunks: 'async',
  enforce: true,
  priority: 60,
  test: (module: Module): boolean => path.test(module.nameForCondition?.() ?? ''),
});

/**
 * What is loaded when the reader is about to search: the dialog and all behind it, one script and one style; and the address
 * of the index, by itself, so that it is there first, and the script stays in the cache when only the book has changed.
 */
const cacheGroups = {
  dialog: fileOf('search', /[\\/](?:SearchDialog|plugins[\\/]search|data[\\/]synonyms|@docsearch|@algolia|algoliasearch)\b/),
  manifest: fileOf('search-manifest', /[\\/]search[\\/]default[\\/]manifest\.json$/),
};

/**
 * Asks the browser to compile the whole script beside the page, while it arrives: compiling each function when it is first
 * called was a quarter of the time from the shortcut to the first result (V8's explicit compile hints; others ignore it).
 */
const COMPILE_HINT = {banner: '//# allFunctionsCalledOnLoad', raw: true, include: /[\\/]search\.[^\\/]*\.js$/};

/**
 * Makes the embedded index from the Markdown files and hands it out as files, at build and on the development server;
 * adds the page `/search`, which lists all terms.
 */
export default function search({siteDir}: LoadContext): Plugin {
  const docsDir = path.join(siteDir, 'docs');
  let folder = FOLDER;
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'search',
    getPathsToWatch: () => [`${docsDir}/**/*.md`],
    async loadContent() {
      // Read anew each time: on the development server a page may have been added.
      const {default: sidebars} = (await import('../../../sidebars')) as {default: {menu: MenuConfig[]}};
      return readPages(sidebars.menu, docsDir);
    },
    async contentLoaded({content: loaded, actions: {addRoute, createData}}) {
      const content = loaded as PageRecord[];
      files = buildIndex(content);
      const hash = createHash('sha256').update(JSON.stringify([...files])).digest('hex').slice(0, 12);
      folder = `${FOLDER}/${hash}`;
      await createData('manifest.json', {base: `/${folder}/`, core: `/${folder}/${CORE_FILE}`} satisfies SearchManifest);
      await createData('contents.json', contentsOf(content));
      // By aliases: an absolute path would stand in the built scripts.
      addRoute({path: '/search', component: '@site/src/components/SearchPage', modules: {contents: '@generated/search/default/contents.json'}, exact: true});
    },
    configureWebpack(_config, isServer, {currentBundler}): object {
      if (isServer) return {};
      const {BannerPlugin, Compilation: {PROCESS_ASSETS_STAGE_ADDITIONAL: stage, PROCESS_ASSETS_STAGE_SUMMARIZE: minified}, sources: {RawSource}} = currentBundler.instance;
      const emitter = {
        apply(compiler: Compiler): void {
          compiler.hooks.thisCompilation.tap('search', (compilation) => {
            compilation.hooks.processAssets.tap({name: 'search', stage}, () => {
              for (const [name, text] of files) compilation.emitAsset(`${folder}/${name}`, new RawSource(text));
            });
          });
        },
      };
      const built = process.env.NODE_ENV === 'production';
      const docSearch = {
        test: /[\\/]@docsearch[\\/](?:react[\\/]dist[\\/]esm[\\/]index\.js|css[\\/]dist[\\/]modal\.css)$/,
        enforce: 'pre',
        use: [{loader: path.resolve(__dirname, 'docSearchLoader.js')}],
      };
      if (!built) return {module: {rules: [docSearch]}, plugins: [emitter]};
      const hint = new BannerPlugin({...COMPILE_HINT, stage: minified});
      return {module: {rules: [docSearch]}, plugins: [emitter, hint], optimization: {splitChunks: {cacheGroups}}};
    },
  };
}
