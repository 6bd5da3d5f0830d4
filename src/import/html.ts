import type { Element, ElementContent, Nodes as HastNodes, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import type {
  Html,
  ImageReference,
  Nodes,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { readHidden } from '../samples/hidden';
import { lineOf, type Note } from './findings';
import { parseOfficial } from './markdown';
import { depthOf, isComponent, isElement, isOpenRemark, tagsIn } from './tags';

/** The element that stands for a piece of Markdown while the HTML around it is read. */
const PART = 'markdown-part';

/** What holds paragraphs; everything else holds the words of one. */
const BLOCKS: ReadonlyArray<Nodes['type']> = [
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
];

/** Elements that are kept as they are: Markdown has no notation for them and the site shows them. */
const KEPT = ['kbd', 'sub', 'sup'];

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const REMARK = /^\s*(?:<!--(?:(?!-->)[^])*-->\s*)+$/;

const elementsOf = (node: Element): Element[] =>
  node.children.filter((child): child is Element => child.type === 'element');
const classesOf = (node: Element): string[] =>
  ([] as unknown[]).concat(node.properties.className ?? []).map(String);
const html = (value: string): Html => ({ type: 'html', value });

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

/** Stands among the words until the parts are put back; a definition does among the blocks. */
function standIn(parts: Nodes[], part: Nodes): ImageReference {
  parts.push(part);
  const identifier = String(parts.length - 1);
  return { type: 'imageReference', identifier, label: PART, referenceType: 'full' };
}

/** What an element of HTML becomes, for the pieces of Markdown that stand in it. */
function handlersFor(
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

/** A table's cells hold words only: blocks in them become words with line breaks between. */
function flattenCells(tree: Root, line: number, note: Note): void {
  const flat = (nodes: readonly Nodes[]): PhrasingContent[] =>
    nodes.flatMap((node): PhrasingContent[] => {
      switch (node.type) {
        case 'paragraph':
        case 'heading':
          return [html('<br>'), ...node.children];
        case 'list':
          return node.children.flatMap((item) => [
            html('<br>'),
            { type: 'text' as const, value: '• ' },
            ...flat(item.children).filter(
              (one, at) => at > 0 || !(one.type === 'html' && one.value === '<br>'),
            ),
          ]);
        case 'code':
          note(line, '表格的单元格里有多行代码，这里放不下：改成表格外面的围栏');
          return node.value
            .split('\n')
            .flatMap((code) => [html('<br>'), { type: 'inlineCode' as const, value: code }]);
        case 'blockquote':
        case 'listItem':
          return flat(node.children);
        case 'break':
          return [html('<br>')];
        default:
          return [node as PhrasingContent];
      }
    });
  visit(tree, 'table', (table: Table) => {
    for (const cell of table.children.flatMap((row) => row.children)) {
      const children = flat(cell.children);
      while (children[0]?.type === 'html' && children[0].value === '<br>') children.shift();
      cell.children = children;
    }
  });
}

/**
 * Reads a row of nodes, HTML among Markdown, as one piece of HTML.
 * @param holder what holds them, when they are words
 */
function convert(
  nodes: readonly RootContent[],
  holder: Nodes['type'] | undefined,
  note: Note,
): RootContent[] {
  const isAmongWords = holder !== undefined;
  const parts: Nodes[] = [];
  const line = lineOf(nodes[0]);
  const children = nodes.map((node): ElementContent => {
    if (node.type === 'html' && !(REMARK.test(node.value) && isAmongWords))
      return { type: 'raw', value: node.value } as unknown as ElementContent;
    if (node.type === 'text') return { type: 'text', value: node.value };
    if (node.type === 'break')
      return { type: 'element', tagName: 'br', properties: {}, children: [] };
    parts.push(node);
    return {
      type: 'element',
      // A block ends an open `<p>`, as it does in Markdown.
      tagName: isAmongWords || PHRASING.includes(node.type) ? PART : 'div',
      properties: { index: String(parts.length - 1) },
      // Something to see: the space beside an empty element goes away.
      children: [{ type: 'text', value: PART }],
    };
  });
  const parsed = raw({ type: 'root', children } satisfies HastRoot);
  const tree = toMdast(parsed, {
    newlines: true,
    handlers: handlersFor(parts, line, holder === 'tableCell', note),
  }) as Root;
  visit(tree, ['imageReference', 'definition'], (node, index, parent) => {
    const { label, identifier } = node as ImageReference;
    if (!parent || index === undefined || label !== PART) return undefined;
    parent.children[index] = parts[Number(identifier)] as never;
    return [SKIP, index + 1];
  });
  flattenCells(tree, line, note);
  const position = nodes[0]?.position;
  visit(tree, (node) => {
    if (position) node.position ??= position;
  });
  return tree.children;
}

const PHRASING: ReadonlyArray<Nodes['type']> = [
  ...(['break', 'delete', 'emphasis', 'footnoteReference', 'image', 'imageReference'] as const),
  ...(['inlineCode', 'link', 'linkReference', 'strong', 'text'] as const),
];

/**
 * Reads Markdown that the parser has taken for a part of an HTML node.
 * @param line the line of the page that it begins on
 */
function parseWithin(text: string, line: number): Root {
  const tree = parseOfficial(text);
  visit(tree, ({ position }) => {
    if (!position) return;
    position.start.line += line - 1;
    position.end.line += line - 1;
    // They count from the beginning of the piece, which nobody else knows.
    delete position.start.offset;
    delete position.end.offset;
  });
  return tree;
}

/** What is in the text of an HTML node after its last element: Markdown that the parser has glued to it. */
function splitGlued(node: Html): RootContent[] {
  const lines = node.value.split('\n');
  let open = '';
  for (let at = 0; at < lines.length - 1; at += 1) {
    open += `${lines[at]}\n`;
    const rest = lines.slice(at + 1).join('\n');
    const isWhole = (open.match(/<!--/g) ?? []).length === (open.match(/-->/g) ?? []).length;
    if (!isWhole || depthOf(open) > 0 || /^\s*(?:<|$)/.test(rest)) continue;
    const tree = parseWithin(rest, lineOf(node) + at + 1);
    return [
      { type: 'html', value: open.trimEnd(), position: node.position },
      ...tree.children.flatMap((child) => (child.type === 'html' ? splitGlued(child) : [child])),
    ];
  }
  return [node];
}

/** A remark stays one: readers do not see it. One that this site would take for a hidden sample is told apart from it. */
const remark = (node: Html): Html =>
  readHidden(node.value.trim())
    ? { ...node, value: node.value.replace('<!--', '<!-- 注：') }
    : node;

/** The banner that a component of the official app stands for; nothing for one that has no counterpart. */
function bannerOf(name: string): string | undefined {
  const [, banner] = /^app-banner-(courses|devtools|enterprise)\b/.exec(name) ?? [];
  return banner;
}

/** Takes the official app's components out of a piece of HTML: banners as `<x>`, everything else is noted. */
function components(node: Html, note: Note): { rest: string; banners: string[] } {
  const banners: string[] = [];
  let rest = '';
  let last = 0;
  for (const { name, isClosing, start, end, text } of tagsIn(node.value)) {
    if (!isComponent(name) || isElement(name)) continue;
    rest += node.value.slice(last, start);
    last = end;
    if (isClosing) continue;
    const banner = bannerOf(name);
    if (banner) banners.push(banner);
    else
      note(
        lineOf(node) + node.value.slice(0, start).split('\n').length - 1,
        `${text} 在这里没有对应的写法，已去掉`,
      );
  }
  return { rest: rest + node.value.slice(last), banners };
}

const banner = (name: string): RootContent => ({
  type: 'leafDirective',
  name: 'banner',
  attributes: {},
  children: [{ type: 'text', value: name }],
});

/** Whether the angle brackets are no HTML: `List<Cat>`. */
const isWords = (value: string): boolean =>
  !value.startsWith('<!') &&
  tagsIn(value).every(({ name }) => !isElement(name) && !isComponent(name));

/** HTML among blocks. */
function importBlocks(parent: Parents, note: Note): void {
  const children = (parent.children as RootContent[]).flatMap((node) =>
    node.type === 'html' ? splitGlued(node) : [node],
  );
  const made: RootContent[] = [];
  for (let at = 0; at < children.length; at += 1) {
    const node = children[at]!;
    if (node.type !== 'html') {
      made.push(node);
      continue;
    }
    if (REMARK.test(node.value)) {
      made.push(remark(node));
      continue;
    }
    if (isOpenRemark(node.value)) {
      note(node, '这条注释没有结束的 -->，后面的内容当作正文：补上它，或者删掉 <!--');
      const tree = parseWithin(node.value.replace('<!--', ''), lineOf(node));
      importHtml(tree, note);
      made.push(...tree.children);
      continue;
    }
    const run: RootContent[] = [];
    const banners: string[] = [];
    let depth = 0;
    for (; at < children.length; at += 1) {
      const one = children[at]!;
      if (one.type === 'heading' && run.length > 0) break;
      if (one.type === 'html') {
        const { rest, banners: more } = components(one, note);
        banners.push(...more);
        depth += depthOf(rest);
        run.push({ ...one, value: rest });
      } else run.push(one);
      if (depth <= 0) break;
    }
    if (depth > 0) note(node, 'HTML 标签没有关闭：检查它后面的内容有没有排错');
    if (children[at]?.type === 'heading') at -= 1;
    made.push(...banners.map(banner));
    if (run.some((one) => one.type !== 'html' || one.value.trim() !== ''))
      made.push(...inParagraphs(convert(run, undefined, note), node.position));
  }
  parent.children = made;
}

/** A row of words without the space at its ends. */
function trimmed(nodes: readonly RootContent[]): RootContent[] {
  const made = nodes.map((node) => (node.type === 'text' ? { ...node } : node));
  const [first, last] = [made[0], made.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return made.filter((node) => node.type !== 'text' || node.value !== '');
}

/** HTML among words; what becomes of a paragraph may be several blocks. */
function importWords(parent: Parents, note: Note): RootContent[] {
  const nodes = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    if (node.type !== 'html' || REMARK.test(node.value)) return [node];
    if (isWords(node.value)) return [{ type: 'text', value: node.value, position: node.position }];
    const { rest, banners } = components(node, note);
    return [...banners.map(banner), ...(rest.trim() === '' ? [] : [{ ...node, value: rest }])];
  });
  // Banners stand for themselves, between the rows of words.
  const isApart = (node: RootContent): boolean => (node.type as string) === 'leafDirective';
  const rows: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isApart(node)) rows.push([node], []);
    else rows.at(-1)!.push(node);
  }
  const isSplit = rows.length > 1 && parent.type === 'paragraph';
  return rows.flatMap((row) => {
    if (row[0] && isApart(row[0])) return row;
    const words = isSplit ? trimmed(row) : row;
    return words.some((node) => node.type === 'html' && !REMARK.test(node.value))
      ? convert(words, parent.type, note)
      : words;
  });
}

