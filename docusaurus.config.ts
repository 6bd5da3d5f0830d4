import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {currentVersion} from './src/data/header';
import {redirects} from './src/data/redirects';
import {liveRedirects} from './src/data/redirectRules';
import {site, TITLE_SUFFIX} from './src/data/site';
import {loadEnvironment} from './src/environment';
import boot from './src/plugins/boot';
import {pageTemplate} from './src/plugins/boot/pageTemplate';
import clientModules from './src/plugins/client-modules';
import consulting from './src/plugins/consulting';
import {checkFrontMatter} from './src/plugins/front-matter/schema';
import htmlPages from './src/plugins/html-pages';
import {pageText} from './src/plugins/html-pages/remark';
import {routeState} from './src/plugins/menu/routeState';
import navigation from './src/plugins/navigation';
import newsletterEndpoint from './src/plugins/newsletter-endpoint';
import search from './src/plugins/search';
import {remarkPlugins} from './src/remark';

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
      // The browser's build compiles no page whose text is HTML (plugins/html-pages).
      mdxCrossCompilerCache: false,
    },
  },
  ssrTemplate: pageTemplate,
  baseUrlIssueBanner: false,
  customFields: {
    newsletterUrl: environment.newsletterUrl,
    ad: environment.carbon,
    algolia: environment.algolia,
    buildYear: new Date().getFullYear(),
  },

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl: `${site.repository}/edit/${site.branch}/`,
          beforeDefaultRemarkPlugins: remarkPlugins,
          remarkPlugins: [pageText],
          admonitions: false,
          breadcrumbs: false,
          versions: {current: {label: currentVersion}},
        },
        blog: false,
        pages: false,
        theme: {customCss: ['tokens', 'infima', 'code', 'prose', 'print'].map((name) => `./src/css/${name}.css`)},
        sitemap: {ignorePatterns: ['/consulting', '/search']},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    boot,
    clientModules,
    htmlPages(__dirname, !environment.stockRendering),
    navigation,
    consulting,
    search,
    newsletterEndpoint,
    ['@docusaurus/plugin-client-redirects', {redirects: liveRedirects(redirects, routeState).map(({from, to}) => ({from, to}))}],
  ],
  themeConfig: {
    metadata: [{name: 'theme-color', content: '#e0234e'}],
  } satisfies Preset.ThemeConfig,
};

export default config;
