import {createSlugger, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Heading, Nodes, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** What stands under one heading, or before the first one. */
export interface Section {
  /** Id of the heading; empty for what stands before the first one. */
  id: string;
  /** Other ids that lead here. */
  aliases: string[];
  heading: string;
  /** Prose, lists, tables, callouts, names of pictures: what a snippet is cut from. */
  text: string;
  /** Code samples, with their titles. */
  code: string;
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const mdx = markdown().use(remarkMdx).freeze();

const HEADING_ID = /\s*\{#([^{}]*)\}\s*$/;

/** These end a line of the text; everything else runs on. */
const LINES: ReadonlyArray<Nodes['type']> = ['paragraph', 'tableRow', 'listItem', 'heading', 'image'];

/** The words that a node shows, and the code it holds. */
function collect(node: Nodes, source: string, into: {text: string; code: string}): void {
  switch (node.type) {
    case 'html': // Comments hold hidden samples; tags such as <kbd> have no words of their own.
    case 'leafDirective':
      return;
    case 'code':
      into.code += `${/title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? ''}\n${node.value}\n`;
      return;
    case 'text':
    case 'inlineCode':
      into.text += node.value;
      return;
    case 'break':
      into.text += ' ';
      return;
    case 'image':
      into.text += `${node.alt ?? ''} ${node.title ?? ''}`;
      break;
    case 'textDirective': // `12:30` in prose.
      into.text += source.slice(node.position!.start.offset, node.position!.end.offset);
      return;
    default:
      if (!('children' in node)) return;
      for (const child of node.children) {
        collect(child, source, into);
        if (child.type === 'tableCell') into.text += '  ';
      }
  }
  if (LINES.includes(node.type)) into.text += '\n';
}

type Slugger = ReturnType<typeof createSlugger>;

/** A heading without an id of its own gets the one that Docusaurus gives it. */
function startSection(heading: Heading, slugger: Slugger): Section {
  const whole = toString(heading);
  const text = whole.replace(HEADING_ID, '').trim();
  return {id: HEADING_ID.exec(whole)?.[1] ?? slugger.slug(text), aliases: [], heading: text, text: '', code: ''};
}

const isAnchor = (node: RootContent): node is LeafDirective => node.type === 'leafDirective' && node.name === 'anchor';

/** The sections of a page's tree; the first one is what stands before the first heading: an id there leads to the page. */
function sectionsIn(tree: Root, source: string): Section[] {
  const sections: Section[] = [{id: '', aliases: [], heading: '', text: '', code: ''}];
  const slugger = createSlugger();
  for (const node of tree.children) {
    const section = sections.at(-1)!;
    if (node.type === 'heading') sections.push(startSection(node, slugger));
    else if (isAnchor(node)) section.aliases.push(node.attributes?.id ?? '');
    else collect(node, source, section);
  }
  return sections.map((section) => ({...section, text: section.text.replace(/\n{2,}/g, '\n').trim(), code: section.code.trim()}));
}

/**
 * The sections of a page.
 * @param text its Markdown without front matter
 * @param isMdx whether components may stand in it; of them only the text between their tags is read
 */
export function sectionsOf(text: string, isMdx: boolean): Section[] {
  const source = isMdx ? escapeMarkdownHeadingIds(text) : text;
  return sectionsIn((isMdx ? mdx : markdown).parse(source), source);
}
