import type { Element, Nodes as HastNodes } from 'hast';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { ImageReference, Nodes, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Note } from '../findings';
import { html } from './nodes';

/** The element that stands for a piece of Markdown while the HTML around it is read. */
export const PART = 'markdown-part';

/** Elements that are kept as they are: Markdown has no notation for them and the site shows them. */
const KEPT = ['kbd', 'sub', 'sup'];

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const elementsOf = (node: Element): Element[] =>
  node.children.filter((child): child is Element => child.type === 'element');
const classesOf = (node: Element): string[] =>
  ([] as unknown[]).concat(node.properties.className ?? []).map(String);

/** The names of a tree of files: folders and files of `.item`, deeper ones in `.children`. */
function treeLines(node: Element, textOf: (node: HastNodes) => string, depth = 0): string[] {
  const lines: string[] = [];
  for (const child of node.children) {
    const classes = child.type === 'element' ? classesOf(child) : [];
    if (child.type === 'element' && (classes.includes('children') || child.tagName === 'ul'))
      lines.push(...treeLines(child, textOf, depth + 1));
    else if (
      child.type === 'element' &&
      elementsOf(child).some((inner) => ['div', 'ul', 'li'].includes(inner.tagName))
    )
      lines.push(...treeLines(child, textOf, depth));
    else {
      const text = textOf(child).replace(/\s+/g, ' ').trim();
      if (text) lines.push('  '.repeat(depth) + text);
    }
  }
  return lines;
}

/** A placeholder among words for a part, until `convert` puts it back; among blocks the placeholder is a definition. */
function standIn(parts: Nodes[], part: Nodes): ImageReference {
  parts.push(part);
  const identifier = String(parts.length - 1);
  return { type: 'imageReference', identifier, label: PART, referenceType: 'full' };
}

/** What an element of HTML becomes, for the pieces of Markdown that stand in it. */
export function handlersFor(
  parts: Nodes[],
  line: number,
  inCell: boolean,
  note: Note,
): Record<string, Handle> {
  /** Tags that are kept, as words among words. */
  const words = (value: string): ImageReference => standIn(parts, html(value));
  const textOf = (node: HastNodes): string => {
    if (node.type === 'text') return node.value;
    if (node.type === 'element' && node.properties.index !== undefined)
      return toString(parts[Number(node.properties.index)]);
    if (node.type === 'element' && node.tagName === 'br') return '\n';
    return 'children' in node ? node.children.map(textOf).join('') : '';
  };
  const dropped =
    (what: string): Handle =>
    () => {
      note(line, `${what}在这里不显示，已去掉`);
      return [];
    };
  const kept: Handle = (state, node) => [
    words(`<${node.tagName}>`),
    ...state.all(node),
    words(`</${node.tagName}>`),
  ];
  return {
    ...Object.fromEntries(KEPT.map((name) => [name, kept])),
    script: dropped('脚本'),
    style: dropped('样式'),
    svg: dropped('写在正文里的 SVG '),
    link: dropped('<link>'),
    [PART]: (_state, node) => ({
      type: 'imageReference',
      identifier: String(node.properties.index),
      label: PART,
      referenceType: 'full',
    }),
    code: (_state, node) => {
      const value = textOf(node).replace(/\s+/g, ' ').trim();
      return value ? { type: 'inlineCode', value } : [];
    },
    ...Object.fromEntries(
      HEADINGS.map((name): [string, Handle] => [
        name,
        (state, node) => {
          const made = defaultHandlers[name](state, node);
          // Links lead to the id that it has, not to the one that its words would make.
          if (node.properties.id !== undefined)
            made.children.push({ type: 'text', value: ` {#${node.properties.id}}` });
          return made;
        },
      ]),
    ),
    a: (state, node) => {
      const { href, routerlink, id, name } = node.properties;
      const url = href ?? routerlink;
      if (url !== undefined)
        return { type: 'link', url: String(url), children: state.all(node) as PhrasingContent[] };
      const anchor = id ?? name;
      if (anchor !== undefined)
        note(line, `<a> 是一个锚点 ${anchor}：在标题下面写 ::anchor{#${anchor}}`);
      return state.all(node);
    },
    br: (state) => (state.inTable || inCell ? words('<br>') : { type: 'break' }),
    u: (state, node) => state.all(node),
    mark: (state, node) => state.all(node),
    img: (_state, node) => ({
      type: 'image',
      url: node.properties.src ?? '',
      alt: node.properties.alt ?? '',
      title: node.properties.title ?? null,
    }),
    figure: (state, node) => {
      const caption = elementsOf(node).find(({ tagName }) => tagName === 'figcaption');
      const words = caption ? textOf(caption).replace(/\s+/g, ' ').trim() : '';
      const pictures: Array<{ title?: string | null; alt?: string | null }> = [];
      const children = state.all({
        ...node,
        children: node.children.filter((child) => child !== caption),
      });
      visit({ type: 'root', children } as Root, 'image', (image) => void pictures.push(image));
      if (words === '') return state.toFlow(children);
      if (pictures.length !== 1)
        return [
          ...state.toFlow(children),
          { type: 'paragraph', children: state.all(caption!) as PhrasingContent[] },
        ];
      pictures[0]!.title = words;
      pictures[0]!.alt ||= words;
      return state.toFlow(children);
    },
    iframe: (_state, node) => {
      const url = node.properties.src ?? '';
      note(line, '嵌入的页面改成了链接：给链接写上它是什么');
      return {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url,
            children: [{ type: 'text', value: node.properties.title ?? url }],
          },
        ],
      };
    },
    details: (state, node) => {
      const summary = elementsOf(node).find(({ tagName }) => tagName === 'summary');
      const rest = { ...node, children: node.children.filter((child) => child !== summary) };
      const title = summary ? textOf(summary).replace(/\s+/g, ' ').trim() : '';
      return [
        html(`<details>\n<summary>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</summary>`),
        ...state.toFlow(state.all(rest)),
        html('</details>'),
      ];
    },
    div: (state, node) => {
      if (node.properties.index !== undefined)
        return {
          type: 'definition',
          identifier: String(node.properties.index),
          label: PART,
          url: '',
        };
      if (!classesOf(node).includes('file-tree')) return defaultHandlers.div(state, node);
      const value = treeLines(node, textOf).join('\n');
      return { type: 'code', lang: 'text', value };
    },
  };
}
