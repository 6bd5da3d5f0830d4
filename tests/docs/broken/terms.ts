import {lines, type Case} from './case';

export const terms: readonly Case[] = [
  {name: '应答', page: '守卫拒绝时，应答 403 ◀\n', says: '写响应'},
  {name: '示例的注释里', page: lines('```ts', 'listen(); // 登记监听者 ◀', '```'), says: '写注册'},
  {name: '描述里', page: lines('---', 'title: 猫', 'description: 猫的网址 ◀', '---'), says: '路径'},
  {name: '没有解释的行话', page: lines('先打桩 ◀', '', '打桩（stub）是……'), says: '没有解释'},
  {name: '行话中间隔着字', page: '打了桩，却没有被调用 ◀\n', says: '没有解释'},
  {name: '好：更长的词', page: '登录要输验证码。\n'},
  {name: '好：解释过的行话', page: lines('用桩对象打桩（stub，替身只回固定的值）。', '', '再打桩一次。')},
];
