import {lines, type Case} from './case';

export const pipeline: readonly Case[] = [
  {name: '不认识的横幅', page: '::banner[course] ◀\n', says: '没有名为“course”的横幅'},
  {name: '不认识的写法', page: '::baner[courses] ◀\n', says: '没有 ::baner'},
  {name: '没有 id 的锚点', page: '::anchor ◀\n', says: '::anchor 要写明 id'},
  {name: '会执行的 HTML', page: '<script>alert(1)</script> ◀\n', says: '不能写这样的 HTML'},
  {name: '事件属性', page: '正文 <img onerror=x> ◀\n', says: '不能写这样的 HTML'},
  {name: '好：横幅、尖括号与花括号', page: lines('::banner[courses]', '', 'List<Cat> 与 {name}，<kbd>Enter</kbd>')},
];
