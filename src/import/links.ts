import type { Definition, Image, Link, Parents, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import path from 'node:path';
import { SKIP, visit } from 'unist-util-visit';
import { withoutSlash } from '../data/addressOf';
import { withoutId } from '../markdown';
import { isReadable } from '../remark/addresses';
import { lineOf, type Note } from './findings';

/** A link to a page of the book. */
export interface InternalLink {
  route: string;
  /** Without `#`; empty for the page itself. */
  anchor: string;
  line: number;
}

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * The address of a link from the root: `techniques/caching` and `/techniques/caching/` → `/techniques/caching`. The official
 * site's pages share one base, so that a link without a slash begins there, too; only `.md` files are looked for beside the
 * page's own.
 * @param file the page's path below the folder: `techniques/caching.md`
 * @param routeOf the address of a file of the folder
 */
function addressFor(url: string, file: string, routeOf: (file: string) => string): string {
  if (url === '' || url.startsWith('#') || SCHEME.test(url)) return url;
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (/\.mdx?$/.test(target)) {
    const found = target.startsWith('/')
      ? target.slice(1)
      : path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
    return routeOf(found) + rest;
  }
  const plain = withoutSlash(target.replace(/^(?:\.{0,2}\/)+/, ''));
  return `/${plain}${rest}`;
}

/** What a picture without a text alternative is called until somebody writes one. */
const alternative = (image: Image, heading: string): string =>
  image.title?.trim() || (heading ? `插图：${heading}` : `插图：${path.posix.basename(image.url)}`);

/** Whether a link shows nothing: `<a href="/x"></a>`, a film without words. */
const isWordless = (link: Link): boolean =>
  toString(link).trim() === '' && !link.children.some(({ type }) => type === 'image');

/**
 * In:  `[x](techniques/caching)`, `[x](./caching.md)`, a picture without a text alternative, a link without words
 * Out: `[x](/techniques/caching)`, a picture with one, a link with its address; of what leads nowhere, its words
 * @returns the links to pages of the book
 */
export function importLinks(
  tree: Root,
  {
    title,
    file,
    routeOf,
    hasPicture = () => true,
  }: {
    title: string;
    file: string;
    routeOf: (file: string) => string;
    hasPicture?: (url: string) => boolean;
  },
  note: Note,
): InternalLink[] {
  const links: InternalLink[] = [];
  let heading = title;
  visit(
    tree,
    ['link', 'definition', 'image', 'heading'],
    (visited, index, parent: Parents | undefined) => {
      if (visited.type === 'heading') heading = withoutId(toString(visited));
      else if (visited.type === 'image') {
        const image = visited;
        image.url = image.url.replace(/^assets\//, '/assets/');
        const isNamed = Boolean(image.alt?.trim());
        image.alt = isNamed ? image.alt : alternative(image, heading);
        if (!isReadable(image.url) || !hasPicture(image.url)) {
          note(image, `没有图片 ${image.url}，这里只有它的替代文本`);
          Object.assign(image, {
            type: 'emphasis',
            children: [{ type: 'text', value: `图：${image.alt}` }],
          });
        }
        if (isNamed) return;
        note(image, `图片 ${image.url} 没有替代文本，暂且写成“${image.alt}”：说明图上画了什么`);
      } else {
        const link = visited as Link | Definition;
        if (!isReadable(link.url) && parent && index !== undefined) {
          note(link, `读不懂网址 ${link.url}，这里没有链接，只有它的文字`);
          const words = link.type === 'link' ? link.children : [];
          (parent.children as RootContent[]).splice(index, 1, ...words);
          return [SKIP, index];
        }
        if (link.url.trim() === '') note(link, '链接没有地址');
        if (link.type === 'link' && isWordless(link)) {
          note(link, `链接 ${link.url} 没有文字，暂且写成它的地址：写上它通向什么`);
          link.children = [{ type: 'text', value: link.url }];
        }
        link.url = addressFor(link.url, file, routeOf);
        const [, route, anchor = ''] = /^(\/[^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link.url) ?? [];
        if (route !== undefined && !route.startsWith('//'))
          links.push({ route, anchor, line: lineOf(link) });
      }
    },
  );
  return links;
}
