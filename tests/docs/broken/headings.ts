import {lines, type Case} from './case';

export const headings: readonly Case[] = [
  {name: '一级标题', page: '# 猫 {#cats} ◀\n', says: '1 级标题'},
  {name: '二级标题', page: '## 猫 {#cats} ◀\n', says: '2 级标题'},
  {name: '五级标题', page: lines('### 猫 {#cats}', '', '##### 毛 {#fur} ◀'), says: '5 级标题'},
  {name: '下划线写的标题', page: lines('猫 ◀', '==='), says: '1 级标题'},
  {name: '没有 id', page: '### 猫 ◀\n', says: '标题没有 id'},
  {name: 'id 是中文', page: '### 猫 {#猫} ◀\n', says: '“猫”'},
  {name: 'id 有大写', page: '### 猫 {#allCats} ◀\n', says: '“allCats”'},
  {name: 'id 有下划线', page: '### 猫 {#all_cats} ◀\n', says: '“all_cats”'},
  {name: 'id 前后有连字符', page: '### 猫 {#cats-} ◀\n', says: '“cats-”'},
  {name: 'id 是空的', page: '### 猫 {#} ◀\n', says: '“”'},
  {name: '两个标题一个 id', page: lines('### 猫 {#cats}', '', '### 狗 {#cats} ◀'), says: '在第 7 行已经用过'},
  {name: '标题和 ::anchor 一个 id', page: lines('### 猫 {#cats}', '', '::anchor{#cats} ◀'), says: '“cats”在第 7 行'},
  {name: '没有文字', page: '### {#cats} ◀\n', says: '标题没有文字'},
  {name: '小节在章节前面', page: lines('#### 毛 {#fur} ◀', '', '### 猫 {#cats}'), says: '先有一个章节'},
  {name: '只有小节', page: '#### 毛 {#fur} ◀\n', says: '先有一个章节'},
  {name: '提示框里的标题', page: lines(':::hint', '### 猫 {#cats} ◀', ':::'), says: '本页目录找不到它'},
  {name: '引用里的标题', page: '> ### 猫 {#cats} ◀\n', says: '本页目录找不到它'},
  {name: '列表里的标题', page: '- ### 猫 {#cats} ◀\n', says: '本页目录找不到它'},
  {name: '好：章节、小节和旧锚点', page: lines('导语', '', '### 猫 {#cats}', '', '::anchor{#felines}', '', '#### `Cat` 的毛 {#fur-2}', '', '### 狗 {#dogs}')},
  {name: '好：代码里的井号', page: lines('```bash', '# 猫', '```', '', '`# 猫`')},
];
