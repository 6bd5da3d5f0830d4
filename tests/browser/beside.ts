import { fixtureSite } from './fixtureSite';
import { head } from './variant';

/** The folder of the build of a book with a blog and a page beside it. */
export const beside = (): Promise<string> =>
  fixtureSite({
    name: 'beside',
    pages: {
      'introduction.md': `${head('首页', 'Introduction', 'slug: /\n')}### 一 {#one}\n\n见[守卫](/guards)。\n`,
      'guards.md': `${head('守卫', 'Guards')}### 一 {#one}\n\n第一段。\n`,
    },
    beside: {
      'blog/2026-01-02-hello.md': `---
title: 你好
tags: [news]
authors:
  name: 某人
---

见[守卫](/guards)。

<!-- truncate -->

见[第二节](#second)[^1]。

:::note[注意]

一句话。

:::

## 第一节

### 第二节 {#second}

[^1]: 注。
`,
      'notes/index.mdx': `---
title: 笔记
tags: [news]
---

import {useState} from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button id="counter" onClick={() => setCount(count + 1)}>按了 {count} 次</button>;
}

<Counter />

## 一节

见[守卫](/guards)与[另一篇](./more.md)。
`,
      'notes/guide/_category_.json':
        '{ "label": "指南", "link": { "type": "generated-index", "slug": "/guide" } }',
      'notes/guide/first.md': '---\ntitle: 第一篇\ntags: [news]\n---\n\n话。\n',
      'notes/more.md': '# 另一篇\n\n话。\n',
      'src/pages/about.md': '---\ntitle: 关于\n---\n\n见[守卫](/guards#one)。\n',
    },
  });
