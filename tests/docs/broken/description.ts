import {lines, type Case} from './case';

const page = (text: string, mark = ''): string => lines('---', 'title: 猫', 'titleEn: Cats', `description: ${text}${mark}`, 'keywords: [猫]', '---');

export const description: readonly Case[] = [
  {name: '59 字', page: page('猫'.repeat(59), ' ◀'), says: '有 59 字，太短了'},
  {name: '91 字', page: page('猫'.repeat(91), ' ◀'), says: '有 91 字，搜索结果里会被截断'},
  {name: '英文字母算半个', page: page('a'.repeat(118), ' ◀'), says: '有 59 字'},
  {name: '空的', page: page('""', ' ◀'), says: '有 0 字'},
  {name: '好：60 字', page: page('猫'.repeat(60))},
  {name: '好：90 字', page: page('猫'.repeat(90))},
  {name: '好：中英混排', page: page('猫'.repeat(50) + 'NestJS'.repeat(5))},
];
