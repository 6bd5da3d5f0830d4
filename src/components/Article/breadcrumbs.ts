import { site } from '../../data/site';
import { samePath, type MenuItem } from '../Menu/menu';

/** A step of the way to a page. */
export interface Breadcrumb {
  title: string;
  /** The Chinese name shown beside it, empty for the home page. */
  titleZh: string;
  route: string;
}

/**
 * The way to a page, as it stands over the title and in the structured data: the home page, then the menu's group that holds
 * the page. A group has no page of its own; it leads to its first one that is written.
 * @param menu that of the page's version
 * @param home where that version begins
 */
export function breadcrumbs(
  menu: readonly MenuItem[],
  route: string,
  home: string,
): [home: Breadcrumb] | [home: Breadcrumb, group: Breadcrumb] {
  const start = { title: site.homeTitle, titleZh: '', route: home };
  const group = menu.find(({ children }) => children?.some(({ path }) => samePath(path, route)));
  if (!group) return [start];
  const first = group.children?.find(({ path, isPending }) => path && !isPending)?.path;
  return [start, { title: group.title, titleZh: group.titleZh, route: first ?? route }];
}
