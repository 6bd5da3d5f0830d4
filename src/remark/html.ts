import type {Html, Parents, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Tags that Markdown has no notation for and that readers profit from. */
const ALLOWED = /^<\/?(?:kbd|br|sub|sup|details|summary)\s*\/?>$/i;

/** What would run, load or restyle something: never by accident, so it stops the build instead of becoming text. */
const DANGEROUS = /<\s*(?:script|iframe|style|object|embed|link|meta|base|form|svg)\b|\son\w+\s*=|javascript:/i;

/**
 * What becomes of a piece of raw HTML: kept, dropped (comments), shown as text (`<Cat>` in prose) or refused.
 */
export function htmlFate(value: string): 'keep' | 'drop' | 'text' | 'refuse' {
  if (/^<!--[\s\S]*-->$/.test(value.trim())) return 'drop';
  if (DANGEROUS.test(value)) return 'refuse';
  return value.split(/(?<=>)\s*(?=<)/).every((tag) => ALLOWED.test(tag.trim())) ? 'keep' : 'text';
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
        file.fail(`正文里不能写这样的 HTML：${node.value.slice(0, 60)}。要展示它就放进反引号或代码围栏。`, node);
      }
      const text: Text = {type: 'text', value: node.value};
      const inline = parent.type !== 'root' && 'children' in parent && parent.type !== 'blockquote' && parent.type !== 'listItem';
      const replacement = fate === 'drop' ? [] : inline ? [text] : [{type: 'paragraph' as const, children: [text]}];
      (parent.children as unknown[]).splice(index, 1, ...replacement);
      return [SKIP, index + replacement.length];
    });
  };
}
