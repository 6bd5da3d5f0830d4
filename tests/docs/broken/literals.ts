import {lines, type Case} from './case';

export const literals: readonly Case[] = [
  {name: '锚点里的空格', page: '::anchor {#x} ◀\n', says: '“::anchor”没有生效'},
  {name: '横幅里的空格', page: '::banner [courses] ◀\n', says: '没有生效'},
  {name: '少一个冒号的锚点', page: ':anchor{#x} ◀\n', says: '::anchor{#old-id}'},
  {name: '少一个冒号的横幅', page: lines('正文', '', ':banner[courses] ◀'), says: '::banner[courses]'},
  {name: '横幅后面有文字', page: '::banner[courses] 文字 ◀\n', says: '单独占一行'},
  {name: '锚点没有花括号', page: lines('- 一', '', '  ::anchor#x ◀'), says: '没有生效'},
  {name: '全角冒号的锚点', page: '：：anchor{#x} ◀\n', says: '半角'},
  {name: 'GitHub 的提示框', page: lines('> [!NOTE] ◀', '> 内容'), says: ':::hint'},
  {name: '官方文档的提示框', page: '> info **Hint** 内容 ◀\n', says: ':::hint'},
  {name: '标题少了空格', page: '###守卫 {#guards} ◀\n', says: '空一格'},
  {name: '全角的井号', page: '＃＃＃ 守卫 ◀\n', says: '半角的 #'},
  {name: '全角的代码围栏', page: lines('｀｀｀ts ◀', '', 'const a = 1;', '', '··· ◀'), says: '代码围栏'},
  {name: '没有成对的反引号', page: lines('正文', '', '- 调用 `next() 以后 ◀'), says: '反引号没有成对'},
  {name: '多出的反引号', page: '调用 `next()`` 以后 ◀\n', says: '反引号没有成对'},
  {name: '好：生效的写法', page: lines('### 守卫 {#guards}', '', '::anchor{#x}', '', '::banner[courses]', '', '> 引用 **重点**')},
  {name: '好：代码里', page: lines('`::anchor {#x}`、`` `a` ``、\\`', '', '```text', '###守卫', '> [!NOTE]', '`', '```', '', '<!-- ###守卫 -->')},
  {name: '好：文字里的冒号', page: '地址是 ::1，时间是 12:30，横幅：banner 与 cats:read[all]。\n'},
];
