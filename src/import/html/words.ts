import type { Parents, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Note } from '../findings';
import { isComponent, isElement, tagsIn } from '../tags';
import { banner, components } from './components';
import { convert } from './convert';
import { PHRASING, REMARK } from './nodes';

/** Whether the angle brackets are no HTML: `List<Cat>`. */
const isWords = (value: string): boolean =>
  !value.startsWith('<!') &&
  tagsIn(value).every(({ name }) => !isElement(name) && !isComponent(name));

/** A row of words without the space at its ends. */
function trimmed(nodes: readonly RootContent[]): RootContent[] {
  const made = nodes.map((node) => (node.type === 'text' ? { ...node } : node));
  const [first, last] = [made[0], made.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return made.filter((node) => node.type !== 'text' || node.value !== '');
}

/** Inline HTML, which stands among words; what becomes of a paragraph may be several blocks. */
export function importInline(parent: Parents, note: Note): RootContent[] {
  const nodes = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    if (node.type !== 'html' || REMARK.test(node.value)) return [node];
    if (isWords(node.value)) return [{ type: 'text', value: node.value, position: node.position }];
    const { rest, banners } = components(node, note);
    return [...banners.map(banner), ...(rest.trim() === '' ? [] : [{ ...node, value: rest }])];
  });
  // Banners stand for themselves, between the rows of words.
  const isApart = (node: RootContent): boolean => (node.type as string) === 'leafDirective';
  const rows: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isApart(node)) rows.push([node], []);
    else rows.at(-1)!.push(node);
  }
  const isSplit = rows.length > 1 && parent.type === 'paragraph';
  return rows.flatMap((row) => {
    if (row[0] && isApart(row[0])) return row;
    const words = isSplit ? trimmed(row) : row;
    return words.some((node) => node.type === 'html' && !REMARK.test(node.value))
      ? convert(words, parent.type, note)
      : words;
  });
}

/** Words out of blocks: for a heading, a link, a cell, which hold words only. */
export const wordsOf = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'paragraph' || node.type === 'heading') return node.children;
    if (PHRASING.includes(node.type) || node.type === 'html') return [node as PhrasingContent];
    return [{ type: 'text', value: toString(node) }];
  });

const isBlock = (node: RootContent): boolean => !PHRASING.includes(node.type);

/** Rows of words become paragraphs of their own between the blocks; line breaks alone are none. */
export function inParagraphs(
  nodes: readonly RootContent[],
  position: RootContent['position'],
): RootContent[] {
  const made: RootContent[] = [];
  let row: PhrasingContent[] = [];
  const end = (): void => {
    while (row[0]?.type === 'break') row.shift();
    while (row.at(-1)?.type === 'break') row.pop();
    // A line that begins with a remark would be HTML as a whole.
    for (let first = row[0]; first?.type === 'html' && REMARK.test(first.value); first = row[0]) {
      made.push(first);
      row.shift();
      if (row[0]?.type === 'text') row[0].value = row[0].value.trimStart();
      if (row[0]?.type === 'text' && row[0].value === '') row.shift();
    }
    if (row.length > 0) made.push({ type: 'paragraph', children: row, position });
    row = [];
  };
  for (const node of nodes) {
    const isFold = node.type === 'html' && /^<\/?details/.test(node.value);
    if (!isFold && (!isBlock(node) || node.type === 'html')) row.push(node as PhrasingContent);
    else {
      end();
      made.push(node);
    }
  }
  end();
  return made;
}
