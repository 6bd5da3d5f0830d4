import type { InlineCode, Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import tables from '../../../src/remark/tables';
import { failure, made, PLAIN, transform } from './markdown';

const TABLE = '| A |\n|---|\n| 1 |';
const MADE = '<ScrollBox>(table(tableRow(tableCell("A")) tableRow(tableCell("1"))))';

test('a page without tables stays as it is', () => {
  expect(transform([tables], PLAIN)).toEqual(transform([], PLAIN));
});

test.each([
  ['by itself', TABLE, MADE],
  ['in a list', `- 一\n\n${TABLE.replace(/^/gm, '  ')}`, `list(listItem(paragraph("一") ${MADE}))`],
  ['in a quote', TABLE.replace(/^/gm, '> '), `blockquote(${MADE})`],
  ['in a callout', `:::hint\n${TABLE}\n:::`, `containerDirective(${MADE})`],
  ['twice', `${TABLE}\n\n${TABLE}`, `${MADE} ${MADE}`],
])('a table %s stands in a box that scrolls', (_, source, expected) =>
  expect(made(tables, source)).toBe(expected),
);

test('a row with more cells than the header, which HTML leaves out, is told with its line', () =>
  expect(failure(tables, `文字\n\n${TABLE}\n| \`a | b\` |`)).toEqual({
    line: 6,
    column: 1,
    reason:
      '第 6 行：表格的这一行有 2 格，表头只有 1 格，多出的不会显示。文字和代码里的 | 写成 \\|，最后一个 | 后面不写字。',
  }));

test('a row with fewer cells, and code with the sign in it', () =>
  expect(made(tables, '| A | B |\n|---|---|\n| `a \\| b` |')).toBe(
    '<ScrollBox>(table(tableRow(tableCell("A") tableCell("B")) tableRow(tableCell(inlineCode[a | b]))))',
  ));

test('a column’s alignment stands at its cells, for the style sheet, and no `style` comes of it', () => {
  const tree = transform(
    [tables],
    '| A | B | C | D |\n|:--|--:|:-:|---|\n| 1 | 2 | 3 | 4 |\n| 1 |',
  );
  const cells: unknown[] = [];
  visit(tree, 'tableCell', ({ data }: TableCell) => void cells.push(data?.hProperties));
  const [left, right, center] = ['left', 'right', 'center'].map((at) => ({ 'data-align': at }));
  expect(cells).toEqual([
    ...[left, right, center, undefined],
    ...[left, right, center, undefined],
    left,
  ]);
  visit(tree, 'table', ({ align }: Table) => expect(align).toEqual([null, null, null, null]));
});

const wholeIn = (source: string): string[] => {
  const whole: string[] = [];
  visit(transform([tables], source), 'inlineCode', ({ value, data }: InlineCode) => {
    if (data?.hProperties && 'data-whole' in data.hProperties) whole.push(value);
  });
  return whole;
};

test('short code that could break stays on one line, in tables only', () =>
  expect(
    wholeIn("`a b`\n\n| A |\n|---|\n| `' 1.5'` `2024-02-30` `a/b` `ab` `a longer piece of code` |"),
  ).toEqual(["' 1.5'", '2024-02-30', 'a/b']));

test('names stay on one line where all columns have room for theirs', () => {
  const row = (...names: string[]): string => `| ${names.join(' | ')} |`;
  const table = (...rows: string[][]): string =>
    [
      row(...rows[0]!.map(() => 'A')),
      row(...rows[0]!.map(() => '---')),
      ...rows.map((one) => row(...one)),
    ].join('\n');
  expect(
    wholeIn(
      table(
        ['`--disableSourceCode`', '`disableSourceCode`', '不附源码'],
        ['`-p`', '`tsconfig`', '哪个'],
      ),
    ),
  ).toEqual(['--disableSourceCode', 'disableSourceCode', '-p']);
  const long = '`GatewayTimeoutException`';
  expect(wholeIn(table([long, long, '文字']))).toHaveLength(2);
  expect(wholeIn(table([long, long, long]))).toEqual([]);
  expect(wholeIn(table(['`aNameThatIsLongerThanOneColumn()`', '文字']))).toEqual([]);
});

/** Each code of a page that may be broken, with a bar for each place, and whether it is broken nowhere else. */
const brokenIn = (source: string): Array<[string, boolean]> => {
  const broken: Array<[string, boolean]> = [];
  visit(transform([tables], source), 'inlineCode', ({ data }: InlineCode) => {
    if (data?.hChildren)
      broken.push([
        data.hChildren.map((one) => (one.type === 'text' ? one.value : '|')).join(''),
        'data-words' in (data.hProperties ?? {}),
      ]);
  });
  return broken;
};

test('without that room they are broken between their words, and only there while these are short', () =>
  expect(
    brokenIn(
      `\`aName\`\n\n|${' A |'.repeat(6)}\n|${' --- |'.repeat(6)}\n| ${[
        'BaseExceptionFilter',
        'GraphQLError',
        'HTTPServer',
        'cats.controller.ts',
        'CI_MERGE_SHA',
        'isForbidNonwhitelisted',
      ]
        .map((name) => `\`${name}\``)
        .join(' | ')} |`,
    ),
  ).toEqual([
    ['Base|Exception|Filter', true],
    ['GraphQL|Error', true],
    ['HTTP|Server', true],
    ['cats.|controller.|ts', true],
    ['CI_|MERGE_|SHA', true],
    ['is|Forbid|Nonwhitelisted', false],
  ]));

test('a name longer than any column is broken between its words, also beside one that is not', () =>
  expect(brokenIn('| A |\n|---|\n| `RequestLoggerMiddlewareOptions` `CatsService` |')).toEqual([
    ['Request|Logger|Middleware|Options', true],
  ]));
