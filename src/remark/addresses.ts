import type { Definition, Image, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fail } from './fail';

/** What Docusaurus asks of an address before it looks where it leads; the path and the anchor of one of ours it decodes. */
export function isReadable(url: string): boolean {
  try {
    const { protocol, pathname, hash } = new URL(url, 'page:///');
    return protocol !== 'page:' || decodeURIComponent(pathname + hash) !== '';
  } catch {
    return false;
  }
}

/**
 * In:  the addresses of links and pictures
 * Out: the same; one that is none stops the build, which would stop without its line behind this: `https://[x`, `/100%.pdf`.
 */
export default function addresses() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['link', 'image', 'definition'], (node) => {
      const { url } = node as Link | Image | Definition;
      if (isReadable(url)) return;
      fail(
        file,
        `读不懂网址 ${url}：主机名里不能有括号、空格和看不见的字符，% 自己写成 %25。`,
        node,
      );
    });
  };
}
