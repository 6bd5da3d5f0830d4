import { addressOf } from '../../data/addressOf';
import type { IconName } from '../Icon';

/** One line of the left menu, a link or a group of links (ARCHITECTURE.md#menu). */
export interface MenuItem {
  /** The official English title; its lower case is the first path segment that opens a group. */
  title: string;
  /** The Chinese name shown beside it. */
  titleZh: string;
  /** Route of an internal link. */
  path?: string;
  /** Address of a link that opens in a new tab. */
  externalUrl?: string;
  icon?: IconName;
  isNew?: boolean;
  /** Greyed out and not clickable: the page is not written yet. */
  isPending?: boolean;
  children?: MenuItem[];
}

/** `/guards/` and `/guards` are one address. */
export const samePath = (a: string | undefined, b: string): boolean =>
  a !== undefined && addressOf(a) === addressOf(b);

/** Groups that are open before the first navigation (ARCHITECTURE.md#menu). */
export const INITIALLY_OPEN: readonly string[] = ['Overview'];

/**
 * The open groups after a navigation (ARCHITECTURE.md#menu): the group named by the first path segment opens and Overview closes.
 * A page whose group has another name (`/guards` is in Overview) opens the group that holds it, so that the
 * active link is always in sight. Without a match nothing changes.
 * @param path the route shown now
 * @param base where the pages of its version begin (`/next`), nothing at the root
 * @param menu the whole menu
 * @param open titles of the groups open so far
 */
export function openGroups(
  path: string,
  base: string,
  menu: readonly MenuItem[],
  open: readonly string[],
): readonly string[] {
  const segment = path.slice(base.length).split('/')[1]?.toLowerCase() ?? '';
  const groups = menu.filter((item) => item.children);
  const match =
    groups.find((group) => group.title.toLowerCase() === segment) ??
    groups.find((group) => group.children?.some((link) => samePath(link.path, path)));
  if (!match) return open;
  const kept = match.title === 'Overview' ? open : open.filter((title) => title !== 'Overview');
  return kept.includes(match.title) ? kept : [...kept, match.title];
}