/** Words out of blocks: for a heading, a link, a cell, which hold words only. */
const wordsOf = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'paragraph' || node.type === 'heading') return node.children;
    if (PHRASING.includes(node.type) || node.type === 'html') return [node as PhrasingContent];
    return [{ type: 'text', value: toString(node) }];
  });

const isBlock = (node: RootContent): boolean => !PHRASING.includes(node.type);

/** Rows of words become paragraphs of their own between the blocks; line breaks alone are none. */
function inParagraphs(
  nodes: readonly RootContent[],
  position: RootContent['position'],
): RootContent[] {
  const made: RootContent[] = [];
  let row: PhrasingContent[] = [];
  const end = (): void => {
    while (row[0]?.type === 'break') row.shift();
    while (row.at(-1)?.type === 'break') row.pop();
    // A line that begins with a remark would be HTML as a whole.
    for (let first = row[0]; first?.type === 'html' && REMARK.test(first.value); first = row[0]) {
      made.push(first);
      row.shift();
      if (row[0]?.type === 'text') row[0].value = row[0].value.trimStart();
      if (row[0]?.type === 'text' && row[0].value === '') row.shift();
    }
    if (row.length > 0) made.push({ type: 'paragraph', children: row, position });
    row = [];
  };
  for (const node of nodes) {
    const isFold = node.type === 'html' && /^<\/?details/.test(node.value);
    if (!isFold && (!isBlock(node) || node.type === 'html')) row.push(node as PhrasingContent);
    else {
      end();
      made.push(node);
    }
  }
  end();
  return made;
}

