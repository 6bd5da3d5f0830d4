import path from 'node:path';
import { PAGES_WITHOUT_FILE } from '../../../src/data/routes';
import { ofType } from '../page';
import type { Rule, Site } from '../site';

/** Whether another page leads to it. */
const isLinked = (route: string, { pages }: Site): boolean =>
  pages.some(
    (page) =>
      page.route !== route &&
      ofType(page, 'link').some(({ url }) => url.replace(/#.*/, '') === route),
  );

/** The page of a folder, as Docusaurus takes it: `guards/index.md`, `guards/readme.md`, `guards/guards.md`. */
const FOLDER_PAGE = /^(.+)\/(?:index|readme|([^/]+))$/;

/** The address of a file that is not its path; nothing for any other. */
function folderAddress(route: string): string | undefined {
  const [, folder = '', name] = FOLDER_PAGE.exec(route) ?? [];
  if (/^\/(?:index|readme)$/.test(route)) return '/';
  return folder && (name === undefined || folder.endsWith(`/${name}`)) ? folder : undefined;
}

/** A page outside the menu stands one step below a chapter: its edit link leads to that one. */
const BELOW =
  '放到有官方章节的网址下面一级（如 /migration-guide/v12），页首写 displayed_sidebar: menu';

/** Every file of the book is one that a reader comes to (W14). */
const orphans: Rule = ({ file, route, frontMatter }, site) => {
  if (!file.endsWith('.md'))
    return [{ line: 1, message: '只收 .md：文章是纯 Markdown，不是 MDX，改掉扩展名' }];
  if (!/^docs\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(file)) {
    return [{ line: 1, message: '路径就是网址：只用小写英文、数字和连字符' }];
  }
  if (PAGES_WITHOUT_FILE.includes(route))
    return [{ line: 1, message: `${route} 是网站自己的一页，两页会抢一个网址：换个文件名` }];
  const address = folderAddress(route);
  if (address !== undefined)
    return [
      {
        line: 1,
        message: `这个文件的网址是 ${address}，会和 docs${address === '/' ? '/introduction' : address}.md 抢：改成那个文件名，或者换一个`,
      },
    ];
  if (site.redirects.has(route))
    return [
      {
        line: 1,
        message: `${route} 是旧地址，读者会被带到 ${site.redirects.get(route)}：换个文件名，或者从 src/data/redirects.ts 里删掉它`,
      },
    ];
  if ('displayed_sidebar' in frontMatter) {
    if (site.menu.has(route))
      return [{ line: 1, message: `${route} 就在菜单里，去掉 displayed_sidebar` }];
    if (!isLinked(route, site))
      return [
        {
          line: 1,
          message: `${route} 不在菜单里，也没有别的页面通向它：在相关的页面上写一个链接`,
        },
      ];
    const above = path.posix.dirname(route);
    return site.chapters.has(above)
      ? []
      : [{ line: 1, message: `${route} 的上一级 ${above} 没有官方的一章：${BELOW}` }];
  }
  if (!site.menu.has(route))
    return [
      {
        line: 1,
        message: `菜单里没有 ${route}：在 sidebars.ts 里给它一个位置，改正文件的路径，或者写上 displayed_sidebar: menu（不进菜单，由别的页面通向它）`,
      },
    ];
  return site.chapters.has(route)
    ? []
    : [
        {
          line: 1,
          message: `${route} 没有官方的一章：在 src/data/officialSource.json 里写上是官方仓库的哪个文件；官方没有的，移出菜单，${BELOW}`,
        },
      ];
};

export default orphans;
