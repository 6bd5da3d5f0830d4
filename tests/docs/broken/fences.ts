import {lines, type Case} from './case';

export const fences: readonly Case[] = [
  {name: '没有语言', page: lines('``` ◀', 'code', '```'), says: '没有写语言'},
  {name: '不认识的语言', page: lines('```typescript ◀', 'code', '```'), says: '“typescript”'},
  {name: '没有结束', page: lines('```ts ◀', 'code', '', '正文'), says: '围栏没有结束'},
  {name: '结尾的反引号少了', page: lines('````ts ◀', 'code', '```'), says: '另起一行写 ````'},
  {name: '列表里没有结束', page: lines('- 项', '', '  ```ts ◀', '  code', '', '正文'), says: '围栏没有结束'},
  {name: '缩进成代码', page: lines('正文', '', '    code ◀'), says: '缩进四格'},
  {name: '不认识的属性', page: lines('```ts file="a.ts" ◀', 'code', '```'), says: '没有 file 这个属性'},
  {name: '属性写坏', page: lines("```ts title='a.ts' ◀", 'code', '```'), says: '用双引号'},
  {name: '别的语言的属性', page: lines('```json frame="class" ◀', '{}', '```'), says: 'frame 只能写在'},
  {name: '要取的文件不存在', page: lines('```ts src="/samples/cat.ts" ◀', '```'), says: 'static/samples/cat.ts'},
  {name: '要取别的网站的文件', page: lines('```ts src="https://cats.example/a.ts" ◀', '```'), says: '只能是本站的文件'},
  {name: '要取的文件不从根写起', page: lines('```ts src="samples/cats.ts" ◀', '```'), files: {'static/samples/cats.ts': ''}, says: '从 / 写起'},
  {name: '要取的文件在外面', page: lines('```ts src="/../package.json" ◀', '```'), files: {'static/../package.json': ''}, says: '只能是本站的文件'},
  {name: '没有空格的一长串', page: lines('```ts ◀', '', `const picture = '${'a'.repeat(5001)}';`, '```'), says: '第 2 行里'},
  {name: '空的', page: lines('```ts ◀', '', '```'), says: '没有代码'},
  {name: '好：要取的文件存在', page: lines('```ts src="/samples/cats.ts"', '```'), files: {'static/samples/cats.ts': ''}},
  {name: '好：列表、提示框和引用里', page: lines('- 项', '', '  ```ts', '  code', '  ```', '', ':::hint', '```bash', 'npm i', '```', ':::', '', '> ```json', '> {}', '> ```')},
  {name: '好：围栏里的围栏', page: lines('````markdown', '```', 'code', '```', '````')},
  {name: '好：波浪线', page: lines('~~~text', 'code', '~~~')},
];
