import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/**
 * A node that MDX renders with the component of that name from `components/PageText/parts`.
 * @param name the component's key there
 * @param props string props; `undefined` ones are left out
 * @param children Markdown nodes shown inside
 */
export function component(
  name: string,
  props: Record<string, string | undefined>,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).flatMap(([key, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    // mdast types flow children only; MDX renders any content that stands in a flow element.
    children: children as MdxJsxFlowElement['children'],
  };
}
