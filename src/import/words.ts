import type { Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Braces as an Angular template writes them: `{{ '{' }}`. */
const BRACES = /\{\{\s*(['"`])([{}]+)\1\s*\}\}/g;

/** Bold that CommonMark does not see: its marks stand against a letter on one side and punctuation on the other. */
const GLUED = /\*\*(?!\s)((?:(?!\*\*)[^\n])+?)(?<!\s)\*\*/;

const LETTER = /[\p{L}\p{N}]/u;
const LAST_PUNCTUATION = /[\p{P}\p{S}]+$/u;
const FIRST_PUNCTUATION = /^[\p{P}\p{S}]+/u;

/** Braces as they are meant, in words and in code between them; fences keep theirs. */
function braces(tree: Root): void {
  visit(tree, ['text', 'inlineCode'], (node) => {
    const words = node as Text;
    words.value = words.value.replace(BRACES, '$2');
  });
}

/** `**提示：**正文` in a text, as the official parser reads it. */
function gluedBold(tree: Root): void {
  visit(tree, 'text', (node: Text, index, parent: Parents | undefined) => {
    const [whole, bold] = GLUED.exec(node.value) ?? [];
    if (!parent || index === undefined || whole === undefined || bold === undefined)
      return undefined;
    const at = node.value.indexOf(whole);
    const text = (value: string): Text[] =>
      value ? [{ type: 'text', value, position: node.position }] : [];
    const made: PhrasingContent[] = [
      ...text(node.value.slice(0, at)),
      { type: 'strong', children: text(bold), position: node.position },
      ...text(node.value.slice(at + whole.length)),
    ];
    (parent.children as RootContent[]).splice(index, 1, ...made);
    return [SKIP, index + (at > 0 ? 2 : 1)];
  });
}

/** Punctuation at the edge of bold words that a letter follows goes out of them: Markdown could not close them there. */
function looseEdges(tree: Root): void {
  visit(tree, ['strong', 'emphasis'], (node, index, parent: Parents | undefined) => {
    if (!parent || index === undefined) return undefined;
    const marked = node as Parents & { children: PhrasingContent[] };
    const siblings = parent.children as RootContent[];
    const [before, after] = [siblings[index - 1], siblings[index + 1]];
    const [first, last] = [marked.children[0], marked.children.at(-1)];
    if (last?.type === 'text' && after?.type === 'text' && LETTER.test(after.value[0] ?? '')) {
      const [edge = ''] = LAST_PUNCTUATION.exec(last.value) ?? [];
      if (edge !== '' && edge !== last.value) {
        last.value = last.value.slice(0, -edge.length);
        after.value = edge + after.value;
      }
    }
    if (
      first?.type === 'text' &&
      before?.type === 'text' &&
      LETTER.test(before.value.at(-1) ?? '')
    ) {
      const [edge = ''] = FIRST_PUNCTUATION.exec(first.value) ?? [];
      if (edge !== '' && edge !== first.value) {
        first.value = first.value.slice(edge.length);
        before.value += edge;
      }
    }
    return undefined;
  });
}

/**
 * In:  `{{ '{' }}` in words, `**提示：**正文`
 * Out: `{`, `**提示**：正文`
 */
export function importWords(tree: Root): void {
  braces(tree);
  gluedBold(tree);
  looseEdges(tree);
}
