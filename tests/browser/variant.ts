import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Wishes} from './site';

/**
 * The same product with other content and other settings: a few pages that hold what no real page does, an ad account
 * and a newsletter endpoint. Built once and kept until the product changes.
 */

const ROOT = path.resolve();
const PARTS = ['src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json', 'package.json'];
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'browser-tests');

export const AD_ACCOUNT = {serve: 'CTESTSERVE', placement: 'testplacement'};
export const NEWSLETTER = {endpoint: 'https://newsletter.example/subscribe', token: 'secret-token'};

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
export const LONG_TOKEN = 'y'.repeat(5000);

const head = (title: string, titleEn: string, more = ''): string => `---\ntitle: ${title}\ntitleEn: ${titleEn}\ndescription: 测试用。\nkeywords: [测试]\n${more}---\n\n`;
const filler = (count: number): string => Array.from({length: count}, (_, index) => `第 ${index + 1} 段。${'这一段没有内容，只占地方。'.repeat(12)}`).join('\n\n');

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

| ${Array.from({length: 14}, (_, index) => `第 ${index + 1} 列的名字`).join(' | ')} |
|${'---|'.repeat(14)}
| ${Array.from({length: 14}, () => '`someVeryLongIdentifier`').join(' | ')} |

${LONG_TOKEN.slice(0, 400)}

#### 控制器 {#控制器}

${filler(20)}
`,
  'guards.md': `${head('守卫', 'Guards')}### 一 {#one}\n\n${filler(20)}\n\n::banner[courses]\n\n::banner[devtools]\n\n::banner[enterprise]\n`,
};

function* filesBelow(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

/** Names what the variant is made of: another product or other pages are another name. */
function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify([PAGES, AD_ACCOUNT, NEWSLETTER]));
  for (const part of PARTS) {
    const full = path.join(ROOT, part);
    for (const file of part.includes('.') ? [full] : filesBelow(full)) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function build(directory: string): void {
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(directory, part), {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(directory, 'node_modules'));
  mkdirSync(path.join(directory, 'docs'));
  for (const [name, text] of Object.entries(PAGES)) writeFileSync(path.join(directory, 'docs', name), text);
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NO_UPDATE_NOTIFIER: '1',
    CARBON_SERVE: AD_ACCOUNT.serve,
    CARBON_PLACEMENT: AD_ACCOUNT.placement,
    NEWSLETTER_ENDPOINT: NEWSLETTER.endpoint,
    NEWSLETTER_TOKEN: NEWSLETTER.token,
  };
  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {cwd: directory, env, stdio: 'pipe', timeout: 180_000});
}

/** The folder of the variant's build. */
export async function variant(): Promise<string> {
  const name = fingerprint();
  const kept = path.join(CACHE, name);
  if (existsSync(kept)) return kept;
  const directory = mkdtempSync(path.join(tmpdir(), 'nestjs-docs-variant-'));
  try {
    build(directory);
    rmSync(CACHE, {recursive: true, force: true});
    mkdirSync(CACHE, {recursive: true});
    const copy = mkdtempSync(path.join(CACHE, 'new-'));
    cpSync(path.join(directory, 'build'), copy, {recursive: true});
    if (!existsSync(kept)) renameSync(copy, kept);
    return kept;
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: Buffer; stderr?: Buffer};
    throw new Error(`${(error as Error).message}\n${stdout}\n${stderr}`);
  } finally {
    rmSync(directory, {recursive: true, force: true});
  }
}

/** A page of the variant whose advertisement has no part in the test. */
export const withoutAd = (wishes: Wishes = {}): Wishes => ({
  ...wishes,
  before: async (page) => {
    await page.route('**/ad-frame.html*', (route) => route.fulfill({contentType: 'text/html', body: ''}));
    await wishes.before?.(page);
  },
});

// A gate of its own in `npm test`, so that the build is no part of one test's time.
if (require.main === module) void variant().then((folder) => console.log(`在 ${path.relative(ROOT, folder)} 里`));
