import { fixtureSite } from './fixtureSite';
import { filler, head } from './variant';

/** A book in two versions, made as a maintainer makes them: `docusaurus docs:version 10`, then the next one is written. */

const record = (compiled: number): string =>
  JSON.stringify({ '/guards': { nest: `${compiled}.0`, compiled, ran: 1 } });
const guards = (words: string): string =>
  `${head('守卫', 'Guards')}::anchor{#roles-of-old}\n\n${words}见[第一步](/first-steps#one)。\n\n### 一 {#one}\n\n${filler(20)}\n`;
const page = (title: string, titleEn: string, more = ''): string =>
  `${head(title, titleEn, more)}### 一 {#one}\n\n${filler(4)}\n`;

const OLD = {
  'verified.json': record(10),
  'introduction.md': page('首页', 'Introduction', 'slug: /\n'),
  'first-steps.md': page('第一步', 'First steps'),
  'guards.md': guards('这是旧版的守卫。'),
  'modules.md': page('模块', 'Modules'),
};

const NEW = {
  'verified.json': record(11),
  'introduction.md': page('首页', 'Introduction', 'slug: /\n'),
  'first-steps.md': page('第一步', 'First steps'),
  'guards.md': guards('这是新版的守卫。'),
  'providers.mdx': `${head('提供者', 'Providers')}import {useState} from 'react';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button id="counter" onClick={() => setCount(count + 1)}>按了 {count} 次</button>;
}

export function Broken() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('坏了');
  return <button id="broken" onClick={() => setBroken(true)}>弄坏</button>;
}

### 有状态的页面 {/* #stateful */}

<Counter /> <Broken />

<Tabs>
  <TabItem value="yarn" label="Yarn">用 Yarn 安装</TabItem>
  <TabItem value="npm" label="npm">用 npm 安装</TabItem>
</Tabs>

:::hint
提示框照样能用，也能链接到[守卫](/guards)。
:::
`,
};

/** The folder of the build: with texts as HTML, or rendered as stock Docusaurus does. */
export const versions = (rendering: 'html' | 'stock'): Promise<string> =>
  fixtureSite({
    name: `versions-${rendering}`,
    pages: NEW,
    before: { version: '10', pages: OLD },
    env: {
      SITE_URL: 'https://docs.example.com',
      ...(rendering === 'stock' && { TEXT_RENDERING: 'stock' }),
    },
  });
