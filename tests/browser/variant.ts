import { installMajors } from '../../src/data/packageMajors';
import { fixtureSite } from './fixtureSite';
import type { PageOptions } from './site';

/**
 * The same product with other content and other settings: a few pages that hold what no real page does, an ad account
 * and a newsletter endpoint.
 */

export const AD_ACCOUNT = { serve: 'CTESTSERVE', placement: 'testplacement' };
const NEWSLETTER = {
  endpoint: 'https://newsletter.example/subscribe',
  token: 'secret-token',
};

export const LONG_LINE = `export const line = '${'x'.repeat(140)}';`;
/** Lines 2, 3 and 6 are marked. */
export const MARKED = {
  typescript: `export class Cats {
  private readonly names: string[] = ['${'x'.repeat(120)}'];

  // \`no string\`
  find(): string[] {
    return this.names;
  }
}`,
};
const config = installMajors['@nestjs/config']!;
/** An install line, and what it is for Nest 12. */
export const ON_11 = `npm i @nestjs/config@${config[11]}`;
export const ON_12 = `npm i @nestjs/config@${config[12]}`;
const LONG_TOKEN = 'y'.repeat(5000);

export const head = (title: string, titleEn: string, more = ''): string =>
  `---\ntitle: ${title}\ntitleEn: ${titleEn}\ndescription: 测试用。\nkeywords: [测试]\n${more}---\n\n`;
export const filler = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `第 ${index + 1} 段。${'这一段没有内容，只占地方。'.repeat(12)}`,
  ).join('\n\n');

const PAGES: Record<string, string> = {
  'introduction.md': `${head('首页', 'Introduction', 'slug: /\n')}### 一 {#one}\n\n${filler(20)}\n`,
  'first-steps.md': `${head('取来的示例', 'First steps')}### 一 {#one}

\`\`\`ts title="cats.ts" src="/samples/cats.ts"
\`\`\`

${filler(6)}
`,
  'controllers.md': `${head('宽的内容', 'Controllers')}### 一 {#one}

\`\`\`ts title="long.ts"
${LONG_LINE}
\`\`\`

\`\`\`text
${LONG_TOKEN}
\`\`\`

\`\`\`text
short
\`\`\`

\`\`\`ts title="marked.ts" mark="2-3,6"
${MARKED.typescript}
\`\`\`

| ${Array.from({ length: 14 }, (_, index) => `第 ${index + 1} 列的名字`).join(' | ')} |
|${'---|'.repeat(14)}
| ${Array.from({ length: 14 }, () => '`someVeryLongIdentifier`').join(' | ')} |

${LONG_TOKEN.slice(0, 400)}

#### 控制器 {#控制器}

${filler(20)}
`,
  'pipes.md': `${head('安装', 'Pipes')}### 一 {#one}\n\n\`\`\`bash\n${ON_11}\n\`\`\`\n\n\`\`\`bash\n${ON_11}\n\`\`\`\n`,
  'middleware.md': `${head('少见的写法', 'Middleware')}### 一 {#one}

| 左 | 中 | 右 | 没有写 |
|:--|:-:|--:|---|
| 1 | 2 | 3 | 4 |

一个[^1]，又一个[^中文]，第一个再来一次[^1]。

[^1]: 第一个脚注。

[^中文]: 第二个脚注。
`,
  'guards.md': `${head('守卫', 'Guards')}### 一 {#one}\n\n${filler(20)}\n\n::banner[courses]\n\n::banner[devtools]\n\n::banner[enterprise]\n`,
};

/** The folder of the variant's build. */
export const variant = (): Promise<string> =>
  fixtureSite({
    name: 'variant',
    pages: PAGES,
    env: {
      CARBON_SERVE: AD_ACCOUNT.serve,
      CARBON_PLACEMENT: AD_ACCOUNT.placement,
      NEWSLETTER_ENDPOINT: NEWSLETTER.endpoint,
      NEWSLETTER_TOKEN: NEWSLETTER.token,
    },
  });

/** A page of the variant whose advertisement has no part in the test. */
export const withoutAd = (pageOptions: PageOptions = {}): PageOptions => ({
  ...pageOptions,
  before: async (page) => {
    await page.route('**/ad-frame.html*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await pageOptions.before?.(page);
  },
});
