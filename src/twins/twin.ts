/**
 * A page of the book as Markdown for people and models, which stands beside its HTML.
 *
 * In:  the page's own Markdown, with directives, comments that hold code, addresses from the root
 * Out: CommonMark with GFM tables and footnotes: what the page says of itself, its text, every sample in both languages under
 *      the name of its file, drawings as their text alternatives, whole addresses. No HTML, no directive.
 */
import { createSlugger } from '@docusaurus/utils';
import type { Heading, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { logos, others } from '../data/companyLists';
import type { Verified } from '../data/sampleRecord';
import { wordsIn } from '../remark/html';
import { withoutId } from '../markdown';
import { headingOf, parsePage } from '../remark/page';
import { sampleNodes, type SampleNodes } from './samples';

/** What a twin is made of. */
export interface TwinPage {
  /** The page's own file, for messages. */
  file: string;
  /** All of that file. */
  source: string;
  /** Its address: `/guards`, `/next/guards`. */
  route: string;
  title: string;
  titleEn: string;
  description: string;
  /** Of the framework: `11.x`. */
  version: string;
  verified: Verified | undefined;
  /** When it was last changed: `2026-11-22T22:10:54+08:00`; unknown without the history. */
  changed: string | undefined;
}

/** Where the site stands, and where a link of the book leads from the page's version. */
export interface Addresses {
  siteUrl: string | undefined;
  hrefWithin: (href: string) => string;
}

const CALLOUTS: Readonly<Record<string, string>> = {
  hint: '提示',
  warning: '警告',
  info: '说明',
  nest12: 'Nest 12 上不同',
};

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children,
});
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const quote = (children: RootContent[]): RootContent => ({
  type: 'blockquote',
  children: children as never,
});
const list = (items: RootContent[]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((item) => ({ type: 'listItem', spread: false, children: [item as never] })),
});

const markdown = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-', emphasis: '_' })
  .freeze();

/** A tree as Markdown. */
export const write = (children: RootContent[]): string =>
  markdown.stringify({ type: 'root', children });

/** A whole address, where it is known where the site stands. */
export const absoluteOf =
  ({ siteUrl = '' }: Pick<Addresses, 'siteUrl'>) =>
  (href: string): string =>
    href.startsWith('/') ? siteUrl + href : href;

interface Context {
  samples: SampleNodes;
  slugger: ReturnType<typeof createSlugger>;
  /** The whole address that a link of the page leads to. */
  resolve: (href: string) => string;
  here: string;
}

/** The sections of a page begin at the third level: under the title of a twin at the second. Each leads to its own address. */
function heading(node: Heading, { slugger, here }: Context, inner: PhrasingContent[]): Heading {
  const { id } = headingOf(node, slugger);
  const words = inner.map((part, index) =>
    part.type === 'text' && index === inner.length - 1
      ? text(withoutId(part.value).trimEnd())
      : part,
  );
  return {
    type: 'heading',
    depth: Math.max(2, node.depth - 1) as Heading['depth'],
    children: [{ type: 'link', url: `${here}#${id}`, children: words }],
  };
}

const companies = (name: string): RootContent =>
  list(
    (name === 'logos' ? logos : others).map((company) =>
      paragraph({
        type: 'link',
        url: company.url,
        children: [{ type: 'text', value: company.name }],
      }),
    ),
  );

/** Tags that Markdown has no notation for: their words stay, a line break is one. */
function withoutTags(value: string): PhrasingContent[] {
  if (/^<br\s*\/?>$/i.test(value.trim())) return [{ type: 'break' }];
  const words = wordsIn(value);
  return words === '' ? [] : [text(words)];
}

function directive(node: ContainerDirective | LeafDirective, context: Context): RootContent[] {
  if (node.type === 'leafDirective')
    // A banner is for the page's readers, and an old id has no heading of its own.
    return node.name === 'companies' ? [companies(toString(node).trim())] : [];
  return [
    quote([
      paragraph(strong(CALLOUTS[node.name] ?? node.name)),
      ...convertAll(node.children, context, true),
    ]),
  ];
}

/** A drawing alone in its paragraph: what it shows, in words. */
function figure(node: RootContent): RootContent | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [image] = node.children;
  if (image?.type !== 'image') return undefined;
  return quote([
    paragraph(strong(image.title ? `图：${image.title}` : '图')),
    paragraph(text(image.alt ?? '')),
  ]);
}

/** What stands for a node of the page in its twin. */
function convert(node: RootContent, context: Context, inFlow: boolean): RootContent[] {
  switch (node.type as string) {
    case 'containerDirective':
    case 'leafDirective':
      return directive(node as unknown as ContainerDirective | LeafDirective, context);
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertAll(
        (node as unknown as { children: RootContent[] }).children,
        context,
        node.type === ('mdxJsxFlowElement' as string),
      );
  }
  const sample = context.samples.get(node as never);
  if (sample) return [...sample];
  if (node.type === 'html') {
    const words = withoutTags(node.value);
    return inFlow && words.length > 0 ? [paragraph(...words)] : words;
  }
  if (node.type === 'image') return [text(node.alt ?? '')];
  const drawing = figure(node);
  if (drawing) return [drawing];
  if (!('children' in node)) return [node];
  const children = convertAll(
    node.children,
    context,
    ['blockquote', 'listItem', 'footnoteDefinition', 'list'].includes(node.type),
  );
  if (node.type === 'heading') return [heading(node, context, children as PhrasingContent[])];
  const copy = { ...node, children } as RootContent;
  if (copy.type === 'link') copy.url = context.resolve(copy.url);
  if (copy.type === 'definition') copy.url = context.resolve(copy.url);
  return [copy];
}

/** @param inFlow whether the nodes are blocks, and no words of one */
const convertAll = (
  nodes: readonly RootContent[],
  context: Context,
  inFlow: boolean,
): RootContent[] => nodes.flatMap((node) => convert(node, context, inFlow));

/** What the page says of itself, over its text. */
function head(page: TwinPage, here: string): RootContent[] {
  const { title, titleEn, description, version, verified, changed } = page;
  const counts =
    verified && verified.compiled > 0
      ? `；示例已在 Nest ${verified.nest} 上编译（${verified.compiled}）${verified.ran > 0 ? `并运行（${verified.ran}）` : ''}`
      : '';
  return [
    {
      type: 'heading',
      depth: 1,
      children: [text(titleEn && titleEn !== title ? `${title} ${titleEn}` : title)],
    },
    quote([paragraph(text(description))]),
    list([
      paragraph(text('地址：'), {
        type: 'link',
        url: here,
        children: [{ type: 'text', value: here }],
      }),
      paragraph(text(`版本：NestJS ${version}${counts}`)),
      ...(changed === undefined ? [] : [paragraph(text(`最后修改：${changed.slice(0, 10)}`))]),
    ]),
  ];
}

/**
 * Makes the Markdown twin of a page.
 * @throws VFileMessage where the page is badly written, with file, line and cure, as the site's own rules do
 */
export async function twinOf(page: TwinPage, addresses: Addresses): Promise<string> {
  const absolute = absoluteOf(addresses);
  const here = absolute(page.route);
  const { tree, source } = parsePage(page.source, page.file.endsWith('.mdx'));
  const context: Context = {
    samples: await sampleNodes(tree, new VFile({ path: page.file, value: source }), absolute),
    slugger: createSlugger(),
    resolve: (href) => (href.startsWith('#') ? here + href : absolute(addresses.hrefWithin(href))),
    here,
  };
  return write([...head(page, here), ...convertAll(tree.children, context, true)]);
}
