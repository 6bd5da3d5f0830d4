import {lines, type Case} from './case';

export const placeholders: readonly Case[] = [
  {name: 'TODO', page: 'TODO：补一个例子 ◀\n', says: '“TODO”'},
  {name: '代码里的 TODO', page: lines('```ts', '// TODO: 校验 ◀', '```'), says: '“TODO”'},
  {name: '注释里的 FIXME', page: '<!-- FIXME --> ◀\n', says: '“FIXME”'},
  {name: '小写的 todo', page: '- todo: 补一个例子 ◀\n', says: '“todo”'},
  {name: '指向 todo 的链接', page: '[部署](/todo) ◀\n', says: '“todo”'},
  {name: '待补', page: '这一节待补。 ◀\n', says: '“待补”'},
  {name: '待补充', page: '（待补充） ◀\n', says: '“待补充”'},
  {name: 'lorem ipsum', page: 'Lorem ipsum dolor ◀\n', says: '“Lorem ipsum”'},
  {name: '好：待办清单的代码', page: lines('```ts', 'export class TodoService {}', "const todo = 'todo';", '```')},
  {name: '待写', page: '（待写） ◀\n', says: '“待写”'},
  {name: '待定', page: '默认值待定。 ◀\n', says: '“待定”'},
  {name: '待更新', page: '待更新 ◀\n', says: '“待更新”'},
  {name: '待翻译', page: '<!-- 待翻译 --> ◀\n', says: '“待翻译”'},
  {name: '占位', page: lines('占位 ◀', '', '- （占位） ◀'), says: '“占位”'},
  {name: 'WIP', page: 'WIP ◀\n', says: '“WIP”'},
  {name: 'TBC', page: '- TBC ◀\n', says: '“TBC”'},
  {name: '没有打勾的一项', page: '- [ ] 补一个例子 ◀\n', says: '[ ]'},
  {name: '好：等待与占位', page: '等待补上的请求，等待写入、等待定时器、期待更新；占位符，不占位置\n'},
];
