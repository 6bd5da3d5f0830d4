import type { InlineCode, Parents, Root, RootContent, Table, TableCell } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fail } from './fail';
import { component } from './jsx';

/** So much code fits into the narrowest column (`css/prose.css`). */
const SHORT = 12;

/** The longest name that a column is made wide enough for: `GatewayTimeoutException`. */
const NAME = 24;

/** What a row has beside the menu and the contents list, in characters of code; of it a cell takes 4 beside its text. */
const ROW = 78;
const CELL = 4;

/** Where browsers break a line within code. */
const BREAKABLE = /[\s/-]/;

/** Between the words of a name: `Http|Exception|Filter`, `GraphQL|Error`, `cats.|controller.|ts`, `MERGE_|REQUEST_|ID`. */
const BETWEEN_WORDS = /(?<=[A-Za-z\d])(?=[A-Z][a-z])|(?<=[._])(?=[^._])/;

/** A class, an option, a file: one word. */
const isName = ({ value }: InlineCode): boolean => value.length <= NAME && !/\s/.test(value);

const codeIn = (node: Table | TableCell): InlineCode[] => {
  const found: InlineCode[] = [];
  visit(node, 'inlineCode', (code: InlineCode) => void found.push(code));
  return found;
};

/**
 * The room that the code of a cell takes when no name of it is broken. Browsers break no line before a hyphen: options that
 * stand beside each other are one word.
 */
function roomFor(cell: TableCell, column: number): number {
  // In the first column any word is kept whole while it fits (`css/prose.css`).
  const words = codeIn(cell).filter((code) =>
    column === 0 ? !/\s/.test(code.value) : isName(code),
  );
  const lengths = words.map(({ value }) => value.length);
  const isOptions = words.every(({ value }) => value.startsWith('-'));
  return isOptions ? lengths.reduce((sum, length) => sum + length, 0) : Math.max(0, ...lengths);
}

/** Whether all columns can be as wide as the longest name in each. */
function hasRoomForNames({ children: rows }: Table): boolean {
  const widths = (rows[0]?.children ?? []).map((_, column) => {
    const cells = rows.flatMap(({ children }) => children[column] ?? []);
    return CELL + Math.max(SHORT, ...cells.map((cell) => roomFor(cell, column)));
  });
  return widths.reduce((sum, width) => sum + width, 0) <= ROW;
}

/** What stands in the HTML of a node in the place of its own. */
type Html = NonNullable<NonNullable<InlineCode['data']>['hChildren']>;

/** Code may be broken between its words; where these are short, nowhere else (`css/prose.css`). */
function breakBetweenWords(code: InlineCode): void {
  const words = code.value.split(BETWEEN_WORDS);
  const areShort = words.every((word) =>
    word.split(BREAKABLE).every((piece) => piece.length <= SHORT),
  );
  code.data = {
    ...code.data,
    ...(areShort && { hProperties: { 'data-words': '' } }),
    hChildren: words.flatMap((value, index): Html => [
      ...(index > 0
        ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }]
        : []),
      { type: 'text', value },
    ]),
  };
}

/**
 * Code that is not broken: half of `' 1.5'` or `2024-02-30` says something else, so short code stays whole at a space, a
 * slash or a hyphen; so does every name where the table is wide enough for its names. What is longer, or stands in a table
 * without that room, is broken between words.
 */
function keepWhole(table: Table): void {
  const keepsNames = hasRoomForNames(table);
  const isWhole = (code: InlineCode): boolean =>
    code.value.length <= SHORT ? BREAKABLE.test(code.value) : keepsNames && isName(code);
  for (const code of codeIn(table))
    if (isWhole(code)) code.data = { ...code.data, hProperties: { 'data-whole': '' } };
    else if (!keepsNames || code.value.length > NAME) breakBetweenWords(code);
}

/** Cells beyond those of the header have no column: HTML leaves them out (GFM), the words in them too. */
function checkCells({ children: [header, ...rows] }: Table, file: VFile): void {
  const columns = header!.children.length;
  const wide = rows.find(({ children }) => children.length > columns);
  if (wide)
    fail(
      file,
      `表格的这一行有 ${wide.children.length} 格，表头只有 ${columns} 格，多出的不会显示。文字和代码里的 | 写成 \\|，最后一个 | 后面不写字。`,
      wide,
    );
}

/** Columns to the right or in the middle, by an attribute for `css/prose.css`: React would write `style`, which the policy blocks. */
function alignCells(table: Table): void {
  for (const { children } of table.children)
    children.forEach((cell, column) => {
      const align = table.align?.[column];
      if (align) cell.data = { ...cell.data, hProperties: { 'data-align': align } };
    });
  // As many as before: a row is filled up to that number.
  table.align = table.align?.map(() => null);
}

/**
 * In:  a GFM table
 * Out: the same table inside `<ScrollBox>`, so that a wide one scrolls by itself and the page never does; short code and
 *      names in it stay on one line, or are broken between words; a column's alignment stands at its cells. A row with more
 *      cells than the header stops the build.
 */
export default function tables() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'table', (node: Table, index, parent: Parents | undefined) => {
      if (!parent || index === undefined) return undefined;
      checkCells(node, file);
      keepWhole(node);
      alignCells(node);
      (parent.children as RootContent[])[index] = component('ScrollBox', {}, [node]);
      return [SKIP, index + 1];
    });
  };
}
