import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root, RootContent } from 'mdast';
import { component } from './jsx';
import { headingOf } from './page';

/** Whatever makes ids out of words leaves these as they are; of letters, spaces and marks each makes something else. */
const SAME_EVERYWHERE = /^\p{Script=Han}+$/u;

/** `<AnchorAlias id="old-id">` → `old-id`. */
const aliasOf = (node: RootContent): string[] =>
  node.type === 'mdxJsxFlowElement' && node.name === 'AnchorAlias'
    ? node.attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
    : [];

/**
 * In:  `### 绑定守卫 {#binding-guards}`
 * Out: the same behind `<AnchorAlias id="绑定守卫">`
 *
 * Chinese sites of this book (docs.nestjs.cn) name a section by the words of its heading: a link from there lands where the
 * words are the same (.github/ARCHITECTURE.md#old-addresses). Words that stand twice on a page lead to neither.
 */
export default function ownWords() {
  return (tree: Root): void => {
    const slugger = createSlugger();
    const headings = new Map<RootContent, { id: string; text: string }>(
      tree.children
        .filter((node): node is Heading => node.type === 'heading')
        .map((node) => [node, headingOf(node, slugger)]),
    );
    const known = [
      ...[...headings.values()].flatMap(({ id, text }) => (id === text ? [id] : [id, text])),
      ...tree.children.flatMap(aliasOf),
    ];
    const isOwn = (words: string): boolean =>
      SAME_EVERYWHERE.test(words) && known.filter((one) => one === words).length === 1;
    tree.children = tree.children.flatMap((node): RootContent[] => {
      const heading = headings.get(node);
      return heading && heading.id !== heading.text && isOwn(heading.text)
        ? [component('AnchorAlias', { id: heading.text }), node]
        : [node];
    });
  };
}
