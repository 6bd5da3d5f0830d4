import type { Html, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from '../findings';
import { parseOfficial } from '../markdown';
import { depthOf } from '../tags';

/**
 * Reads Markdown that the parser has taken for a part of an HTML node.
 * @param line the line of the page that it begins on
 */
export function parseWithin(text: string, line: number): Root {
  const tree = parseOfficial(text);
  visit(tree, ({ position }) => {
    if (!position) return;
    position.start.line += line - 1;
    position.end.line += line - 1;
    // They count from the beginning of the piece, which nobody else knows.
    delete position.start.offset;
    delete position.end.offset;
  });
  return tree;
}

/** What is in the text of an HTML node after its last element: Markdown that the parser has glued to it. */
export function splitGlued(node: Html): RootContent[] {
  const lines = node.value.split('\n');
  let open = '';
  for (let at = 0; at < lines.length - 1; at += 1) {
    open += `${lines[at]}\n`;
    const rest = lines.slice(at + 1).join('\n');
    const isWhole = (open.match(/<!--/g) ?? []).length === (open.match(/-->/g) ?? []).length;
    if (!isWhole || depthOf(open) > 0 || /^\s*(?:<|$)/.test(rest)) continue;
    const tree = parseWithin(rest, lineOf(node) + at + 1);
    return [
      { type: 'html', value: open.trimEnd(), position: node.position },
      ...tree.children.flatMap((child) => (child.type === 'html' ? splitGlued(child) : [child])),
    ];
  }
  return [node];
}
