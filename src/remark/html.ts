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

/** A picture has a notation in Markdown; the allowed tags have no attributes. Shown as text they would be no use to anybody. */
const PICTURE = /<img\b/i;
const WITH_ATTRIBUTES = /<(kbd|br|sub|sup|details|summary)\s+[^\s/>]/i;

/** The allowed tags that come in pairs. */
const PAIRED = /<(\/?)(kbd|sub|sup|details|summary)\s*>/gi;

/** What holds paragraphs; everything else holds the words of one. */
export const BLOCKS: ReadonlyArray<Parents['type']> = [
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
  if ([DANGEROUS, PICTURE, WITH_ATTRIBUTES].some((pattern) => pattern.test(value))) return 'refuse';
  if (value.includes('<!--')) return 'refuse';
  const rest = value.replace(ALLOWED, '');
  return rest !== value && !rest.includes('<') ? 'keep' : 'text';
}

/** The words that a reader sees of a piece of raw HTML: none of a comment, all of what is shown as text; a line break is a space. */
export function wordsIn(value: string): string {
  const fate = htmlFate(value);
  if (fate === 'drop') return '';
  return fate === 'text' ? value : value.replace(/<br\b[^>]*>/gi, ' ').replace(/<[^>]*>/g, '');
}

/** What the writer does about a piece that is refused. */
function cureOf(value: string): string {
  const what = value.slice(0, 60);
  const [, name] = WITH_ATTRIBUTES.exec(value) ?? [];
  if (what.includes('<!--'))
    return value.includes('-->')
      ? `注释后面的文字要另起一行：${what}`
      : `注释没有结束，在它后面写上 -->：${what}`;
  if (DANGEROUS.test(value))
    return `正文里不能写这样的 HTML：${what}。要展示它就放进反引号或代码围栏`;
  return name === undefined
    ? `图片不写成 <img>：写 ![替代文本](./名字.svg "图注")，要展示这个标签就放进反引号`
    : `<${name.toLowerCase()}> 不能带属性：${what}。写成 <${name.toLowerCase()}>`;
}

/** A tag of a pair, and where it stands. */
interface Opened {
  readonly name: string;
  readonly node: Html;
  readonly parent: Parents;
}

const unclosed = ({ name }: Opened): string =>
  `<${name}> 没有结束，它后面的内容都会放进去：在该结束的地方写 </${name}>，两个标签要在同一段、同一个列表项或同一个提示框里。`;

/**
 * Each element that is kept ends, and ends in the block that it began in: a browser would let it go on to the end of the page.
 */
function checkPairs(tree: Root, file: VFile): void {
  const open: Opened[] = [];
  visit(tree, 'html', (node: Html, _index, parent: Parents | undefined) => {
    if (!parent) return;
    for (const [, slash, tag = ''] of node.value.matchAll(PAIRED)) {
      const name = tag.toLowerCase();
      if (!slash) {
        open.push({ name, node, parent });
        continue;
      }
      const last = open.pop();
      if (!last) fail(file, `多了一个 </${name}>，前面没有打开的 <${name}>：删掉它。`, node);
      if (last.name !== name || last.parent !== parent) fail(file, unclosed(last), last.node);
    }
  });
  const [first] = open;
  if (first) fail(file, unclosed(first), first.node);
}

/**
 * In:  `List<Cat>` in prose, `<!-- a remark -->`, `<kbd>Enter</kbd>`, `<script>…`
 * Out: text, nothing, the element, a build error; that, too, for `<details>` without `</details>`.
 */
export default function html() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'html', (node: Html, index, parent: Parents | undefined) => {
      const fate = htmlFate(node.value);
      if (!parent || index === undefined || fate === 'keep') return undefined;
      if (fate === 'refuse') fail(file, `${cureOf(node.value)}。`, node);
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
    checkPairs(tree, file);
  };
}
