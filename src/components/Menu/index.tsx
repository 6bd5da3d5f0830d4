import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {useAppLinks} from '../../plugins/navigation/useAppLinks';
import {useVersionBase} from '../VersionNotice/useVersionBase';
import MenuLink from './MenuLink';
import MenuTitle from './MenuTitle';
import {fromSidebar, INITIALLY_OPEN, openGroups, samePath, type MenuItem} from './menu';
import {useActiveInView} from './useActiveInView';
import styles from './styles.module.css';

interface GroupProps {
  group: MenuItem;
  open: boolean;
  onToggle: (open: boolean) => void;
  path: string;
}

/** A group is a `<details>`: it opens and closes, animated by CSS, before and without JavaScript. */
function MenuGroup({group, open, onToggle, path}: GroupProps): ReactNode {
  return (
    <details className={styles.group} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
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

/** The left menu, from `sidebars.ts`. */
export default function Menu(): ReactNode {
  const {pathname} = useLocation();
  const base = useVersionBase();
  const sidebar = useDocsSidebar();
  const menu = useMemo(() => fromSidebar(sidebar?.items ?? []), [sidebar]);
  const [open, setOpen] = useState(() => openGroups(pathname, base, menu, INITIALLY_OPEN));
  const list = useActiveInView(pathname);
  const links = useAppLinks();

  useEffect(() => setOpen((last) => openGroups(pathname, base, menu, last)), [pathname, base, menu]);

  const toggle = (title: string, isOpen: boolean): void =>
    setOpen((last) => (last.includes(title) === isOpen ? last : isOpen ? [...last, title] : last.filter((other) => other !== title)));

  return (
    <nav aria-label={translate({message: '文档章节'})} ref={list} {...links}>
      <ul className={styles.menu}>
        {menu.map((item) => (
          <li key={item.title}>
            {item.children ? (
              <MenuGroup group={item} open={open.includes(item.title)} onToggle={(isOpen) => toggle(item.title, isOpen)} path={pathname} />
            ) : (
              <MenuLink item={item} isCurrent={samePath(item.path, pathname)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
