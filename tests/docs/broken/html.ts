import {lines, type Case} from './case';

export const html: readonly Case[] = [
  {name: '折叠里没有空行', page: lines('<details> ◀', '<summary>说明</summary>', '- 一', '</details>'), says: '下一行空一行'},
  {name: 'HTML 的链接', page: '见 <a href="/guards">守卫</a> ◀\n', says: '</a> 会照字面显示'},
  {name: 'HTML 的加粗', page: '这是 <b>重点</b> ◀\n', says: '照字面显示'},
  {name: 'HTML 的块', page: lines('<div align="center"> ◀', '居中', '</div>'), says: '<div align="center"> 会照字面显示'},
  {name: '不认识的语言的隐藏示例', page: lines('<!-- typescript ◀', 'const a = 1;', '-->'), says: '第一个词写代码语言'},
  {name: '没有语言的隐藏示例', page: lines('<!-- title="a.ts" ◀', 'const a = 1;', '-->'), says: '跳过它'},
  {name: '好：折叠、备注与隐藏的示例', page: lines('<details>', '<summary>说明</summary>', '', '- 一', '', '</details>', '', '<!--', '备注', '-->', '', '<!-- 备注', '两行 -->', '', '<!-- ts title="a.ts"', 'const a = 1;', '-->', '', 'List<Cat> 与 <kbd>Enter</kbd>')},
];
