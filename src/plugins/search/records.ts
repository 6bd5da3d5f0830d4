import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import type {Heading, Nodes, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
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

/** A page as the search sees it. */
export interface PageRecord {
  route: string;
  title: string;
  titleEn: string;
  /** Names of the menu group in both languages, if the page stands in one. */
  group: string;
  groupZh: string;
  description: string;
  keywords: string[];
  sections: Section[];
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

const FRONT_MATTER = /^---\n[^]*?\n---(?=\n|$)/;
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

function startSection(heading: Heading): Section {
  const whole = toString(heading);
  return {id: HEADING_ID.exec(whole)?.[1] ?? '', aliases: [], heading: whole.replace(HEADING_ID, '').trim(), text: '', code: ''};
}

const isAnchor = (node: RootContent): node is LeafDirective => node.type === 'leafDirective' && node.name === 'anchor';

/** The sections of a page's tree; the first one is what stands before the first heading. */
export function sectionsOf(tree: Root, source: string): Section[] {
  const sections: Section[] = [{id: '', aliases: [], heading: '', text: '', code: ''}];
  for (const node of tree.children) {
    const section = sections.at(-1)!;
    if (node.type === 'heading') sections.push(startSection(node));
    else if (isAnchor(node)) section.aliases.push(node.attributes?.id ?? '');
    else collect(node, source, section);
  }
  return sections.map((section) => ({...section, text: section.text.replace(/\n{2,}/g, '\n').trim(), code: section.code.trim()}));
}

/** Where a page stands in the menu. */
export interface Place {
  route: string;
  group: string;
  groupZh: string;
}

/**
 * Reads a page for the search.
 * @param place where it stands in the menu
 * @param source the whole Markdown file
 */
export function recordOf(place: Place, source: string): PageRecord {
  const {frontMatter} = parseFileContentFrontMatter(source);
  const {title = '', titleEn = '', description = '', keywords = []} = frontMatter as Partial<Record<'title' | 'titleEn' | 'description', string>> & {keywords?: unknown[]};
  const text = source.replace(FRONT_MATTER, '');
  return {...place, title, titleEn, description, keywords: keywords.map(String), sections: sectionsOf(markdown.parse(text), text)};
}
