import type { Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { BANNER_NAMES } from '../data/bannerNames';
import { FOLD } from '../samples/majors';
import { fail } from './fail';
import { component } from './jsx';

const CALLOUTS = ['hint', 'warning', 'info'];
const COMPANY_LISTS = ['logos', 'links'];
const KNOWN = ':::hint、:::warning、:::info、:::nest12、::banner[…]、::companies[…]、::anchor{#…}';

type Directive = ContainerDirective | LeafDirective | TextDirective;

/** What the writer typed. */
function sourceOf({ position }: Directive, file: VFile): string {
  const start = position?.start.offset ?? 0;
  return String(file.value).slice(start, position?.end.offset ?? start);
}

/** The text of `::name[label]`. */
const label = (node: LeafDirective): string => toString(node).trim();

const isLabel = (child: RootContent): boolean =>
  child.type === 'paragraph' &&
  Boolean((child.data as { directiveLabel?: boolean } | undefined)?.directiveLabel);

function container(node: ContainerDirective, file: VFile, folds: number): RootContent {
  if (node.name !== FOLD && !CALLOUTS.includes(node.name))
    fail(file, `没有 :::${node.name} 这种写法。可用的有 ${KNOWN}。`, node);
  const children = node.children as RootContent[];
  const stray = children.find(isLabel);
  if (stray) fail(file, `:::${node.name} 这一行不能再放文字，内容从下一行开始写。`, stray);
  if (children.length === 0) fail(file, `:::${node.name} 里没有内容。`, node);
  return node.name === FOLD
    ? component('NestFold', { major: FOLD.slice('nest'.length), number: String(folds) }, children)
    : component('Callout', { kind: node.name }, children);
}

function leaf(node: LeafDirective, file: VFile): RootContent {
  const text = label(node);
  switch (node.name) {
    case 'banner':
      if (!(BANNER_NAMES as readonly string[]).includes(text)) {
        fail(
          file,
          `没有名为“${text}”的横幅。写 ::banner[${BANNER_NAMES.join('] 或 ::banner[')}]。`,
          node,
        );
      }
      return component('Banner', { name: text });
    case 'companies':
      if (!COMPANY_LISTS.includes(text)) {
        fail(file, `::companies 后面只能是 [${COMPANY_LISTS.join('] 或 [')}]。`, node);
      }
      return component('Companies', { list: text });
    case 'anchor': {
      const id = node.attributes?.id;
      if (!id) fail(file, '::anchor 要写明 id，例如 ::anchor{#old-id}。', node);
      // The parser keeps the last of several ids, and takes other words for attributes.
      if (sourceOf(node, file) !== `::anchor{#${id}}`)
        fail(
          file,
          '::anchor 只写一个 id，别的什么也不写，例如 ::anchor{#old-id}。两个旧 id 各占一行。',
          node,
        );
      return component('AnchorAlias', { id });
    }
    default:
      return fail(file, `没有 ::${node.name} 这种写法。可用的有 ${KNOWN}。`, node);
  }
}

/** A colon in prose is no directive: `12:30`, `cats:read[all]` go back to what the writer typed. */
const sourceText = (node: TextDirective, file: VFile): Text => ({
  type: 'text',
  value: sourceOf(node, file),
});

/**
 * In:  `:::hint … :::`, `:::nest12 … :::`, `::banner[courses]`, `::companies[logos]`, `::anchor{#old-id}`
 * Out: `<Callout>`, `<NestFold>`, `<Banner>`, `<Companies>`, `<AnchorAlias>`; any other directive stops the build.
 */
export default function directives() {
  return (tree: Root, file: VFile): void => {
    let folds = 0;
    visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const directive = node as Directive;
      const siblings = parent.children as Array<RootContent | PhrasingContent | Paragraph>;
      if (directive.type === 'containerDirective' && directive.name === FOLD) folds += 1;
      siblings[index] =
        directive.type === 'containerDirective'
          ? container(directive, file, folds)
          : directive.type === 'leafDirective'
            ? leaf(directive, file)
            : sourceText(directive, file);
      // A callout's own content is visited next; a replaced leaf or text has none.
      return directive.type === 'containerDirective' ? index : [SKIP, index + 1];
    });
  };
}
