import { installMajors } from '../../../src/data/packageMajors';
import { llmsText } from '../../../src/twins/llms';
import { twinOf, type TwinPage } from '../../../src/twins/twin';

const page = (text: string, more: Partial<TwinPage> = {}): TwinPage => ({
  file: 'docs/cats.md',
  source: `---\ntitle: 猫\n---\n\n${text}\n`,
  route: '/cats',
  title: '猫',
  titleEn: 'Cats',
  description: '养猫。',
  version: '11.x',
  verified: { nest: '11.2', compiled: 3, ran: 1 },
  changed: '2026-11-22T22:10:54+08:00',
  ...more,
});

const addresses = {
  siteUrl: 'https://docs.example.com',
  hrefWithin: (href: string) => href.replace(/^\/guards/, '/next/guards'),
};

/** The twin without what it says of itself. */
const body = async (text: string, more?: Partial<TwinPage>): Promise<string> =>
  (await twinOf(page(text, more), addresses)).split('\n').slice(7).join('\n').trim();

test('begins with title, description, address, versions and date', async () => {
  expect(await twinOf(page('一。'), addresses)).toBe(`# 猫 Cats

> 养猫。

- 地址：<https://docs.example.com/cats>
- 版本：NestJS 11.x；示例已在 Nest 11.2 上编译（3）并运行（1）
- 最后修改：2026-11-22

一。
`);
  const bare = await twinOf(
    page('一。', { verified: undefined, changed: undefined, titleEn: '' }),
    {
      ...addresses,
      siteUrl: undefined,
    },
  );
  expect(bare).toBe('# 猫\n\n> 养猫。\n\n- 地址：[/cats](/cats)\n- 版本：NestJS 11.x\n\n一。\n');
});

test('sections lead to their own addresses; old ids and banners are left out', async () => {
  expect(
    await body('### 喂食 {#feeding}\n\n::anchor{#food}\n\n#### 晚上\n\n::banner[courses]\n\n完。'),
  ).toBe(
    '## [喂食](https://docs.example.com/cats#feeding)\n\n### [晚上](https://docs.example.com/cats#晚上)\n\n完。',
  );
});

test('links are whole, and stay in their version', async () => {
  expect(await body('见[守卫](/guards#a)、[上面](#feeding)、[外面](https://x.example/)。')).toBe(
    '见[守卫](https://docs.example.com/next/guards#a)、[上面](https://docs.example.com/cats#feeding)、[外面](https://x.example/)。',
  );
});

test('callouts and drawings are quotes, HTML is text, words that look like directives stay', async () => {
  expect(
    await body(
      ':::hint\n用 `List<Cat>`，不是 List<Cat>。\n:::\n\n![猫在窗台上](./cats.svg "窗台")\n\n按 <kbd>Enter</kbd>，12:30 见。\n\n![猫](./cat.svg)在这里。\n\n<!-- 备注 -->',
    ),
  ).toBe(
    '> **提示**\n>\n> 用 `List<Cat>`，不是 List\\<Cat>。\n\n> **图：窗台**\n>\n> 猫在窗台上\n\n按 Enter，12:30 见。\n\n猫在这里。',
  );
});

test('samples: both languages under the names of their files, hidden ones, commands with what came back', async () => {
  const text = `\`\`\`ts title="cats.service.ts" mark="1"
export class CatsService {
  private names: string[] = [];
}
\`\`\`

<!-- ts title="app.module.ts"
export class AppModule {}
-->

- 列表里也一样：

  \`\`\`bash run="app.module.ts"
  curl http://localhost:3000
  \`\`\`

  \`\`\`json vary="id"
  { "id": 1 }
  \`\`\`

\`\`\`text logs="app.module.ts"
启动了
\`\`\``;
  expect(await body(text)).toBe(`**\`cats.service.ts\`**（新写或改过的行：1）

\`\`\`ts
export class CatsService {
  private names: string[] = [];
}
\`\`\`

**\`cats.service.js\`**（JavaScript）

\`\`\`js
export class CatsService {
  names = [];
}
\`\`\`

**\`app.module.ts\`**（网页上折叠着，别的示例要用到）

\`\`\`ts
export class AppModule {}
\`\`\`

**\`app.module.js\`**（JavaScript）

\`\`\`js
export class AppModule {}
\`\`\`

- 列表里也一样：

  \`\`\`bash
  curl http://localhost:3000
  \`\`\`

  **响应**（每次不同：id）

  \`\`\`json
  { "id": 1 }
  \`\`\`

**输出**

\`\`\`text
启动了
\`\`\``);
});

