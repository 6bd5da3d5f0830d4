import { LANGUAGES } from '../../../../src/samples/languages';
import { extract } from '../../../../src/samples/page/extract';

const T = '```';

/** [language, code, the text of the page at the first character of each line] */
function seen(source: string) {
  const lines = source.split('\n');
  return extract(source).samples.map(({ fence, code, hidden, toPage }) => ({
    language: fence.language,
    hidden,
    code,
    // Mapping is right if the page reads the same from there on.
    mapped: code.split('\n').every((text, row) => {
      const { line, column } = toPage(row, 0);
      return (lines[line - 1] ?? '').slice(column - 1) === text;
    }),
  }));
}

test.each([
  ['at the top', `${T}ts\na\n\nb\n${T}`],
  ['in a list', `- x\n\n  ${T}ts\n  a\n\n  b\n  ${T}\n`],
  ['in a numbered list in a list', `- x\n  1. y\n\n     ${T}ts\n     a\n\n     b\n     ${T}\n`],
  ['in a callout', `:::hint\n${T}ts\na\n\nb\n${T}\n:::\n`],
  ['in a quote', `> ${T}ts\n> a\n>\n> b\n> ${T}\n`],
  ['in a callout in a list', `- x\n\n  :::hint\n  ${T}ts\n  a\n\n  b\n  ${T}\n  :::\n`],
  ['with tildes', '~~~ts\na\n\nb\n~~~'],
  ['with more backticks', `${T}\`ts\na\n\nb\n${T}\``],
  ['after front matter', `---\ntitle: x\n---\n\n${T}ts\na\n\nb\n${T}`],
])('a fence %s', (_, source) => {
  expect(seen(source)).toEqual([{ language: 'ts', hidden: false, code: 'a\n\nb', mapped: true }]);
});

test('an indented line keeps its own indentation', () => {
  const [sample] = extract(`- x\n\n  ${T}ts\n  if (a) {\n    b;\n  }\n  ${T}\n`).samples;
  expect([sample?.code, sample?.toPage(1, 2)]).toEqual([
    'if (a) {\n  b;\n}',
    { line: 5, column: 5 },
  ]);
});

test('samples say which fold for 12 they stand in', () => {
  const fence = `${T}ts\na\n${T}`;
  const fold = `:::nest12\n${fence}\n:::`;
  const { samples, folds } = extract([fence, fold, `:::hint\n${fence}\n:::`, fold].join('\n\n'));
  expect([samples.map(({ fold: number }) => number), folds]).toEqual([
    [undefined, 1, undefined, 2],
    2,
  ]);
});

test('hidden comments, in their order among the fences', () => {
  const source = `<!-- ts\ndeclare const a: string;\n-->\n\n${T}ts\na\n${T}\n\n- x\n\n  <!-- ts title="b.ts"\n  b\n\n  c\n  -->\n`;
  expect(
    extract(source).samples.map(({ fence, hidden, code }) => [fence.title, hidden, code]),
  ).toEqual([
    [undefined, true, 'declare const a: string;'],
    [undefined, false, 'a'],
    ['b.ts', true, 'b\n\nc'],
  ]);
});

test.each(Object.keys(LANGUAGES))('a hidden comment may be in %s, as a fence may', (language) => {
  const source = `<!-- ${language} title="a.ts"\nb\n-->\n`;
  expect(seen(source)).toEqual([{ language, hidden: true, code: 'b', mapped: true }]);
});

test.each(['待写', '\nts', 'tsc', 'ts-node', 'http://localhost:3000'])(
  'a comment that begins with “%s” is a comment',
  (word) =>
    expect(extract(`<!-- ${word}\nx\n-->\n\n<div>\n</div>\n`)).toMatchObject({
      samples: [],
      faults: [],
    }),
);

test.each([
  ['no language', `x\n\n${T}\na\n${T}\n`, 3, '没有写语言'],
  ['an unknown attribute', `${T}ts a="1"\na\n${T}\n`, 1, '没有 a 这个属性'],
  ['an unknown attribute of a comment', '<!-- ts a="1"\na\n-->\n', 1, '没有 a 这个属性'],
  ['four spaces', 'x\n\n    a\n', 3, '缩进四格'],
  ['no end', `x\n\n${T}ts\na\n`, 3, '围栏没有结束'],
  ['no end but an opener', `${T}ts\na\n${T}\n\n${T}ts\n${T}ts\n`, 5, '围栏没有结束'],
  ['an end with fewer backticks', `${T}\`ts\na\n${T}`, 1, '围栏没有结束'],
  ['a comment without an end', `x\n\n<!-- ts\na\n\n${T}ts\nb\n${T}\n`, 3, '注释没有结束'],
  ['a remark without an end', `- x\n\n  <!-- 待写\n\ny\n`, 3, '注释没有结束'],
  ['another encoding', `x\n\n${T}ts\n\uFFFD\n${T}\n`, 4, '不是 UTF-8'],
  ['line ends of Windows', `x\n\n${T}ts\r\na\r\n${T}\r\n`, 3, '行末是 CRLF'],
  ['the end of the list comes first', `- x\n\n  ${T}ts\n  a\n\ny\n`, 3, '围栏没有结束'],
])('%s', (_, source, line, message) => {
  expect(extract(source).faults).toEqual([
    { line, column: expect.any(Number), message: expect.stringContaining(message) },
  ]);
});

test('an empty fence is a sample', () => {
  expect(seen(`${T}text\n${T}\n`)).toEqual([
    { language: 'text', hidden: false, code: '', mapped: true },
  ]);
});
