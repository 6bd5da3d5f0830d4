import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {currentVersion} from './src/data/header';
import {redirects} from './src/data/redirects';
import {liveRedirects} from './src/data/redirectRules';
import {site, TITLE_SUFFIX} from './src/data/site';
import {loadEnvironment} from './src/environment';
import boot from './src/plugins/boot';
import {pageTemplate} from './src/plugins/boot/pageTemplate';
import chunks from './src/plugins/chunks';
import consulting from './src/plugins/consulting';
import {checkFrontMatter} from './src/plugins/front-matter/schema';
import {routeState} from './src/plugins/menu/routeState';
import navigation from './src/plugins/navigation';
import newsletterEndpoint from './src/plugins/newsletter-endpoint';
import replacements from './src/plugins/replacements';
import {lastRemarkPlugins, remarkPlugins} from './src/remark';
import search from './src/search/index';

const environment = loadEnvironment(__dirname);

const config: Config = {
  title: TITLE_SUFFIX,
  tagline: site.tagline,
  url: environment.siteUrl,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  i18n: {defaultLocale: 'zh-Hans', locales: ['zh-Hans']},

  // A writer's fault never reaches a reader.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    emoji: false,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    async parseFrontMatter(params) {
      const result = await params.defaultParseFrontMatter(params);
      checkFrontMatter(result.frontMatter, params.fileContent, path.relative(process.cwd(), params.filePath));
      return result;
    },
  },

  // `v4: true` as a whole would rename the storage key of the theme.
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, mdx1CompatDisabledByDefault: true},
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
      // Does not see changes of our remark plugins.
      rspackPersistentCache: false,
      // The browser's module of a page differs from the server's (remark/pageText.ts).
      mdxCrossCompilerCache: false,
    },
  },
  ssrTemplate: pageTemplate,
  baseUrlIssueBanner: false,
  customFields: {
    newsletterUrl: environment.newsletterUrl,
    ad: environment.carbon,
    buildYear: new Date().getFullYear(),
  },

  presets: [
    [
      'classic',
      {
        // src/plugins/book stands in for it.
        docs: false,
        blog: false,
        pages: false,
        theme: {customCss: ['tokens', 'infima', 'code', 'prose', 'print'].map((name) => `./src/css/${name}.css`)},
        sitemap: {ignorePatterns: ['/consulting', '/search']},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    [
      './src/plugins/book/index.ts',
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        editUrl: `${site.repository}/edit/${site.branch}/`,
        beforeDefaultRemarkPlugins: remarkPlugins,
        remarkPlugins: lastRemarkPlugins,
        admonitions: false,
        breadcrumbs: false,
        lastVersion: 'current',
        versions: {current: {label: currentVersion, path: '/'}},
      } satisfies DocsOptions,
    ],
    boot,
    chunks,
    navigation,
    consulting,
    search,
    replacements,
    newsletterEndpoint,
    ['@docusaurus/plugin-client-redirects', {redirects: liveRedirects(redirects, routeState).map(({from, to}) => ({from, to}))}],
  ],
  themeConfig: {
    metadata: [{name: 'theme-color', content: '#e0234e'}],
    // The preset adds theme-search-algolia when it is there; of that theme only the check of these values is used.
    ...(environment.algolia && {algolia: {...environment.algolia, indexName: 'nestjs', searchPagePath: false}}),
  } satisfies Preset.ThemeConfig,
};

export default config;
