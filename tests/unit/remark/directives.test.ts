import directives from '../../../src/remark/directives';
import { failure, made, PLAIN, transform } from './markdown';

test('a page without directives stays as it is', () => {
  expect(transform([directives], PLAIN)).toEqual(transform([], PLAIN));
});

describe('callouts', () => {
  test.each(['hint', 'warning', 'info'])(':::%s', (name) => {
    expect(made(directives, `:::${name}\n内容\n:::`)).toBe(
      `<Callout kind="${name}">(paragraph("内容"))`,
    );
  });

  test.each([
    [
      'in a list',
      '- 一\n\n  :::hint\n  内容\n  :::',
      'list(listItem(paragraph("一") <Callout kind="hint">(paragraph("内容"))))',
    ],
    [
      'in a quote',
      '> :::hint\n> 内容\n> :::',
      'blockquote(<Callout kind="hint">(paragraph("内容")))',
    ],
    [
      'in another one',
      '::::hint\n:::info\n内容\n:::\n::::',
      '<Callout kind="hint">(<Callout kind="info">(paragraph("内容")))',
    ],
    [
      'twice',
      ':::hint\n一\n:::\n\n:::hint\n二\n:::',
      '<Callout kind="hint">(paragraph("一")) <Callout kind="hint">(paragraph("二"))',
    ],
    [
      'with blocks inside',
      ':::hint\n- 一\n\n```ts\ncode\n```\n:::',
      '<Callout kind="hint">(list(listItem(paragraph("一"))) code[code])',
    ],
  ])('%s', (_, source, expected) => expect(made(directives, source)).toBe(expected));
});

test('what differs on Nest 12 is a fold, numbered through the page', () => {
  expect(made(directives, ':::nest12\n一\n:::\n\n:::nest12\n二\n:::')).toBe(
    '<NestFold major="12" number="1">(paragraph("一")) <NestFold major="12" number="2">(paragraph("二"))',
  );
});

describe('one-line directives', () => {
  test.each([
    ['::banner[courses]', '<Banner name="courses">'],
    ['::banner[devtools]', '<Banner name="devtools">'],
    ['::banner[enterprise]', '<Banner name="enterprise">'],
    ['::companies[logos]', '<Companies list="logos">'],
    ['::companies[links]', '<Companies list="links">'],
    ['::anchor{#old-id}', '<AnchorAlias id="old-id">'],
    ['- ::anchor{#old-id}', 'list(listItem(<AnchorAlias id="old-id">))'],
    ['> ::banner[courses]', 'blockquote(<Banner name="courses">)'],
    [':::hint\n::anchor{#old-id}\n:::', '<Callout kind="hint">(<AnchorAlias id="old-id">)'],
    ['::anchor{#a}\n\n::anchor{#b}', '<AnchorAlias id="a"> <AnchorAlias id="b">'],
  ])('%s', (source, expected) => expect(made(directives, source)).toBe(expected));
});

describe('colons in prose are text', () => {
  const textOf = (source: string): string =>
    made(directives, source)
      .replace(/^paragraph\(|\)$/g, '')
      .match(/"(?:\\.|[^"\\])*"/g)!
      .map((piece) => JSON.parse(piece) as string)
      .join('');

  test.each([
    '12:30 开始',
    'cats:read[all] 权限',
    'a:b{c=d} 之后',
    '/cats/:id 与 /dogs/:name',
    '注：:smile: 没有',
    'npm run start:dev',
  ])('%s', (text) => {
    expect(textOf(text)).toBe(text);
  });

  test('in a callout, a list and a quote', () => {
    expect(made(directives, ':::hint\n/cats/:id\n:::')).toBe(
      '<Callout kind="hint">(paragraph("/cats/" ":id"))',
    );
    expect(made(directives, '- /cats/:id\n\n> /cats/:id')).toBe(
      'list(listItem(paragraph("/cats/" ":id"))) blockquote(paragraph("/cats/" ":id"))',
    );
  });
});

describe('wrong use stops the build: place, what is wrong, what to write', () => {
  test.each([
    ['unknown callout', '正文\n\n:::hnt\n内容\n:::', 3, '没有 :::hnt 这种写法。可用的有 :::hint'],
    ['admonition of Docusaurus', ':::tip\n内容\n:::', 1, '没有 :::tip'],
    ['text on the opener', ':::hint[小心]\n内容\n:::', 1, ':::hint 这一行不能再放文字'],
    ['empty callout', ':::hint\n:::', 1, ':::hint 里没有内容'],
    ['unknown banner', '::banner[course]', 1, '没有名为“course”的横幅。写 ::banner[courses]'],
    ['banner without a name', '::banner', 1, '没有名为“”的横幅'],
    [
      'unknown list of companies',
      '::companies[all]',
      1,
      '::companies 后面只能是 [logos] 或 [links]',
    ],
    ['anchor without an id', '::anchor', 1, '::anchor 要写明 id'],
    ['anchor with two ids', '正文\n\n::anchor{#a #b}', 3, '::anchor 只写一个 id'],
    ['anchor with another word', '::anchor{#a b}', 1, '::anchor 只写一个 id'],
    ['anchor with a label', '::anchor[x]{#a}', 1, '::anchor 只写一个 id'],
    ['unknown directive', '- 一\n- ::baner[courses]', 2, '没有 ::baner 这种写法'],
    ['in a callout', ':::hint\n::baner[courses]\n:::', 2, '没有 ::baner'],
    ['the second on the page', '::banner[courses]\n\n::banner[x]', 3, '“x”'],
  ])('%s', (_, source, line, text) => {
    const { reason, ...place } = failure(directives, source);
    expect(place.line).toBe(line);
    expect(reason).toContain(text);
    expect(reason).toMatch(/。$/);
  });
});
