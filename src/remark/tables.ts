import type { Parents, Root, RootContent, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { component } from './jsx';

/**
 * In:  a GFM table
 * Out: the same table inside `<ScrollBox>`, so that a wide one scrolls by itself and the page never does.
 */
export default function tables() {
  return (tree: Root): void => {
    visit(tree, 'table', (node: Table, index, parent: Parents | undefined) => {
      if (!parent || index === undefined) return undefined;
      (parent.children as RootContent[])[index] = component('ScrollBox', {}, [node]);
      return [SKIP, index + 1];
    });
  };
}
