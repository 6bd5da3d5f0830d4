import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { addressOf } from '../../data/addressOf';
import type { IconName } from '../Icon';
import type { MenuItem } from './menu';

/** What `sidebars.ts` hands over beside Docusaurus' own fields. */
export interface MenuProps extends Record<string, unknown> {
  titleZh: string;
  icon?: IconName;
  isNew?: boolean;
  isPending?: boolean;
}

const known = new WeakMap<readonly PropSidebarItem[], MenuItem[]>();

/** The menu items of a Docusaurus sidebar, as it reaches the browser. Made once for each, since many parts of a page ask. */
export function fromSidebar(items: readonly PropSidebarItem[]): MenuItem[] {
  const menu = known.get(items) ?? menuOf(items);
  known.set(items, menu);
  return menu;
}

function menuOf(items: readonly PropSidebarItem[]): MenuItem[] {
  return items.flatMap((item): MenuItem[] => {
    if (item.type === 'html') return [];
    const { titleZh, icon, isNew, isPending } = (item.customProps ?? {}) as Partial<MenuProps>;
    const shared = { title: item.label, titleZh: titleZh ?? '', icon, isNew, isPending };
    if (item.type === 'category') return [{ ...shared, children: menuOf(item.items) }];
    return [
      item.href.startsWith('https:')
        ? { ...shared, externalUrl: item.href }
        : { ...shared, path: addressOf(item.href) },
    ];
  });
}
