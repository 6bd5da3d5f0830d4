import {contentsOf} from '../../../../src/plugins/search/contents';
import {recordOf} from '../../../../src/plugins/search/records';

const SOURCE = `---
title: 守卫
titleEn: Guards
description: 谁能进门。
keywords: [鉴权, 403]
---

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

const page = recordOf({route: '/guards', group: 'Overview', groupZh: '概览'}, SOURCE);

test('what the page says about itself', () => {
  expect(page).toMatchObject({route: '/guards', title: '守卫', titleEn: 'Guards', description: '谁能进门。', keywords: ['鉴权', '403'], group: 'Overview'});
});

test('one section for each heading, and one for what stands before the first', () => {
  expect(page.sections.map(({id, heading, aliases}) => ({id, heading, aliases}))).toEqual([
    {id: '', heading: '', aliases: []},
    {id: 'binding-guards', heading: '绑定守卫', aliases: ['old-id']},
    {id: '', heading: '没有 id 的标题', aliases: []},
  ]);
});

test('the text is what a reader sees, without samples', () => {
  expect(page.sections[0]!.text).toBe('守卫站在 门口，12:30 关门。Enter');
  expect(page.sections[1]!.text).toBe('名称  含义  \na  b  \n写在 提示 里。\n门前的队伍 图注');
});

test('samples with their titles, hidden ones never', () => {
  expect(page.sections[1]!.code).toBe('auth.guard.ts\nexport class AuthGuard {}');
  expect(JSON.stringify(page)).not.toContain('Hidden');
});

test('the list of everything has sections that can be linked to', () => {
  expect(contentsOf([page])).toEqual([
    {group: 'Overview', groupZh: '概览', pages: [{route: '/guards', title: '守卫', titleEn: 'Guards', sections: [{id: 'binding-guards', heading: '绑定守卫'}]}]},
  ]);
});
