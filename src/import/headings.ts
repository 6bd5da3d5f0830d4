import type { Heading, Html, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { givenId, withoutId } from '../markdown';
import type { Note } from './findings';
import { anchorMaker } from './slug';

/** The level of a page's sections (CONTRIBUTING.md#写一页), and the deepest one that Markdown has. */
const SECTION = 3;
const DEEPEST = 6;

/** The levels of a page's sections: each stands right below the last higher one, so that a page skips none. */
function levels(sections: readonly Heading[]): Array<Heading['depth']> {
  const above: number[] = [];
  return sections.map(({ depth }) => {
    while (above.length > 0 && above.at(-1)! >= depth) above.pop();
    above.push(depth);
    return Math.min(SECTION + above.length - 1, DEEPEST) as Heading['depth'];
  });
}

export interface Headings {
  /** The text of the first heading, which is the page's title on the official site. */
  title: string | undefined;
  /** Anchors of the page, that of the title first. */
  ids: string[];
}

/**
 * In:  `### Title` and `#### Section`, without ids
 * Out: no title (it belongs into the front matter, its anchor stays as `::anchor{#title}`), `### Section {#section}`
 */
export function importHeadings(tree: Root, note: Note): Headings {
  const anchor = anchorMaker();
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => void headings.push(heading));
  const ids = headings.map((heading) => {
    const whole = toString(heading);
    const own = givenId(whole);
    const last = heading.children.at(-1);
    if (own && last?.type === 'text') last.value = withoutId(last.value);
    const id = own || anchor(whole);
    if (!own && /-\d+$/.test(id) && !/\d\s*$/.test(whole))
      note(
        heading,
        `标题“${whole}”在这一页出现了不止一次，锚点是 ${id}：可以换一个标题，再用 ::anchor 留下旧的`,
      );
    return id;
  });
  const [first] = headings;
  const title = first && tree.children.includes(first) ? toString(first).trim() : undefined;
  const sections = title === undefined ? headings : headings.slice(1);
  const depths = levels(sections);
  sections.forEach((heading, at) => {
    const id = ids[headings.indexOf(heading)];
    heading.depth = depths[at]!;
    if (!id) return note(heading, '标题里没有可以做锚点的字：给它加上 {#id}');
    // As it stands: in a text the underscores of an id would be escaped.
    heading.children.push({ type: 'html', value: ` {#${id}}` } satisfies Html);
  });
  if (title !== undefined && first) {
    const at = tree.children.indexOf(first);
    const alias = {
      type: 'leafDirective',
      name: 'anchor',
      attributes: { id: ids[0] },
      children: [],
    };
    tree.children.splice(at, 1, ...(ids[0] ? [alias as never] : []));
  }
  return { title, ids: ids.filter(Boolean) };
}
