import { Highlighter } from '../../../../src/search/engine/highlighter';

const shown = (text: string, marks: string[]): string =>
  new Highlighter(marks)
    .mark(text)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('');

test.each([
  ['绑定守卫', ['守卫'], '绑定[守卫]'],
  ['UseGuards 与 guard', ['guard'], 'Use[Guards] 与 [guard]'],
  ['safeguard', ['guard'], 'safeguard'],
  ['Guard、GUARD、2guard、useGuardian', ['guard'], '[Guard]、[GUARD]、2guard、use[Guard]ian'],
  ['守卫守卫', ['守卫'], '[守卫守卫]'],
  ['<b>守卫</b>', ['守卫', 'b'], '<[b]>[守卫]</[b]>'],
  ['a.*b', ['.*'], 'a[.*]b'],
  ['没有', ['守卫'], '没有'],
  ['没有', [], '没有'],
  ['', ['守卫'], ''],
])('%s', (text, marks, expected) => expect(shown(text, marks)).toBe(expected));

test('nothing of the text is lost', () => {
  const text = '守卫（guard）站在 <kbd>门口</kbd> & "等"，\\d+';
  expect(
    new Highlighter(['守卫', 'guard', '门', '\\d+', '('])
      .mark(text)
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text);
});

const cut = (text: string, marks: string[], own?: string[]): string =>
  new Highlighter(marks, own)
    .snippet(text)
    .map((segment) => segment.text)
    .join('');

test('the line with most of the words, cut around the first', () => {
  expect(cut('第一行。\n守卫的顺序。\n守卫。', ['守卫', '顺序'])).toBe('守卫的顺序。');
  expect(cut(`${'无关'.repeat(60)}守卫${'其余'.repeat(60)}`, ['守卫'])).toMatch(
    /^…(?:无关)+守卫(?:其余)+…$/,
  );
});

test('a word of the query counts more than its synonyms', () =>
  expect(cut('认证、授权、权限。\n鉴权。', ['鉴权', '认证', '授权', '权限'], ['鉴权'])).toBe(
    '鉴权。',
  ));

test('without a match, how the text begins', () =>
  expect(cut('第一行。\n第二行。', ['守卫'])).toBe('第一行。'));
