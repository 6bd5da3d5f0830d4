import type { Html, Parents, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fail } from './fail';

/** Tags that Markdown has no notation for and that readers profit from. */
const ALLOWED = /<\/?(?:kbd|br|sub|sup|details|summary)\s*\/?>/gi;

/** One remark or several, and nothing else: what stands beside them would disappear with them. */
const COMMENTS = /^(?:<!--(?:(?!-->)[^])*-->\s*)+$/;

/** What would run, load or restyle something: never by accident, so it stops the build instead of becoming text. */
const DANGEROUS =
  /<\s*(?:script|iframe|style|object|embed|link|meta|base|form|svg)\b|\son\w+\s*=|javascript:/i;

/** What holds paragraphs; everything else holds the words of one. */
const BLOCKS: ReadonlyArray<Parents['type']> = [
  'root',
  'blockquote',
  'listItem',
  'containerDirective',
  'footnoteDefinition',
];

/**
 * What becomes of a piece of raw HTML: kept, dropped (comments), shown as text (`<Cat>` in prose) or refused.
 */
export function htmlFate(value: string): 'keep' | 'drop' | 'text' | 'refuse' {
  if (COMMENTS.test(value.trim())) return 'drop';
  if (DANGEROUS.test(value) || value.includes('<!--')) return 'refuse';
  const rest = value.replace(ALLOWED, '');
  return rest !== value && !rest.includes('<') ? 'keep' : 'text';
}

/**
 * In:  `List<Cat>` in prose, `<!-- a remark -->`, `<kbd>Enter</kbd>`, `<script>…`
 * Out: text, nothing, the element, a build error.
 */
export default function html() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'html', (node: Html, index, parent: Parents | undefined) => {
      const fate = htmlFate(node.value);
      if (!parent || index === undefined || fate === 'keep') return undefined;
      if (fate === 'refuse') {
        const what = node.value.slice(0, 60);
        const cure = what.includes('<!--')
          ? `注释后面的文字要另起一行：${what}`
          : `正文里不能写这样的 HTML：${what}。要展示它就放进反引号或代码围栏`;
        fail(file, `${cure}。`, node);
      }
      const text: Text = { type: 'text', value: node.value };
      const replacement =
        fate === 'drop'
          ? []
          : BLOCKS.includes(parent.type)
            ? [{ type: 'paragraph' as const, children: [text] }]
            : [text];
      (parent.children as unknown[]).splice(index, 1, ...replacement);
      return [SKIP, index + replacement.length];
    });
  };
}
