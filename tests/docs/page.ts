import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import type { Definition, Heading, Link, Node, Nodes, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import blockDirectives from '../../src/blockDirectives';
import { blankFrontMatter, givenId, namesLanguage, withoutId } from '../../src/markdown';
import { routeOf } from '../support/routeOf';
import { remembered } from './remembered';

/** A page of the book, parsed once for all rules, when the first one asks. */
export interface Page {
  /** From the project's root: `docs/guards.md`. */
  readonly file: string;
  readonly route: string;
  readonly source: string;
  readonly lines: readonly string[];
  readonly tree: Root;
  /** Empty when its YAML cannot be read; the rule of the front matter says why. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** A place on a page, counted from 1. */
export const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/** Every line that some nodes stand on. */
export const linesOf = (nodes: readonly Node[]): ReadonlySet<number> =>
  new Set(
    nodes.flatMap(({ position }) =>
      position
        ? Array.from(
            { length: position.end.line - position.start.line + 1 },
            (_, index) => position.start.line + index,
          )
        : [],
    ),
  );

const markdown = unified().use(remarkParse).use(remarkGfm).use(blockDirectives);

/** YAML may as well be a text or a list. */
export const isMapping = (yaml: unknown): boolean =>
  typeof yaml === 'object' && yaml !== null && !Array.isArray(yaml);

function frontMatterOf(source: string): Record<string, unknown> {
  if (namesLanguage(source)) return {};
  try {
    const { frontMatter } = parseFileContentFrontMatter(source);
    return isMapping(frontMatter) ? frontMatter : {};
  } catch {
    return {};
  }
}

/** Reads a page as Docusaurus does: CommonMark, GFM, directives. */
export function pageOf(file: string, source: string): Page {
  let tree: Root | undefined;
  return {
    file,
    route: routeOf(file),
    source,
    lines: source.split('\n'),
    get tree() {
      return (tree ??= markdown.parse(blankFrontMatter(source)));
    },
    frontMatter: frontMatterOf(source),
  };
}

/** A node and all inside it, parents before their children. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** Whether a node says where a link leads. */
export const isLink = (node: Nodes): node is Link | Definition =>
  node.type === 'link' || node.type === 'definition';

/** Every node of a page. */
export const allNodes = remembered((page: Page): readonly Nodes[] => [...nodesOf(page.tree)]);

export function ofType<T extends Nodes['type']>(
  page: Page,
  type: T,
): Array<Extract<Nodes, { type: T }>> {
  return allNodes(page).filter((node): node is Extract<Nodes, { type: T }> => node.type === type);
}

/** `### 授权守卫 {#authorization-guard}` → its words and its id. */
export function headingParts(heading: Heading): { text: string; id: string | undefined } {
  const whole = toString(heading);
  return { text: withoutId(whole).trim(), id: givenId(whole) };
}

const isAnchor = (node: LeafDirective): boolean => node.name === 'anchor';

/** The ids that links can lead to, in the page's order: of headings and of `::anchor{#…}`. */
export const anchorsOf = remembered((page: Page): ReadonlyArray<{ id: string; line: number }> =>
  allNodes(page).flatMap((node) => {
    const id =
      node.type === 'heading'
        ? headingParts(node).id
        : node.type === 'leafDirective' && isAnchor(node)
          ? node.attributes?.id
          : undefined;
    return id ? [{ id, line: lineOf(node) }] : [];
  }),
);
