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

/** @returns what is wrong with a configuration, a sentence each: the setting, why it cannot be so, the cure */
function faultsOf({ baseUrl, trailingSlash, i18n, themeConfig }: Config): string[] {
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
