import { toString } from 'mdast-util-to-string';
import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { component } from './jsx';

/** Leads out of the page, and does not spell its address already. */
const needsNote = (link: Link): boolean =>
  /^(?:https?:|\/(?!\/))/.test(link.url) && toString(link) !== link.url;

/**
 * In:  a page whose links lead to other pages and sites
 * Out: each of those with the number of its address, and at the end `<PaperNotes>` with the addresses: on paper a link
 *      is a number, on a screen neither is shown. A place of the page itself needs none.
 */
export default function notes() {
  return (tree: Root): void => {
    const numbers = new Map<string, number>();
    visit(tree, 'link', (link: Link) => {
      if (!needsNote(link)) return;
      const number = numbers.get(link.url) ?? numbers.size + 1;
      numbers.set(link.url, number);
      link.data = {
        ...link.data,
        hProperties: { ...link.data?.hProperties, dataNote: String(number) },
      };
    });
    tree.children.push(
      component('PaperNotes', { addresses: [...numbers.keys()].join(' ') || undefined }),
    );
  };
}
