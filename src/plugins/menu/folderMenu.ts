import { readBookPage, type Book } from '../../import/book';
import { docId, group, type MenuConfig } from './sidebar';

/** The group of the pages that stand at the top of the folder, and that of those the menu does not know. */
const TOP = ['Overview', '概览'] as const;
const MORE = ['More', '更多'] as const;

/** Addresses in a menu, of pages and of entries that announce one. */
const routesIn = (items: readonly MenuConfig[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string' || !('type' in item)) return [];
    if (item.type === 'category') return Array.isArray(item.items) ? routesIn(item.items) : [];
    return item.type === 'doc' || item.type === 'link' ? [item.key ?? ''] : [];
  });

const entry = (book: Book, route: string): MenuConfig => ({
  type: 'doc',
  key: route,
  id: docId(route),
  label: readBookPage(book, book.files.get(route)!).title,
  customProps: { titleZh: '' },
});

/** `open-api` → `Open api` */
const nameOf = (segment: string): string =>
  segment[0]!.toUpperCase() + segment.slice(1).replace(/-/g, ' ');

/** A menu of a folder by itself: the first page, the other ones at its top, then a group for each folder. */
function menuOf(book: Book, routes: readonly string[]): MenuConfig[] {
  const groups = new Map<string, string[]>();
  for (const route of routes.filter((one) => one !== '/')) {
    const [, first = '', second] = route.split('/');
    const name = second === undefined ? '' : first;
    groups.set(name, [...(groups.get(name) ?? []), route]);
  }
  const entries = (name: string): MenuConfig[] =>
    (groups.get(name) ?? []).map((route) => entry(book, route));
  const folders = [...groups.keys()].filter((name) => name !== '').sort();
  return [
    ...(routes.includes('/') ? [entry(book, '/')] : []),
    ...(groups.has('') ? [group(...TOP, entries(''))] : []),
    ...folders.map((name) => group(nameOf(name), '', entries(name))),
  ];
}

/**
 * The menu of the book that this site shows. A folder in the official dialect has this one, with its pages that stand nowhere
 * in it in a group at the end; one of which less than half the pages stand in it is another book and has a menu of its own.
 * @param menu that of `sidebars.ts`
 */
export function bookMenu(book: Book, menu: readonly MenuConfig[]): MenuConfig[] {
  if (!book.isOfficial) return [...menu];
  const routes = [...book.files.keys()].sort();
  const known = new Set(routesIn(menu));
  const others = routes.filter((route) => !known.has(route));
  if (others.length * 2 > routes.length) return menuOf(book, routes);
  return others.length === 0
    ? [...menu]
    : [
        ...menu,
        group(
          ...MORE,
          others.map((route) => entry(book, route)),
        ),
      ];
}
