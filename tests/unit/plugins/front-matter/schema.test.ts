import { checkFrontMatter } from '../../../../src/plugins/front-matter/schema';

const GOOD = {
  title: '守卫',
  titleEn: 'Guards',
  description: '一句话',
  keywords: ['守卫', 'guard'],
};

/** The messages about a page whose front matter has these values, each in a line of its own. */
function faults(values: Record<string, unknown>): string[] {
  const source = [
    '---',
    ...Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
  ].join('\n');
  try {
    checkFrontMatter(values, source, 'docs/cats.md');
    return [];
  } catch (error) {
    const [head, ...lines] = (error as Error).message.split('\n');
    expect(head).toBe('页首信息有误：');
    return lines;
  }
}

test.each([
  ['all there', GOOD],
  ['the home page', { ...GOOD, slug: '/' }],
  ['any printable English title', { ...GOOD, titleEn: 'Discover - Who is using Nest?' }],
])('%s', (_, values) => expect(faults(values)).toEqual([]));

test.each<[string, Record<string, unknown>, string]>([
  ['nothing', {}, 'docs/cats.md:1 缺少字段 title'],
  [
    'no description',
    { title: '守卫', titleEn: 'Guards', keywords: ['a'] },
    'docs/cats.md:1 缺少字段 description。用一句话（60–90 字）',
  ],
  ['blank title', { ...GOOD, title: ' ' }, 'docs/cats.md:2 字段写得不对： title'],
  ['number as title', { ...GOOD, title: 11 }, 'docs/cats.md:2 字段写得不对： title'],
  [
    'Chinese in titleEn',
    { ...GOOD, titleEn: '守卫' },
    'docs/cats.md:3 字段写得不对： titleEn。写英文标题，例如 titleEn: Guards',
  ],
  ['keywords as text', { ...GOOD, keywords: '守卫' }, 'docs/cats.md:5 字段写得不对： keywords'],
  ['no keywords', { ...GOOD, keywords: [] }, 'docs/cats.md:5 字段写得不对： keywords'],
  [
    'unknown field',
    { ...GOOD, sidebar_position: 1 },
    'docs/cats.md:6 不认识的字段 sidebar_position，只能写 title、titleEn、description、keywords、slug',
  ],
  [
    'slug of another page',
    { ...GOOD, slug: '/cats' },
    'docs/cats.md:6 字段写得不对： slug。只有首页可以写 slug: /',
  ],
])('%s', (_, values, message) => expect(faults(values).join('\n')).toContain(message));

test('a line of the text is none of the front matter', () => {
  const source =
    '---\ntitle: 守卫\ntitleEn: Guards\ndescription: 一句话\n---\n\n```yaml\nkeywords: [a]\n```\n';
  const values = { title: '守卫', titleEn: 'Guards', description: '一句话' };
  expect(() => checkFrontMatter(values, source, 'docs/cats.md')).toThrow(
    'docs/cats.md:1 缺少字段 keywords',
  );
});

test('every fault is told in one go, each once', () => {
  const found = faults({ title: 11, keywords: [1, 2], draft: true });
  expect(found).toHaveLength(5);
  expect(new Set(found).size).toBe(5);
});
