import type { Html, Nodes } from 'mdast';

/** A piece of HTML that is remarks and nothing else. */
export const REMARK = /^\s*(?:<!--(?:(?!-->)[^])*-->\s*)+$/;

export const html = (value: string): Html => ({ type: 'html', value });

/** What stands among words. */
export const PHRASING: ReadonlyArray<Nodes['type']> = [
  ...(['break', 'delete', 'emphasis', 'footnoteReference', 'image', 'imageReference'] as const),
  ...(['inlineCode', 'link', 'linkReference', 'strong', 'text'] as const),
];
