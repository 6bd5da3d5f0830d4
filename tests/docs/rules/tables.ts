import { lineOf, ofType, type Page } from '../page';
import { faultsIn } from '../prose';
import type { Fault, Rule } from '../site';

/** Rows that readers see as text: their table has no second line, or one with other columns. */
const literalRows = (page: Page): Fault[] =>
  faultsIn(
    page,
    /(?<!\|[ \t]*\n)^\|.*\|[ \t]*$/gm,
    (text) => `“${text}”没有成为表格：第二行写 |---|---|，每列一个，上面空一行`,
  );

/** A row without all cells: mostly the text below the table, without a blank line in between. */
const shortRows = (page: Page): Fault[] =>
  ofType(page, 'table').flatMap(({ children: [header, ...rows] }) =>
    rows
      .filter(({ children }) => children.length < (header?.children.length ?? 0))
      .map((row) => ({
        line: lineOf(row),
        message: `表格的这一行有 ${row.children.length} 格，表头有 ${header!.children.length} 格：补上，空的格也写 |；表格下面的文字前面空一行`,
      })),
  );

/** What was meant as a table and is none, or not a whole one (W8). */
const tables: Rule = (page) => [...literalRows(page), ...shortRows(page)];

export default tables;