test('what comes back on 12 instead is an answer, too; what no command asks for is none', async () => {
  const text = `\`\`\`bash run="app.module.ts"
curl http://localhost:3000
\`\`\`

\`\`\`json
1
\`\`\`

:::nest12
多一个字段：

\`\`\`json
12
\`\`\`
:::

\`\`\`json
{ "config": true }
\`\`\``;
  expect(await body(text)).toBe(`\`\`\`bash
curl http://localhost:3000
\`\`\`

**响应**

\`\`\`json
1
\`\`\`

> **Nest 12 上不同**
>
> 多一个字段：
>
> **响应**
>
> \`\`\`json
> 12
> \`\`\`

\`\`\`json
{ "config": true }
\`\`\``);
});

test('JavaScript written by hand takes the place of the made one; what cannot compile has none', async () => {
  expect(
    await body(
      '```ts\nlet a: number = 1;\n```\n\n```js\nlet a = 1; // 手写\n```\n\n```ts error="TS2322"\nlet b: number = "x";\n```',
    ),
  ).toBe(
    '**TypeScript**\n\n```ts\nlet a: number = 1;\n```\n\n**JavaScript**\n\n```js\nlet a = 1; // 手写\n```\n\n**代码**（不能通过编译：TS2322）\n\n```ts\nlet b: number = "x";\n```',
  );
});

test('an install line is there for both majors, each under its name; where they are the same, once', async () => {
  const { '11': eleven, '12': twelve } = installMajors['@nestjs/config']!;
  const line = `npm i @nestjs/config@${eleven}`;
  expect(twelve).toBeDefined();
  expect(await body(`\`\`\`bash\n${line}\n\`\`\``)).toBe(
    `**Nest 11**（安装命令）\n\n\`\`\`bash\n${line}\n\`\`\`\n\n**Nest 12**（安装命令）\n\n\`\`\`bash\nnpm i @nestjs/config@${twelve}\n\`\`\``,
  );
  const same = `\`\`\`bash\nnpm i joi@${installMajors.joi!['11']}\n\`\`\``;
  expect(await body(same)).toBe(same);
  for (const [nest, major] of [
    ['11', eleven],
    ['12', twelve],
  ]) {
    const marked = `npm i @nestjs/config@${major}`;
    expect(await body(`\`\`\`bash nest="${nest}"\n${marked}\n\`\`\``)).toBe(
      `\`\`\`bash\n${marked}\n\`\`\``,
    );
  }
});

test('a sample that the browser fetches is a link', async () =>
  expect(await body('```ts title="cats.ts" src="/samples/cats.ts"\n```')).toBe(
    '[`cats.ts`](https://docs.example.com/samples/cats.ts)',
  ));

test('of an .mdx page the text between its components remains', async () =>
  expect(
    await body("import X from 'x';\n\n### 一 {/* #one */}\n\n<X>\n\n文字\n\n</X>", {
      file: 'docs/cats.mdx',
    }),
  ).toBe('## [一](https://docs.example.com/cats#one)\n\n文字'));

test('llms.txt: pages of no group first seen come under one heading, the others under their group’s', () => {
  const listed = (route: string, group: string): Parameters<typeof llmsText>[0][number] => ({
    ...{ route, title: route, titleEn: '', description: '说明', group, twin: '' },
    groupZh: group && '组',
  });
  const text = llmsText(
    [listed('/', ''), listed('/a', 'Overview'), listed('/b', '')],
    '11.x',
    '/next',
    addresses,
  );
  expect(text.slice(text.indexOf('全部页面')))
    .toBe(`全部页面合在一个文件里：[llms-full.txt](https://docs.example.com/next/llms-full.txt)。

## Documentation 文档

- [/](https://docs.example.com/index.md): 说明
- [/b](https://docs.example.com/b.md): 说明

## Overview 组

- [/a](https://docs.example.com/a.md): 说明
`);
});
