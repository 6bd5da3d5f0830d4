import {lines, type Case} from './case';

export const pipeline: readonly Case[] = [
  {name: '不认识的横幅', page: '::banner[course] ◀\n', says: '没有名为“course”的横幅'},
  {name: '不认识的写法', page: '::baner[courses] ◀\n', says: '没有 ::baner'},
  {name: '没有 id 的锚点', page: '::anchor ◀\n', says: '::anchor 要写明 id'},
  {name: '两个 id 的锚点', page: '::anchor{#a #b} ◀\n', says: '只写一个 id'},
  {name: '注释没有结束', page: lines('<!-- 以后再写 ◀', '', '正文'), says: '在它后面写上 -->'},
  {name: '会执行的 HTML', page: '<script>alert(1)</script> ◀\n', says: '不能写这样的 HTML'},
  {name: '事件属性', page: '正文 <img onerror=x> ◀\n', says: '不能写这样的 HTML'},
  {name: '折叠没有结束', page: lines('- 猫', '', '<details> ◀', '<summary>更多</summary>', '', '内容'), says: '<details> 没有结束'},
  {name: '标题没有结束的折叠', page: lines('<details> ◀', '<summary>更多', '', '内容', '', '</details>'), says: '<summary> 没有结束'},
  {name: '折叠在列表项里打开，在外面结束', page: lines('- 猫', '', '  <details> ◀', '  <summary>更多</summary>', '', '</details>'), says: '同一个列表项'},
  {name: '多余的结束标签', page: lines('内容', '', '</details> ◀'), says: '多了一个 </details>'},
  {name: '按键没有结束', page: '按 <kbd>Enter 键 ◀\n', says: '<kbd> 没有结束'},
  {name: '带属性的折叠', page: lines('<details open> ◀', '<summary>更多</summary>', '', '内容', '', '</details>'), says: '<details> 不能带属性'},
  {name: 'HTML 写的图片', page: '<img src="./cats.svg" alt="一只猫"> ◀\n', says: '图片不写成 <img>'},
  {name: '好：折叠里的列表与折叠', page: lines('<details>', '<summary>更多</summary>', '', '- 一<br>二', '', '  <details><summary>再多</summary>内容</details>', '', '</details>')},
  {name: '好：横幅、尖括号与花括号', page: lines('::banner[courses]', '', 'List<Cat> 与 {name}，<kbd>Enter</kbd>')},
];