/**
 * In:  HTML among Markdown: `<figure><img/></figure>`, tables, `<code>`, `<a>`, `<br>`, `<div class="file-tree">`,
 *      `<app-banner-courses></app-banner-courses>`, tags that nobody closed
 * Out: the Markdown for it. What stays of HTML is what the site shows: `<kbd>`, `<br>` in cells, `<sub>`, `<sup>`,
 *      `<details>`, remarks. Angle brackets that are no HTML (`List<Cat>`) are words.
 */
export function importHtml(tree: Root, note: Note): void {
  const walk = (parent: Parents): void => {
    for (const child of parent.children) if ('children' in child) walk(child);
    const children = parent.children as RootContent[];
    if (!BLOCKS.includes(parent.type)) return;
    parent.children = children.flatMap((child) => {
      if (child.type !== 'paragraph' || !child.children.some(({ type }) => type === 'html'))
        return [child];
      return inParagraphs(importWords(child, note), child.position);
    });
    if (parent.children.some(({ type }) => type === 'html')) importBlocks(parent, note);
  };
  // Words first, inner ones before outer ones: `**<code>x</code>**`, a heading, a cell.
  visit(tree, (node, _index, parent) => {
    if (!('children' in node) || BLOCKS.includes(node.type) || node.type === 'paragraph' || !parent)
      return;
    const holder = node as Parents;
    if ((holder.children as RootContent[]).some(({ type }) => type === 'html'))
      holder.children = wordsOf(importWords(holder, note));
  });
  walk(tree);
}
