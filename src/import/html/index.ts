import type { Html, Nodes, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { isOpenComment, readHidden } from '../../samples/hidden';
import { lineOf, type Note } from '../findings';
import { depthOf } from '../tags';
import { banner, components } from './components';
import { convert } from './convert';
import { parseWithin, splitGlued } from './glued';
import { REMARK } from './nodes';
import { importInline, inParagraphs, wordsOf } from './words';

/** What holds paragraphs; everything else holds the words of one. */
const BLOCKS: ReadonlyArray<Nodes['type']> = [
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
];

/** A remark stays one: readers do not see it. One that this site would take for a hidden sample is told apart from it. */
const remark = (node: Html): Html =>
  readHidden(node.value.trim())
    ? { ...node, value: node.value.replace('<!--', '<!-- 注：') }
    : node;

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
    if (isOpenComment(node.value)) {
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
      return inParagraphs(importInline(child, note), child.position);
    });
    if (parent.children.some(({ type }) => type === 'html')) importBlocks(parent, note);
  };
  // Words first, inner ones before outer ones: `**<code>x</code>**`, a heading, a cell.
  visit(tree, (node, _index, parent) => {
    if (!('children' in node) || BLOCKS.includes(node.type) || node.type === 'paragraph' || !parent)
      return;
    const holder = node as Parents;
    if ((holder.children as RootContent[]).some(({ type }) => type === 'html'))
      holder.children = wordsOf(importInline(holder, note));
  });
  walk(tree);
}
