import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {currentVersion} from './src/data/header';
import {redirects} from './src/data/redirects';
import {editLink} from './src/data/editLink';
import {liveRedirects} from './src/data/redirectRules';
import {PAGES_WITHOUT_FILE} from './src/data/routes';
import {site, TITLE_SUFFIX} from './src/data/site';
import {loadEnvironment, type SiteEnvironment} from './src/environment';
import boot from './src/plugins/boot';
import {pageTemplate} from './src/plugins/boot/pageTemplate';
import clientModules from './src/plugins/client-modules';
import consulting from './src/plugins/consulting';
import finish from './src/plugins/finish';
import {checkFrontMatter} from './src/plugins/front-matter/schema';
import htmlPages from './src/plugins/html-pages';
import {pageText} from './src/plugins/html-pages/remark';
import {routeState} from './src/plugins/menu/routeState';
import navigation from './src/plugins/navigation';
import newsletterEndpoint from './src/plugins/newsletter-endpoint';
import {remarkPlugins} from './src/remark';
import search from './src/search/index';

const config = (environment: SiteEnvironment): Config => ({
  title: TITLE_SUFFIX,
  tagline: site.tagline,
  // Docusaurus wants one; without an address of ours, `components/SiteHead` and `finish` leave out what it would stand in.
  url: environment.siteUrl ?? 'http://localhost:3000',
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
    hasAddress: environment.siteUrl !== undefined,
    hasRepository: environment.repository !== undefined,
    newsletterUrl: environment.newsletterUrl,
    ad: environment.carbon,
    buildYear: new Date().getFullYear(),
  },

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl: (page) => editLink(page, environment.repository),
          beforeDefaultRemarkPlugins: remarkPlugins,
          remarkPlugins: [pageText],
          admonitions: false,
          breadcrumbs: false,
          versions: {current: {label: currentVersion}},
        },
        blog: false,
        pages: false,
        theme: {customCss: ['tokens', 'infima', 'code', 'prose', 'print'].map((name) => `./src/css/${name}.css`)},
        // src/plugins/finish writes it.
        sitemap: false,
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
    finish({environment, redirects: liveRedirects(redirects, routeState), sitemap: {ignorePatterns: [...PAGES_WITHOUT_FILE]}}),
  ],
  themeConfig: {
    metadata: [{name: 'theme-color', content: '#e0234e'}],
    // The preset adds theme-search-algolia when it is there; of that theme only the check of these values is used.
    ...(environment.algolia && {algolia: {...environment.algolia, indexName: 'nestjs', searchPagePath: false}}),
  } satisfies Preset.ThemeConfig,
});

/** A function, so that a wrong setting is told in one line: Docusaurus wraps what a configuration throws while it is loaded. */
export default (): Config => config(loadEnvironment(__dirname));
