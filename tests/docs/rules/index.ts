import type { Rule } from '../site';
import callouts from './callouts';
import characters from './characters';
import definitions from './definitions';
import description from './description';
import fences from './fences';
import figures from './figures';
import frontMatter from './frontMatter';
import headings from './headings';
import html from './html';
import links from './links';
import literals from './literals';
import officialIds from './officialIds';
import orphans from './orphans';
import phrases from './phrases';
import pipeline from './pipeline';
import placeholders from './placeholders';
import repeats from './repeats';
import tables from './tables';
import terms from './terms';
import typography from './typography';

/** Every rule of the book by what it is about, in the order in which a writer mends. */
export const rules: Readonly<Record<string, Rule>> = {
  文件与菜单: orphans,
  页首信息: frontMatter,
  描述: description,
  标题: headings,
  官方锚点: officialIds,
  提示框: callouts,
  没有生效的写法: literals,
  HTML: html,
  表格: tables,
  脚注与引用: definitions,
  代码围栏: fences,
  再次出现的文件: repeats,
  图: figures,
  链接: links,
  未完成的地方: placeholders,
  字符: characters,
  中文排版: typography,
  用词: phrases,
  术语: terms,
  构建: pipeline,
};
