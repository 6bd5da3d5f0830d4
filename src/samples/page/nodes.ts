/** A page's tree → its fences, hidden comments, open ones too, and headings in their order, for all who read samples from a tree. */
import type { Code, Heading, Html, Nodes, Root } from 'mdast';
import { isOpenComment, readHidden } from '../hidden';
import { FOLD } from '../majors';

export interface PageNode {
  readonly node: Code | Html | Heading;
  /** Number of the fold (`:::nest12`) that it stands in, from 1. */
  readonly fold: number | undefined;
  /** What stands right before it. */
  readonly before: Nodes | undefined;
}

/** @returns also how many folds the page has, those without samples too */
export function pageNodes(tree: Root): { nodes: readonly PageNode[]; folds: number } {
  const nodes: PageNode[] = [];
  let folds = 0;
  const visit = (node: Nodes, within?: number, before?: Nodes): void => {
    if (isOfInterest(node)) nodes.push({ node, fold: within, before });
    const fold = node.type === 'containerDirective' && node.name === FOLD ? (folds += 1) : within;
    if (!('children' in node)) return;
    for (const [at, child] of node.children.entries()) visit(child, fold, node.children[at - 1]);
  };
  visit(tree);
  return { nodes, folds };
}

const isOfInterest = (node: Nodes): node is PageNode['node'] =>
  node.type === 'heading' ||
  node.type === 'code' ||
  (node.type === 'html' && (readHidden(node.value) !== undefined || isOpenComment(node.value)));
