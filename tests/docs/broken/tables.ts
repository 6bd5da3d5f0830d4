import {lines, type Case} from './case';

export const tables: readonly Case[] = [
  {name: '表格少一列分隔', page: lines('正文', '', '| a | b | ◀', '|---|', '| 1 | 2 |'), says: '没有成为表格'},
  {name: '表格没有分隔行', page: lines('- 一', '', '  | a | `b` | ◀', '  | 1 | 2 |'), says: '第二行写 |---|---|'},
  {name: '紧接着表格的文字', page: lines('| a | b |', '|---|---|', '| 1 | 2 |', '正文 ◀'), says: '前面空一行'},
  {name: '表格少一格', page: lines('| a | b |', '|---|---|', '| 1 | ◀'), says: '有 1 格，表头有 2 格'},
  {name: '好：每格都有的表格', page: lines('| a | b |', '|---|---|', '| 1 | `a\\|b` |', '', '|x| 的值。')},
];
