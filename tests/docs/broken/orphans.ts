import {lines, type Case} from './case';

export const orphans: readonly Case[] = [
  {name: '菜单里没有的页面', file: 'docs/dogs.md', page: '--- ◀\n', says: 'sidebars.ts'},
  {name: '路径写错一层', file: 'docs/caching.md', page: '--- ◀\n', says: '菜单里没有 /caching'},
  {name: '旧地址上的页面', file: 'docs/components.md', page: '--- ◀\n', says: '会被带到 /guards'},
  {name: 'MDX', file: 'docs/cats.mdx', page: '--- ◀\n', says: '只收 .md'},
  {name: '大写的文件名', file: 'docs/Cats.md', page: '--- ◀\n', says: '小写英文'},
  {name: '中文的文件名', file: 'docs/猫.md', page: '--- ◀\n', says: '小写英文'},
  {name: '文件夹的首页', file: 'docs/guards/index.md', page: '--- ◀\n', says: '会和 docs/guards.md 抢'},
  {name: '文件夹的 readme', file: 'docs/guards/readme.md', page: '--- ◀\n', says: '网址是 /guards'},
  {name: '与文件夹同名', file: 'docs/techniques/caching/caching.md', page: '--- ◀\n', says: '网址是 /techniques/caching'},
  {name: '全书的 index', file: 'docs/index.md', page: '--- ◀\n', says: '会和 docs/introduction.md 抢'},
  {name: '搜索页的网址', file: 'docs/search.md', page: '--- ◀\n', says: '网站自己的一页'},
  {name: '咨询页的网址', file: 'docs/consulting.md', page: '--- ◀\n', says: '网站自己的一页'},
  {
    name: '不在菜单里，也没有页面通向它',
    file: 'docs/dogs.md',
    page: lines('--- ◀', 'displayed_sidebar: menu', '---'),
    says: '没有别的页面通向它',
  },
  {
    name: '写了 displayed_sidebar，却在菜单里',
    page: lines('--- ◀', 'displayed_sidebar: menu', '---'),
    says: '就在菜单里',
  },
  {
    name: '菜单里没有官方章节的页面',
    file: 'docs/techniques/validation.md',
    page: '--- ◀\n',
    says: '/techniques/validation 没有官方的一章：在 src/data/officialSource.json',
  },
  {
    name: '不在菜单里，上一级也没有官方的章节',
    file: 'docs/dogs/history.md',
    page: lines('--- ◀', 'displayed_sidebar: menu', '---'),
    says: '上一级 /dogs 没有官方的一章',
  },
  {
    name: '好：不在菜单里，别的页面通向它',
    file: 'docs/guards/history.md',
    page: lines('---', 'displayed_sidebar: menu', '---'),
  },
  {name: '好：菜单里的页面', page: '正文\n'},
  {name: '好：首页', file: 'docs/introduction.md', page: '正文\n'},
];
