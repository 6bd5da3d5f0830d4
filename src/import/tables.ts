import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Note } from './findings';

/**
 * In:  a table with rows that are longer than its header
 * Out: the same with empty cells in the header: what is beyond it, no site shows (GFM), and this one refuses
 */
export function importTables(tree: Root, note: Note): void {
  visit(tree, 'table', ({ children: [header, ...rows] }) => {
    const columns = header!.children.length;
    for (const row of rows) {
      const more = row.children.length - columns;
      if (more > 0)
        note(row, `表格的这一行比表头多 ${more} 格，表头补了空格子：文字和代码里的 | 写成 \\|`);
      while (header!.children.length < row.children.length)
        header!.children.push({ type: 'tableCell', children: [] });
    }
  });
}
