import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { MenuProps } from '../../components/Menu/fromSidebar';
import { docOf, routeOfDoc } from '../../data/routes';
import { bookOf } from '../../import/book';

/** An entry of `sidebars.ts`. */
export type MenuConfig = Extract<SidebarsConfig[string], unknown[]>[number];

const book = bookOf(path.resolve(__dirname, '../../..'));

type Marks = Pick<MenuProps, 'icon' | 'isNew'>;

/** The doc behind a route; a book in the official dialect has its pages where it likes. */
export const docId = (route: string): string =>
  book.files.get(route)?.replace(/\.md$/, '') ?? docOf(route);

/** Whether a page of the menu is written: it is as soon as its file exists. `/introduction` is no address of its own. */
export const isWritten = (route: string): boolean =>
  book.isOfficial
    ? book.files.has(route)
    : route === routeOfDoc(docOf(route)) &&
      ['md', 'mdx'].some((kind) => existsSync(path.join(book.folder, `${docId(route)}.${kind}`)));

/**
 * A page of the menu. Several pages have one title, so that translations go by the address (`key`). While `docs/<route>.md` does not exist it is a pending entry: greyed out, not clickable.
 * @param route the page's address, which is also its file's path
 */
export function page(route: string, title: string, titleZh: string, marks: Marks = {}): MenuConfig {
  return isWritten(route)
    ? {
        type: 'doc',
        key: route,
        id: docId(route),
        label: title,
        customProps: { titleZh, ...marks },
      }
    : {
        type: 'link',
        key: route,
        href: route,
        label: title,
        customProps: { titleZh, isPending: true, ...marks },
      };
}

/** An entry of the menu whose page has moved; it counts as written when the page it leads to is. */
export function moved(route: string, target: string, title: string, titleZh: string): MenuConfig {
  return {
    type: 'link',
    key: route,
    href: route,
    label: title,
    customProps: { titleZh, isMoved: true, isPending: !isWritten(target) },
  };
}

/** A link that leaves the site, in a new tab. */
export function external(
  href: string,
  title: string,
  titleZh: string,
  marks: Marks = {},
): MenuConfig {
  return { type: 'link', href, label: title, customProps: { titleZh, ...marks } };
}

/** A group that opens and closes; its title's lower case is the first path segment of its pages. */
export function group(
  title: string,
  titleZh: string,
  items: MenuConfig[],
  marks: Marks = {},
): MenuConfig {
  return {
    type: 'category',
    label: title,
    items,
    customProps: { titleZh, ...marks },
  };
}

/** The pages of one section: `section('/cli/', [['overview', 'Overview', '概览'], …])`. */
export function section(
  prefix: string,
  pages: Array<[slug: string, title: string, titleZh: string]>,
): MenuConfig[] {
  return pages.map(([slug, title, titleZh]) => page(prefix + slug, title, titleZh));
}

/** Addresses of the pages that are still pending, in the menu's order; a moved entry is no page. */
export function pendingPages(items: readonly MenuConfig[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string' || !('type' in item)) return [];
    if (item.type === 'category') return Array.isArray(item.items) ? pendingPages(item.items) : [];
    return item.type === 'link' && item.customProps?.isPending && !item.customProps.isMoved
      ? [item.href]
      : [];
  });
}
