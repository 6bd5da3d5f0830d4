import type { ElementContent, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import { toMdast } from 'hast-util-to-mdast';
import type { ImageReference, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { lineOf, type Note } from '../findings';
import { handlersFor, PART } from './elements';
import { html, PHRASING, REMARK } from './nodes';

/** A table's cells hold words only: blocks in them become words with line breaks between. */
function flattenCells(tree: Root, line: number, note: Note): void {
  const flat = (nodes: readonly Nodes[]): PhrasingContent[] =>
    nodes.flatMap((node): PhrasingContent[] => {
      switch (node.type) {
        case 'paragraph':
        case 'heading':
          return [html('<br>'), ...node.children];
        case 'list':
          return node.children.flatMap((item) => [
            html('<br>'),
            { type: 'text' as const, value: '• ' },
            ...flat(item.children).filter(
              (one, at) => at > 0 || !(one.type === 'html' && one.value === '<br>'),
            ),
          ]);
        case 'code':
          note(line, '表格的单元格里有多行代码，这里放不下：改成表格外面的围栏');
          return node.value
            .split('\n')
            .flatMap((code) => [html('<br>'), { type: 'inlineCode' as const, value: code }]);
        case 'blockquote':
        case 'listItem':
          return flat(node.children);
        case 'break':
          return [html('<br>')];
        default:
          return [node as PhrasingContent];
      }
    });
  visit(tree, 'table', (table: Table) => {
    for (const cell of table.children.flatMap((row) => row.children)) {
      const children = flat(cell.children);
      while (children[0]?.type === 'html' && children[0].value === '<br>') children.shift();
      cell.children = children;
    }
  });
}

/**
 * Reads a row of nodes, HTML among Markdown, as one piece of HTML.
 * @param holder what holds them, when they are words
 */
export function convert(
  nodes: readonly RootContent[],
  holder: Nodes['type'] | undefined,
  note: Note,
): RootContent[] {
  const isAmongWords = holder !== undefined;
  const parts: Nodes[] = [];
  const line = lineOf(nodes[0]);
  const children = nodes.map((node): ElementContent => {
    if (node.type === 'html' && !(REMARK.test(node.value) && isAmongWords))
      return { type: 'raw', value: node.value } as unknown as ElementContent;
    if (node.type === 'text') return { type: 'text', value: node.value };
    if (node.type === 'break')
      return { type: 'element', tagName: 'br', properties: {}, children: [] };
    parts.push(node);
    return {
      type: 'element',
      // A block ends an open `<p>`, as it does in Markdown.
      tagName: isAmongWords || PHRASING.includes(node.type) ? PART : 'div',
      properties: { index: String(parts.length - 1) },
      // Something to see: the space beside an empty element goes away.
      children: [{ type: 'text', value: PART }],
    };
  });
  const parsed = raw({ type: 'root', children } satisfies HastRoot);
  const tree = toMdast(parsed, {
    newlines: true,
    handlers: handlersFor(parts, line, holder === 'tableCell', note),
  }) as Root;
  visit(tree, ['imageReference', 'definition'], (node, index, parent) => {
    const { label, identifier } = node as ImageReference;
    if (!parent || index === undefined || label !== PART) return undefined;
    parent.children[index] = parts[Number(identifier)] as never;
    return [SKIP, index + 1];
  });
  flattenCells(tree, line, note);
  const position = nodes[0]?.position;
  visit(tree, (node) => {
    if (position) node.position ??= position;
  });
  return tree.children;
}
