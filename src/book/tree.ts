import type { DefaultTreeAdapterTypes } from 'parse5';

/** Reading in what parse5 has parsed. */

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** The value of an attribute; undefined where there is none, empty where it has no value. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

export const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** All elements below a node that pass, in document order. */
export function findAll(node: Parent, passes: (element: Element) => boolean): Element[] {
  return node.childNodes
    .filter(isElement)
    .flatMap((child) => [...(passes(child) ? [child] : []), ...findAll(child, passes)]);
}

/** The first element below a node that passes. */
export function find(node: Parent, passes: (element: Element) => boolean): Element | undefined {
  for (const child of node.childNodes.filter(isElement)) {
    const found = passes(child) ? child : find(child, passes);
    if (found) return found;
  }
  return undefined;
}

export const named =
  (...names: string[]) =>
  (element: Element): boolean =>
    names.includes(element.tagName);

/** The words of a node, without what is left out. */
export const textOf = (
  node: Node,
  leavesOut: (element: Element) => boolean = () => false,
): string =>
  'value' in node
    ? node.value
    : isElement(node) && !leavesOut(node)
      ? node.childNodes.map((child) => textOf(child, leavesOut)).join('')
      : '';

/** Words as they are shown: one space where the source has several or a new line. */
export const shown = (text: string): string => text.replace(/\s+/g, ' ').trim();
