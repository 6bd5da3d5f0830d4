import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { Cache } from '../../cache';
import { withoutFrontMatter } from '../../markdown';
import { wordsIn } from '../../remark/html';
import { headingOf, parsePage, type Slugger } from '../../remark/page';
import { readHidden } from '../../samples/hidden';

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

const cache = new Cache<Section[]>('sections', ['src/search/index/sections.ts']);

/** These end a line of the text; everything else runs on. */
const LINES: ReadonlyArray<Nodes['type']> = [
  'paragraph',
  'tableRow',
  'listItem',
  'heading',
  'image',
];

/** A sample with its title. */
const codeOf = (meta: string | null | undefined, code: string): string =>
  `${/title="([^"]*)"/.exec(meta ?? '')?.[1] ?? ''}\n${code}\n`;

/** The words that a node shows, and the code it holds. */
function collect(node: Nodes, into: { text: string; code: string }): void {
  switch (node.type) {
    case 'html': {
      // The page shows the samples in comments folded.
      const hidden = readHidden(node.value);
      if (hidden) into.code += codeOf(hidden.meta, hidden.code);
      else into.text += wordsIn(node.value);
      // More than one tag is a block.
      if (!/^<[^>]*>$/.test(node.value)) into.text += '\n';
      return;
    }
    case 'leafDirective':
      return;
    case 'code':
      into.code += codeOf(node.meta, node.value);
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
    default:
      if (!('children' in node)) return;
      for (const child of node.children) {
        collect(child, into);
        if (child.type === 'tableCell') into.text += '  ';
      }
  }
  if (LINES.includes(node.type)) into.text += '\n';
}

function startSection(node: Heading, slugger: Slugger): Section {
  const { id, text: heading } = headingOf(node, slugger);
  return { id, aliases: [], heading, text: '', code: '' };
}

const isAnchor = (node: RootContent): node is LeafDirective =>
  node.type === 'leafDirective' && node.name === 'anchor';

/** The sections of a page's tree; the first one is what stands before the first heading: an id there leads to the page. */
function sectionsIn(tree: Root): Section[] {
  const sections: Section[] = [{ id: '', aliases: [], heading: '', text: '', code: '' }];
  const slugger = createSlugger();
  for (const node of tree.children) {
    const section = sections.at(-1)!;
    if (node.type === 'heading') sections.push(startSection(node, slugger));
    else if (isAnchor(node)) section.aliases.push(node.attributes?.id ?? '');
    else collect(node, section);
  }
  return sections.map((section) => ({
    ...section,
    text: section.text.replace(/\n{2,}/g, '\n').trim(),
    code: section.code.trim(),
  }));
}

/**
 * The sections of a page.
 * @param file its whole Markdown file
 * @param isMdx whether components may stand in it; of them only the text between their tags is read
 */
export function sectionsOf(file: string, isMdx: boolean): Section[] {
  return cache.of([withoutFrontMatter(file), isMdx], () => sectionsIn(parsePage(file, isMdx).tree));
}
