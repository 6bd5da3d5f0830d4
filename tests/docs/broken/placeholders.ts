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
  {name: '好：等待', page: '等待补上的请求\n'.replace('补上', '处理')},
];
