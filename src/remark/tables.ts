import type { InlineCode, Parents, Root, RootContent, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { component } from './jsx';

/** So much code fits into the narrowest column (`css/prose.css`). */
const SHORT = 12;

/** Where browsers break a line within code. */
const BREAKABLE = /[\s/-]/;

/** Short code is not broken at a space, a slash or a hyphen: half of `' 1.5'` or `2024-02-30` says something else. */
function keepShortCode(table: Table): void {
  visit(table, 'inlineCode', (code: InlineCode) => {
    if (BREAKABLE.test(code.value) && code.value.length <= SHORT)
      code.data = { ...code.data, hProperties: { 'data-whole': '' } };
  });
}

/**
 * In:  a GFM table
 * Out: the same table inside `<ScrollBox>`, so that a wide one scrolls by itself and the page never does; short code in it
 *      stays on one line.
 */
export default function tables() {
  return (tree: Root): void => {
    visit(tree, 'table', (node: Table, index, parent: Parents | undefined) => {
      if (!parent || index === undefined) return undefined;
      keepShortCode(node);
      (parent.children as RootContent[])[index] = component('ScrollBox', {}, [node]);
      return [SKIP, index + 1];
    });
  };
}
