import {lines, type Case} from './case';

export const callouts: readonly Case[] = [
  {name: '没有结束', page: lines(':::hint ◀', '内容', '', '### 猫 {#cats}'), says: ':::hint 没有结束'},
  {name: '列表里没有结束', page: lines('- 一', '', '  :::hint ◀', '  内容', '- 二'), says: '没有结束'},
  {name: '开头那行有文字', page: lines(':::hint 小心 ◀', '内容', ':::'), says: '不能再放文字'},
  {name: '开头那行有方括号', page: lines(':::hint[小心] ◀', '内容', ':::'), says: '不能再放文字'},
  {name: '结尾写在行末', page: lines(':::hint', '内容 ::: ◀', ':::'), says: '单独占一行'},
  {name: '多余的结尾', page: lines(':::hint', '内容', ':::', '', '::: ◀'), says: '多了一个'},
  {name: '代码后面多余的结尾', page: lines('```text', 'code', '```', '::: ◀', '', '<!-- 备注 -->', '::: ◀'), says: '多了一个'},
  {name: '行末的结尾，没有开头', page: lines('内容 ::: ◀'), says: '单独占一行'},
  {name: '不认识的名字', page: lines(':::hnt ◀', '内容', ':::'), says: '没有 :::hnt'},
  {name: '官方文档里的名字', page: lines(':::tip ◀', '内容', ':::'), says: ':::hint、:::warning、:::info'},
  {name: '套在里面', page: lines('::::hint', '内容', '', ':::warning ◀', '内容', ':::', '::::'), says: '不能再放提示框'},
  {name: '两个紧挨着', page: lines(':::hint', '一', ':::', '', ':::warning ◀', '二', ':::'), says: '紧挨着'},
  {name: '两个之间只有注释', page: lines(':::hint', '一', ':::', '', '<!-- 备注 -->', '', ':::warning ◀', '二', ':::'), says: '紧挨着'},
  {name: '引用里两个紧挨着', page: lines('> :::hint', '> 一', '> :::', '>', '> :::warning ◀', '> 二', '> :::'), says: '紧挨着'},
  {name: '没有内容', page: lines(':::hint ◀', ':::'), says: '没有内容'},
  {name: '好：三种提示框', page: lines(':::hint', '一', ':::', '', '正文', '', ':::warning', '二', '', '- 项', ':::', '', '正文', '', '- 项', '', '  :::info', '  三', '  :::')},
  {name: '好：代码里的冒号', page: lines('```text', ':::hint 小心', '```', '', '`:::hint`', '', '<!--', ':::hint', '-->')},
  {name: '好：横幅和锚点', page: lines('::banner[courses]', '', '::anchor{#cats}')},
];
