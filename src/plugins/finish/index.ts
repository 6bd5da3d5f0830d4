import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import sitemap, {type PluginOptions as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {PluginModule} from '@docusaurus/types';
import {redirectsWithin, type LiveRedirect} from '../../data/redirectRules';
import {LOCAL_NEWSLETTER, isLoopback, type SiteEnvironment} from '../../environment';
import {finishBuild} from '../../hosting/finishBuild';
import {pendingCount} from '../menu/routeState';

export interface FinishOptions {
  environment: SiteEnvironment;
  redirects: readonly LiveRedirect[];
  sitemap: Pick<SitemapOptions, 'ignorePatterns'>;
}

/** What the owner should know before publishing, a line each. */
function reminders({siteUrl, newsletterUrl}: SiteEnvironment): string[] {
  if (siteUrl === undefined) return ['提醒：没有设置 SITE_URL，所以没有规范链接、分享地址和站点地图；发布前把网站的地址写进这个环境变量。'];
  if (isLoopback(siteUrl) || newsletterUrl !== LOCAL_NEWSLETTER) return [];
  return ['提醒：没有设置 NEWSLETTER_ENDPOINT，发布后的订阅表单没有人响应。'];
}

/**
 * The end of a build: redirect pages, site map, files for the hosts, compressed copies.
 * Docusaurus runs `postBuild` of all plugins at once, and ours has to see the files that two others write: it holds those
 * two itself and waits for them. Another plugin that writes in `postBuild` belongs in here, too.
 */
export default function finish({environment, redirects, sitemap: {ignorePatterns}}: FinishOptions): PluginModule {
  return (context) => {
    let versions: LoadedContent['loadedVersions'] = [];
    return {
      name: 'finish',
      async allContentLoaded({allContent}) {
        versions = (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent).loadedVersions;
      },
      async postBuild(props) {
        const others = versions.filter(({isLast}) => !isLast);
        const all = versions.flatMap(({path, docs}) => redirectsWithin(redirects, path, new Set(docs.map(({permalink}) => permalink))));
        const writers = [
          clientRedirects(context, {id: 'default', fromExtensions: [], toExtensions: [], redirects: all.map(({from, to}) => ({from, to}))}),
          // Its addresses must be whole ones (sitemaps.org). Pages of other versions name the newest one's as theirs.
          environment.siteUrl === undefined
            ? null
            : sitemap(context, {
                filename: 'sitemap.xml',
                ignorePatterns: [...ignorePatterns, ...others.flatMap(({path}) => [path, `${path}/**`])],
                lastmod: null,
                changefreq: null,
                priority: null,
              }),
        ];
        await Promise.all(writers.map((writer) => writer?.postBuild?.({...props, content: undefined})));
        const {pages, hostFiles} = await finishBuild(props.outDir, all, environment);
        console.log(`构建完成：${pages} 个页面，菜单里还有 ${pendingCount} 页待写，${all.length} 个旧地址；主机文件：${hostFiles.join('、')}。`);
        for (const reminder of reminders(environment)) console.warn(reminder);
      },
    };
  };
}
