import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

/** Markdown in, tree out, as on the site: the parser knows GFM and directives before any plugin of ours runs. */

export type Plugin = () => (tree: Root, file: VFile) => void;
export type AsyncPlugin = () => (tree: Root, file: VFile) => Promise<void>;

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

interface Options {
  /** The page's own place. */
  path?: string;
  /** What Docusaurus tells about the run. */
  data?: Record<string, unknown>;
}

export function transform(
  plugins: readonly Plugin[],
  source: string,
  { path = 'docs/cats.md', data = {} }: Options = {},
): Root {
  const tree = processor.parse(source);
  const file = new VFile({ path, value: source, data });
  for (const plugin of plugins) plugin()(tree, file);
  return tree;
}

/** `transform` for plugins that wait for something. */
export async function transformLater(
  plugins: readonly AsyncPlugin[],
  source: string,
  { path = 'docs/cats.md', data = {} }: Options = {},
): Promise<Root> {
  const tree = processor.parse(source);
  const file = new VFile({ path, value: source, data });
  for (const plugin of plugins) await plugin()(tree, file);
  return tree;
}

const attributesOf = ({ attributes }: MdxJsxFlowElement): string =>
  attributes
    .map((attribute) =>
      'name' in attribute ? ` ${attribute.name}=${JSON.stringify(attribute.value)}` : '',
    )
    .join('');

/** A tree in one line: `root(paragraph("text") <Callout kind="hint">(paragraph("…")))`. */
export function outline(node: Nodes): string {
  const children =
    'children' in node && node.children.length > 0
      ? `(${node.children.map(outline).join(' ')})`
      : '';
  if ((node.type as string) === 'mdxJsxFlowElement') {
    const element = node as unknown as MdxJsxFlowElement;
    return `<${element.name}${attributesOf(element)}>${children}`;
  }
  if (node.type === 'text') return JSON.stringify(node.value);
  return `${node.type}${'value' in node ? `[${node.value}]` : ''}${children}`;
}

/** What a plugin makes of a page, in one line, without the root. */
export const made = (plugin: Plugin, source: string, options?: Options): string =>
  transform([plugin], source, options).children.map(outline).join(' ');

/** Where and why a plugin stops the build. */
export function failure(
  plugin: Plugin,
  source: string,
  options?: Options,
): { line?: number; column?: number; reason: string } {
  try {
    transform([plugin], source, options);
  } catch (error) {
    const { line, column, reason } = error as { line?: number; column?: number; reason: string };
    return { line, column, reason };
  }
  throw new Error('这一页没有被拒绝');
}

/** A page with everything that no plugin of ours has a say in. */
export const PLAIN = `### 猫 {#cats}

一段有 **粗体**、\`代码\`、[链接](/guards#roles) 和 a < b 的文字。

- 一
- 二

> 引用

1. 甲

---
`;
