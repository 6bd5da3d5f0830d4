import type { Program } from 'estree';
import type { Root as HastRoot } from 'hast';
import type { Root, RootContent } from 'mdast';
import { component } from '../../remark/jsx';
import { PART } from './partMark';

const REACT_PAGE = '@site/src/plugins/html-pages/reactPage';

/** `import '…/reactPage'`, in the form that MDX takes code of the page's module in. */
const importing: Program = {
  type: 'Program',
  sourceType: 'module',
  body: [
    {
      type: 'ImportDeclaration',
      specifiers: [],
      source: { type: 'Literal', value: REACT_PAGE },
      attributes: [],
    },
  ],
};

/** Code and front matter, which are no part of the text. */
const isModuleCode = (node: RootContent): boolean =>
  (node.type as string) === 'mdxjsEsm' || node.type === 'yaml';

/** A heading that stands in the text itself, not in a fold or a quotation, begins a part of it (parts.ts). */
function markPart(node: RootContent): void {
  if (node.type !== 'heading') return;
  node.data ??= {};
  node.data.hProperties = { ...node.data.hProperties, [PART]: '' };
}

/** Last of all remark plugins: puts the text into `<PageText>` and brings the components of the text along. */
export function pageText() {
  return (tree: Root): void => {
    const code = tree.children.filter(isModuleCode);
    const text = tree.children.filter((node) => !isModuleCode(node));
    text.forEach(markPart);
    const esm = {
      type: 'mdxjsEsm',
      value: '',
      data: { estree: importing },
    } as unknown as RootContent;
    tree.children = [...code, esm, component('PageText', {}, text)];
  };
}

/** Moves the footnotes, which come after the text, into it. A rehype plugin, since they are made after the remark plugins. */
export function footnotesInText() {
  return (tree: HastRoot): void => {
    const index = tree.children.findIndex((node) => node.type === 'mdxJsxFlowElement');
    const text = tree.children[index];
    if (text && 'children' in text)
      text.children.push(...(tree.children.splice(index + 1) as typeof text.children));
  };
}
