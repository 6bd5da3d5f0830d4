import {lines, type Case} from './case';

export const definitions: readonly Case[] = [
  {name: '没有内容的脚注', page: '脚注[^1]。 ◀\n', says: '“[^1]”没有成为脚注'},
  {name: '没人用的脚注', page: '[^cats]: 内容 ◀\n', says: '没有一处用到 [^cats]'},
  {name: '写了两次的脚注', page: lines('正文[^a]', '', '[^a]: 一', '', '[^a]: 二 ◀'), says: '定义了两次'},
  {name: '没人用的定义', page: '[cats]: /cats ◀\n', says: '写上 [文字][cats]'},
  {name: '写了两次的定义', page: lines('[守卫][a]', '', '[a]: /guards', '[a]: /cats ◀'), says: '[a] 定义了两次'},
  {name: '好：有内容的脚注，有人用的定义', page: lines('正文[^a]与[守卫][b]，代码里的 `[^2]`。', '', '[^a]: 内容', '', '[b]: /guards')},
];
