import { contentsOf } from '../../../../src/search/index/contents';
import { recordOf } from '../../../../src/search/index/records';

const DOC = {
  title: '守卫',
  description: '谁能进门。',
  frontMatter: { title: '守卫', titleEn: 'Guards', keywords: ['鉴权', 403] },
};

const SOURCE = `---
title: 守卫
titleEn: Guards
---

::anchor{#guards}

守卫站在 \`门口\`，12:30 关门。<kbd>Enter</kbd>

### 绑定守卫 {#binding-guards}

::anchor{#old-id}

| 名称 | 含义 |
|---|---|
| a | b |

:::hint
写在 **提示** 里。
:::

\`\`\`ts title="auth.guard.ts"
export class AuthGuard {}
\`\`\`

<!-- ts title="hidden.ts"
export class Hidden {}
-->

![门前的队伍](./guards.svg "图注")

#### 没有 \`id\` 的标题
`;

const PLACE = { route: '/guards', group: 'Overview', groupZh: '概览' };
const page = recordOf(PLACE, DOC, SOURCE);

test('what the page says about itself', () => {
  expect(page).toMatchObject({
    route: '/guards',
    title: '守卫',
    titleEn: 'Guards',
    description: '谁能进门。',
    keywords: ['鉴权', '403'],
    group: 'Overview',
  });
});

test('one section for each heading, and one for what stands before the first', () => {
  expect(page.sections.map(({ id, heading, aliases }) => ({ id, heading, aliases }))).toEqual([
    { id: '', heading: '', aliases: ['guards'] },
    { id: 'binding-guards', heading: '绑定守卫', aliases: ['old-id'] },
    { id: '没有-id-的标题', heading: '没有 id 的标题', aliases: [] },
  ]);
});

test('the text is what a reader sees, without samples', () => {
  expect(page.sections[0]!.text).toBe('守卫站在 门口，12:30 关门。Enter');
  expect(page.sections[1]!.text).toBe('名称  含义  \na  b  \n写在 提示 里。\n门前的队伍 图注');
});

test.each([
  ['a type among words', '类型是 Promise<Cat>，不是 Cat', '类型是 Promise<Cat>，不是 Cat'],
  ['a line that begins with one', '<Cat> 是一个类型\n\n后文', '<Cat> 是一个类型\n后文'],
  ['a fold', '<details>\n<summary>更多</summary>\n内容\n</details>\n\n后文', '更多\n内容\n后文'],
  ['a line break', '一<br>二', '一 二'],
  ['a remark', '一 <!-- 备注 -->二', '一 二'],
])('%s is read as it is shown', (_, source, text) =>
  expect(recordOf(PLACE, DOC, source).sections[0]!.text).toBe(text),
);

test('samples with their titles, folded ones too', () => {
  expect(page.sections[1]!.code).toBe(
    'auth.guard.ts\nexport class AuthGuard {}\nhidden.ts\nexport class Hidden {}',
  );
});

test('the list of everything has sections that can be linked to', () => {
  expect(contentsOf([page])).toEqual([
    {
      group: 'Overview',
      groupZh: '概览',
      pages: [
        {
          route: '/guards',
          title: '守卫',
          titleEn: 'Guards',
          sections: [
            { id: 'binding-guards', heading: '绑定守卫' },
            { id: '没有-id-的标题', heading: '没有 id 的标题' },
          ],
        },
      ],
    },
  ]);
});

const MDX = `---
title: 标签页
---

import Tabs from '@theme/Tabs';

export const later = '不是正文';

### 两种写法 {#two-ways}

<Tabs groupId="language">
  <p>组件**里面**的文字</p>
</Tabs>

算出来的 {1 + 1} 不算。

### Same words

### Same words
`;

test('of a page with components the text between their tags is read, and headings have the ids that Docusaurus gives them', () => {
  const { sections } = recordOf(
    PLACE,
    { title: '标签页', description: '', frontMatter: {} },
    MDX,
    true,
  );
  expect(sections.map(({ id }) => id)).toEqual(['', 'two-ways', 'same-words', 'same-words-1']);
  expect(sections[1]).toMatchObject({
    heading: '两种写法',
    text: '组件里面的文字\n算出来的  不算。',
  });
  expect(JSON.stringify(sections)).not.toMatch(/import|不是正文|groupId/);
});
