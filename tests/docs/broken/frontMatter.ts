import {lines, type Case} from './case';

const DESCRIPTION = 'description: 一句话';
const KEYWORDS = 'keywords: [猫]';

export const frontMatter: readonly Case[] = [
  {name: '没有页首信息', page: '### 猫 {#cats} ◀\n', bare: true, says: '没有页首信息'},
  {name: '缺字段', page: lines('--- ◀', 'title: 猫', DESCRIPTION, KEYWORDS, '---'), says: '缺少字段 titleEn'},
  {name: '不认识的字段', page: lines('---', 'title: 猫', 'titleEn: Cats', DESCRIPTION, KEYWORDS, 'sidebar_label: 猫 ◀', '---'), says: '不认识的字段 sidebar_label'},
  {name: '类型不对', page: lines('---', 'title: 猫', 'titleEn: Cats', DESCRIPTION, 'keywords: 猫 ◀', '---'), says: 'keywords'},
  {name: 'titleEn 是中文', page: lines('---', 'title: 猫', 'titleEn: 猫 ◀', DESCRIPTION, KEYWORDS, '---'), says: 'titleEn'},
  {name: 'title 是英文', page: lines('---', 'title: Cats and dogs ◀', 'titleEn: Cats', DESCRIPTION, KEYWORDS, '---'), says: '中文标题'},
  {name: 'YAML 写坏', page: lines('---', 'title: 猫', 'titleEn: Cats', 'description: "一句话', KEYWORDS, '--- ◀'), says: '不是有效的 YAML'},
  {name: '没有结束', page: lines('---', 'title: 猫', 'titleEn: Cats', DESCRIPTION, 'keywords: [猫] ◀', '', '正文：一句', '', '- 一'), says: '另起一行写 ---'},
  {name: 'YAML 里的冒号', page: lines('---', 'title: 猫', 'titleEn: Cats: all ◀', DESCRIPTION, KEYWORDS, '---'), says: '两边加上引号'},
  {name: '全角的冒号', page: lines('---', 'title: 猫', 'titleEn：Cats ◀', DESCRIPTION, KEYWORDS, '---'), says: '冒号是全角的'},
  {name: '只有文字', page: lines('---', '守卫 ◀', '---'), says: '“字段: 值”'},
  {name: '写成 JavaScript', page: lines('---js ◀', '{title: run()}', '---'), says: '只写 ---'},
  {name: '写成列表', page: lines('---', '- 守卫 ◀', '---'), says: '“字段: 值”'},
  {name: '关键词之间是全角逗号', page: lines('---', 'title: 猫', 'titleEn: Cats', DESCRIPTION, 'keywords: [守卫，权限] ◀', '---'), says: '半角逗号'},
  {name: '关键词写了两次', page: lines('---', 'title: 猫', 'titleEn: Cats', DESCRIPTION, 'keywords: [猫, cat, 猫] ◀', '---'), says: '“猫”'},
  {name: '别的页面写了 slug', page: lines('---', 'title: 猫', 'titleEn: Cats', 'slug: / ◀', DESCRIPTION, KEYWORDS, '---'), says: '只有首页'},
  {name: '首页没有 slug', file: 'docs/introduction.md', page: lines('--- ◀', 'title: 猫', 'titleEn: Cats', DESCRIPTION, KEYWORDS, '---'), says: 'slug: /'},
  {name: '好：都有', page: '正文\n'},
  {name: '好：没有中文名的标题', page: lines('---', 'title: Helmet', 'titleEn: Helmet', DESCRIPTION, KEYWORDS, '---')},
  {name: '好：首页', file: 'docs/introduction.md', page: lines('---', 'title: 猫', 'titleEn: Cats', 'slug: /', DESCRIPTION, KEYWORDS, '---')},
];
