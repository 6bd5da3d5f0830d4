import { cases } from './broken';
import { FRONT_MATTER, MARK, type Case } from './broken/case';
import { pageOf, type Page } from './page';
import { rules } from './rules';
import type { Fault, Site } from './site';

/** Every rule on pages with one fault each, and on pages that look like it but have none. */

const PLAIN_FILES = {
  'docs/introduction.md': FRONT_MATTER.replace('title:', 'slug: /\ntitle:'),
  'docs/guards.md': `${FRONT_MATTER}\n### 守卫 {#guards}\n\n#### 绑定守卫 {#binding-guards}\n\n::anchor{#roles}\n`,
  'docs/techniques/caching.md': `${FRONT_MATTER}\n### 缓存 {#caching}\n\n[守卫的历史](/guards/history)，[狗的历史](/dogs/history)\n`,
};

const PENDING = ['/pipes', '/techniques/validation'];

/** The small site around a case: three other pages, two announced ones, a redirect, an official list. */
function siteOf(page: Page, files: Case['files'] = {}): Site {
  const pages = [
    page,
    ...Object.entries(PLAIN_FILES)
      .map(([file, source]) => pageOf(file, source))
      .filter(({ route }) => route !== page.route),
  ];
  const routes = new Set(pages.map(({ route }) => route));
  return {
    pages,
    stateOf: (route) =>
      routes.has(route) ? 'page' : PENDING.includes(route) ? 'pending' : undefined,
    menu: new Set(['/', '/cats', '/guards', '/techniques/caching', ...PENDING]),
    chapters: new Set(['/', '/cats', '/guards', '/techniques/caching']),
    redirects: new Map([['/components', '/guards']]),
    officialIds: { '/guards': ['guards', 'binding-guards'] },
    files: new Map(Object.entries(files)),
  };
}

async function run(
  rule: string,
  { page: text, file = 'docs/cats.md', files, bare }: Case,
): Promise<{ found: Fault[]; expected: number[] }> {
  const source = bare || /^(?:---|\uFEFF)/.test(text) ? text : FRONT_MATTER + text;
  const expected = source
    .split('\n')
    .flatMap((line, index) => (line.includes(MARK) ? [index + 1] : []));
  const page = pageOf(file, source.replaceAll(MARK, ''));
  return { found: await rules[rule]!(page, siteOf(page, files)), expected };
}

test('每条规则都有写坏的例子和没有写坏的例子', () => {
  expect(Object.keys(cases)).toEqual(Object.keys(rules));
  for (const [rule, list] of Object.entries(cases)) {
    expect([
      rule,
      list.some(({ page }) => page.includes(MARK)),
      list.some(({ page }) => !page.includes(MARK)),
    ]).toEqual([rule, true, true]);
  }
});

describe.each(Object.entries(cases))('%s', (rule, list) => {
  test.each(list.map((item) => [item.name, item] as const))('%s', async (_, item) => {
    const { found, expected } = await run(rule, item);
    expect([...new Set(found.map(({ line }) => line))].sort((a, b) => a - b)).toEqual(expected);
    for (const { message } of found) expect(message).toMatch(/\p{Script=Han}.*[^。]$/u);
    if (item.says) expect(found.map(({ message }) => message).join('\n')).toContain(item.says);
  });
});
