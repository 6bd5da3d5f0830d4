import type {Rule} from '../site';

/** Every file of the book is one that a reader comes to (W14). */
const orphans: Rule = ({file, route}, site) => {
  if (!file.endsWith('.md')) return [{line: 1, message: '只收 .md：文章是纯 Markdown，不是 MDX，改掉扩展名'}];
  if (!/^docs\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(file)) {
    return [{line: 1, message: '路径就是网址：只用小写英文、数字和连字符'}];
  }
  if (site.redirects.has(route)) return [{line: 1, message: `${route} 是旧地址，读者会被带到 ${site.redirects.get(route)}：换个文件名，或者从 src/data/redirects.ts 里删掉它`}];
  if (!site.menu.has(route)) return [{line: 1, message: `菜单里没有 ${route}：在 sidebars.ts 里给它一个位置，或者改正文件的路径`}];
  return [];
};

export default orphans;
