import type { Definition, Image, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fail } from './fail';

/** Whether Docusaurus can read an address: it parses each as a URL, and decodes path and anchor of those within the site. */
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
 * Out: the same; one that cannot be read (`https://[x`, `/100%.pdf`) stops the build here, which names its line: Docusaurus, later
 *      on, would not.
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
