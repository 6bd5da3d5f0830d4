import {FRONT_MATTER, type Case} from './case';

const marked = FRONT_MATTER.replace('---', '--- ◀');

export const officialIds: readonly Case[] = [
  {name: '少一个标题的 id', file: 'docs/guards.md', page: `${marked}\n### 守卫 {#guards}\n`, says: '“binding-guards”'},
  {name: '改了名的 id', file: 'docs/guards.md', page: `${marked}\n### 守卫 {#the-guards}\n\n#### 绑定守卫 {#binding-guards}\n`, says: '::anchor{#guards}'},
  {name: '好：都在', file: 'docs/guards.md', page: '### 守卫 {#guards}\n\n#### 绑定守卫 {#binding-guards}\n'},
  {name: '好：一个是旧锚点', file: 'docs/guards.md', page: '### 守卫 {#all-guards}\n\n::anchor{#guards}\n\n#### 绑定守卫 {#binding-guards}\n'},
  {name: '好：官方没有的页面', page: '### 猫 {#cats}\n'},
];
