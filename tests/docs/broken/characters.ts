import {FRONT_MATTER, lines, type Case} from './case';

export const characters: readonly Case[] = [
  {name: 'CRLF', page: '猫\r ◀\n', says: 'CRLF'},
  {name: 'BOM', page: `\uFEFF${FRONT_MATTER.replace('---', '--- ◀')}`, says: 'BOM'},
  {name: '不换行空格', page: '一只\u00A0猫 ◀\n', says: 'U+00A0'},
  {name: '零宽空格', page: '一只\u200B猫 ◀\n', says: 'U+200B'},
  {name: '代码里的零宽空格', page: lines('```ts', 'const a\u200B = 1; ◀', '```'), says: 'U+200B'},
  {name: '从右到左的控制符', page: '猫\u202E狗 ◀\n', says: 'U+202E'},
  {name: '软连字符', page: '猫\u00AD狗 ◀\n', says: 'U+00AD'},
  {name: '控制字符', page: '猫\u0007 ◀\n', says: 'U+0007'},
  {name: '制表符', page: '猫\t狗 ◀\n', says: '制表符'},
  {name: '代码前后的制表符', page: lines('猫\t狗 ◀', '```text', 'a\tb', '```', '猫\t狗 ◀'), says: '制表符'},
  {name: '部首字符', page: '\u2F8F动 ◀\n', says: 'U+2F8F'},
  {name: '乱码', page: '猫\uFFFD ◀\n', says: 'U+FFFD'},
  {name: '全角字母', page: 'ＡＰＩ ◀\n', says: '全角的字母'},
  {name: '好：代码里的制表符', page: lines('```text', 'a\tb', '```')},
  {name: '好：表情与全角标点', page: '猫👨‍👩‍👧，狗！（真的）“是” 👍️\n'},
];
