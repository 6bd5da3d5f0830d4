import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { Settings } from './src/browser/useSettings';
import { currentVersion } from './src/data/header';
import { redirects } from './src/data/redirects';
import { editLink } from './src/data/editLink';
import { historyOf } from './src/data/history';
import { liveRedirects, usableRedirects } from './src/data/redirectRules';
import { PAGES_WITHOUT_FILE } from './src/data/routes';
import { site, TITLE_SUFFIX } from './src/data/site';
import { loadEnvironment, type SiteEnvironment } from './src/environment';
import {
  bookOf,
  gatherPictures,
  isOfBook,
  markdownOf,
  pageOf,
  readMarkdown,
} from './src/import/book';
import { minifyAtTheEnd } from './src/hosting/minify';
import boot from './src/plugins/boot';
import { pageTemplate } from './src/plugins/boot/pageTemplate';
import clientModules from './src/plugins/client-modules';
import consulting from './src/plugins/consulting';
import conversions from './src/plugins/conversions';
import faults from './src/plugins/dev-server/faults';
import downloads from './src/plugins/downloads';
import finish from './src/plugins/finish';
import firstView from './src/plugins/first-view';
import { readFrontMatter } from './src/plugins/front-matter/read';
import htmlPages from './src/plugins/html-pages';
import { footnotesInText, pageText } from './src/plugins/html-pages/remark';
import { routeState } from './src/plugins/menu/routeState';
import navigation from './src/plugins/navigation';
import newsletterEndpoint from './src/plugins/newsletter-endpoint';
import offline from './src/plugins/offline';
import { remarkPlugins } from './src/remark';
import { footnotes } from './src/remark/footnotes';
import { parsedPage } from './src/remark/page';
import { unresolved } from './src/remark/unresolved';
import styles from './src/plugins/styles';
import { writeStockStyles } from './src/plugins/styles/stock';
import twins from './src/plugins/twins';
import search from './src/search/index';
import { followable } from './src/stockSettings';

const book = bookOf(__dirname);
const read = (file: string): string => readMarkdown(book, file);
/** A fork's faults are not the builder's: they are told, and its pages are shown. */
const onFault = book.isOfficial ? 'warn' : 'throw';

const config = (environment: SiteEnvironment): Config => ({
  title: TITLE_SUFFIX,
  tagline: site.tagline,
  // Docusaurus wants one; without an address of ours, `components/SiteHead` and `finish` leave out what it would stand in.
  url: environment.siteUrl ?? 'http://localhost:3000',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  staticDirectories: [
    'static',
    writeStockStyles(__dirname, '.cache/styles'),
    ...gatherPictures(book, path.resolve(__dirname, '.cache/pictures')),
  ],
  trailingSlash: false,
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },

  // A writer's fault never reaches a reader.
  onBrokenLinks: onFault,
  onBrokenAnchors: onFault,
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    emoji: false,
    remarkRehypeOptions: footnotes,
    hooks: book.isOfficial
      ? { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn' }
      : unresolved,
    preprocessor: ({ filePath, fileContent }) => markdownOf(book, filePath, fileContent),
    async parseFrontMatter(params) {
      if (!isOfBook(book, __dirname, params.filePath))
        return params.defaultParseFrontMatter(params);
      const imported = pageOf(book, params.filePath, params.fileContent);
      const fileContent = imported?.markdown ?? params.fileContent;
      const parse = () => params.defaultParseFrontMatter({ ...params, fileContent });
      if (imported) {
        const result = await parse();
        return { ...result, frontMatter: { ...result.frontMatter, slug: imported.route } };
      }
      const file = path.relative(process.cwd(), params.filePath);
      const result = await readFrontMatter(parse, fileContent, file);
      const changed = historyOf(__dirname).changedOf(params.filePath);
      return changed === undefined
        ? result
        : { ...result, frontMatter: { ...result.frontMatter, changed } };
    },
  },

  // `v4: true` as a whole would rename the storage key of the theme.
  future: {
    v4: { removeLegacyPostBuildHeadAttribute: true, mdx1CompatDisabledByDefault: true },
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
      // Goes by the times of files, and pages are made of more than their own (plugins/html-pages). With it, a change of one
      // page would be built 0.8 s faster, with 100 MB more.
      rspackPersistentCache: false,
      // The browser's build compiles no page whose text is HTML (plugins/html-pages).
      mdxCrossCompilerCache: false,
    },
  },
  ssrTemplate: pageTemplate,
  baseUrlIssueBanner: false,
  customFields: {
    hasAddress: environment.siteUrl !== undefined,
    hasRepository: environment.repository !== undefined,
    newsletterUrl: environment.newsletterUrl,
    sandbox: environment.sandbox,
    hasReports: environment.reportUrl !== undefined,
    ad: environment.carbon,
    buildYear: new Date().getFullYear(),
    stockRendering: environment.stockRendering || process.env.NODE_ENV === 'development',
  } satisfies Settings,

  presets: [
    [
      'classic',
      {
        docs: {
          path: path.relative(__dirname, book.folder),
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          // A page's path is its address, with a number at the front as well: `faq/404-errors.md`.
          numberPrefixParser: false,
          editUrl: (page) =>
            editLink(
              // The official repository and its forks have their book in `content/`.
              book.isOfficial ? { ...page, versionDocsDirPath: 'content' } : page,
              environment.repository,
            ),
          beforeDefaultRemarkPlugins: [parsedPage, ...remarkPlugins],
          remarkPlugins: [pageText],
          rehypePlugins: [footnotesInText],
          admonitions: false,
          breadcrumbs: false,
          versions: { current: { label: currentVersion } },
        },
        blog: false,
        pages: false,
        theme: {
          customCss: ['tokens', 'code', 'prose', 'print'].map((name) => `./src/css/${name}.css`),
        },
        // src/plugins/finish writes it.
        sitemap: false,
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    boot,
    clientModules,
    conversions,
    styles,
    firstView,
    htmlPages(__dirname, !environment.stockRendering),
    faults,
    navigation,
    consulting,
    search,
    newsletterEndpoint,
    twins(environment.siteUrl, read),
    offline(!environment.stockRendering),
    downloads({ ...environment, read }),
    finish({
      environment,
      read,
      redirects: liveRedirects(
        book.isOfficial ? usableRedirects(redirects, routeState) : redirects,
        routeState,
      ),
      sitemap: { ignorePatterns: [...PAGES_WITHOUT_FILE] },
    }),
  ],
  themeConfig: {
    image: 'img/social/card.png',
    metadata: [{ name: 'theme-color', content: '#e0234e' }],
    // Samples get their colours and marks at build; the stock theme's would come along to every reader.
    prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
    // The preset adds theme-search-algolia when it is there; of that theme only the check of these values is used.
    ...(environment.algolia && {
      algolia: { ...environment.algolia, indexName: site.searchIndex, searchPagePath: false },
    }),
  } satisfies Preset.ThemeConfig,
});

/** A function, so that a wrong setting is told in one line: Docusaurus wraps what a configuration throws while it is loaded. */
export default (): Config => {
  minifyAtTheEnd();
  return followable(config(loadEnvironment(__dirname)));
};
