import {lines, type Case} from './case';

export const phrases: readonly Case[] = [
  {name: '您', page: '您可以这样写 ◀\n', says: '“您”'},
  {name: '众所周知', page: '众所周知，猫会叫 ◀\n', says: '“众所周知”'},
  {name: '值得一提的是', page: '值得一提的是，猫会叫 ◀\n', says: '“值得一提的是”'},
  {name: '让我们', page: '让我们看一只猫 ◀\n', says: '“让我们”'},
  {name: '被用来', page: '装饰器被用来声明路由 ◀\n', says: '“被用来”'},
  {name: '进行一个', page: '对请求进行一个校验的操作 ◀\n', says: '“进行一个”'},
  {name: '描述里', page: lines('---', 'title: 猫', 'description: 您的猫 ◀', '---'), says: '“您”'},
  {name: '两个“当……的时候”', page: '当请求到达的时候，守卫先执行；当守卫拒绝的时候，响应 403。 ◀\n', says: '两个“当'},
  {name: '好：一个“当……时”', page: '当守卫拒绝时，响应 403。\n'},
  {name: '好：代码里', page: lines('```ts', "const text = '您好，让我们开始';", '```', '', '`您好`')},
];
