import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { useVersionBase } from '../../versions/useVersionBase';
import MenuLink from './MenuLink';
import MenuTitle from './MenuTitle';
import { fromSidebar } from './fromSidebar';
import { INITIALLY_OPEN, openGroups, samePath, type MenuItem } from './menu';
import styles from './styles.module.css';

interface GroupProps {
  group: MenuItem;
  open: boolean;
  path: string;
}

/** A group is a `<details>`: it opens and closes, animated by CSS, before and without JavaScript. */
function MenuGroup({ group, open, path }: GroupProps): ReactNode {
  return (
    <details className={styles.group} open={open} data-group={group.title}>
      <summary>
        <MenuTitle item={group} />
        <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l6 6-6 6" />
        </svg>
      </summary>
      <ul>
        {group.children?.map((item) => (
          <li key={item.path ?? item.externalUrl}>
            <MenuLink item={item} isCurrent={samePath(item.path, path)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ListProps {
  menu: readonly MenuItem[];
  /** The page shown when the menu was. */
  path: string;
  base: string;
}

/** Remembered: a navigation changes nothing here. */
const MenuList = memo(function MenuList({ menu, path, base }: ListProps): ReactNode {
  const open = openGroups(path, base, menu, INITIALLY_OPEN);
  return (
    <ul className={styles.menu}>
      {menu.map((item) => (
        <li key={item.title}>
          {item.children ? (
            <MenuGroup group={item} open={open.includes(item.title)} path={path} />
          ) : (
            <MenuLink item={item} isCurrent={samePath(item.path, path)} />
          )}
        </li>
      ))}
    </ul>
  );
});

/**
 * The left menu, from `sidebars.ts`, as it is on the page it is first shown with; `menuBehaviour.ts` moves the mark and
 * opens groups after that.
 */
export default function Menu(): ReactNode {
  const { pathname } = useLocation();
  const base = useVersionBase();
  const sidebar = useDocsSidebar();
  const menu = useMemo(() => fromSidebar(sidebar?.items ?? []), [sidebar]);
  const [path] = useState(pathname);
  return (
    <nav aria-label={translate({ message: '文档章节' })} data-base={base || undefined}>
      <MenuList menu={menu} path={path} base={base} />
    </nav>
  );
}
