import type { Config } from '@docusaurus/types';
import { Fault } from './fault';

/**
 * Settings of `themeConfig` that belong to components of the stock theme, which are not used here; and where what they would
 * say is written instead.
 */
const WRITTEN_ELSEWHERE: Readonly<Record<string, string>> = {
  announcementBar: '横幅写在 src/data/banners.ts，在文章里用 ::banner[名字] 放',
  colorMode: '主题先跟随系统，读者可以换，见 src/components/ThemeToggle/',
  docs: '菜单见 sidebars.ts 与 src/components/Menu/，版本见 src/versions/',
  footer: '页脚写在 src/data/footer.ts',
  navbar: '页头写在 src/data/header.ts',
  tableOfContents: '目录总是收 ### 和 #### 两级标题，见 src/components/TableOfContents/',
};

/** Options of the preset's docs: the value that they have here, and why another one would do nothing or harm. */
const OF_DOCS: Readonly<Record<string, readonly [value: unknown, why: string]>> = {
  routeBasePath: ['/', '书在网站的根上，正文里的链接从根写起'],
  admonitions: [false, '提示框是 :::hint 等四种，由 src/remark/directives.ts 读'],
  breadcrumbs: [false, '标题上方的组名取自 sidebars.ts，总是有'],
  showLastUpdateTime: [undefined, '“最后修改”的日期来自 git，总是有，见 src/data/history.ts'],
  showLastUpdateAuthor: [undefined, '页面上只有日期，见 src/data/history.ts'],
};

type Options = Readonly<Record<string, unknown>>;

/** What is wrong with the presets. */
const faultsOfPresets = ({ presets = [] }: Config): string[] =>
  presets
    .map((preset) => (Array.isArray(preset) ? preset[1] : undefined) as Options | undefined)
    .flatMap((options) => [
      ...Object.entries(OF_DOCS).map(([name, [value, why]]) => {
        const given = (options?.docs as Options | undefined)?.[name];
        return given !== undefined && given !== value && !(value === undefined && given === false)
          ? `docs 的 ${name} 不能改，${value === undefined ? '去掉它' : `写 ${JSON.stringify(value)}`}：${why}。`
          : '';
      }),
      (options?.sitemap ?? false) !== false
        ? '预设的 sitemap 写 false：站点地图由 src/plugins/finish/index.ts 写，选项也在那里。'
        : '',
    ])
    .filter(Boolean);

/** @returns what is wrong with a configuration, a sentence each: the setting, why it cannot be so, the cure */
function faultsOf(config: Config): string[] {
  const { baseUrl, trailingSlash, i18n, themeConfig } = config;
  const locales = i18n?.locales ?? [];
  return [
    baseUrl !== '/' &&
      `baseUrl 是 ${JSON.stringify(baseUrl)}：响应头、跳转、离线与搜索的地址都从域名的根算起。写 baseUrl: '/'；要和别的网站分开，用一个子域名。`,
    trailingSlash !== false &&
      `trailingSlash 是 ${JSON.stringify(trailingSlash)}：每一页是一个 .html 文件，地址末尾没有斜杠。写 trailingSlash: false。`,
    locales.length > 1 &&
      `i18n.locales 有 ${locales.length} 种语言：一次构建写一种语言。只留一种，另一种语言另外构建一个网站。`,
    ...Object.entries(WRITTEN_ELSEWHERE).map(
      ([name, place]) =>
        themeConfig?.[name] !== undefined &&
        `themeConfig.${name} 在这里不起作用，去掉它。${place}。`,
    ),
    ...faultsOfPresets(config),
  ].filter((fault) => fault !== false);
}

/**
 * Hands a configuration on to Docusaurus, unless it has settings that this site cannot follow: Docusaurus takes them, and the
 * build would end with a file that nobody finds, or the setting would do nothing.
 * @throws Fault that names each such setting and the cure
 */
export function followable(config: Config): Config {
  const faults = faultsOf(config);
  if (faults.length > 0)
    throw new Fault(faults.map((fault) => `docusaurus.config.ts：${fault}`).join('\n'));
  return config;
}
