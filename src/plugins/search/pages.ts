import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docId, type MenuConfig} from '../menu/sidebar';
import {recordOf, type PageRecord, type Place} from './records';

/** The pages of the menu in its order. Entries whose page is not written, and moved ones, are links and no docs. */
export function placesOf(items: readonly MenuConfig[], group = {group: '', groupZh: ''}): Place[] {
  return items.flatMap((item): Place[] => {
    if (typeof item === 'string' || !('type' in item)) return [];
    if (item.type === 'category') {
      return placesOf(item.items as MenuConfig[], {group: item.label, groupZh: String(item.customProps?.titleZh ?? '')});
    }
    return item.type === 'doc' ? [{route: item.id === docId('/') ? '/' : `/${item.id}`, ...group}] : [];
  });
}

/**
 * Every written page of the book, in the menu's order.
 * @param docsDir the folder of the Markdown files; a file that has gone since the menu was read is left out
 */
export function readPages(menu: readonly MenuConfig[], docsDir: string): PageRecord[] {
  return placesOf(menu).flatMap((place) => {
    const file = path.join(docsDir, `${docId(place.route)}.md`);
    return existsSync(file) ? [recordOf(place, readFileSync(file, 'utf8'))] : [];
  });
}
