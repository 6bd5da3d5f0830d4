import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Opens and closes the menu (`Sidebar/sidebarBehaviour.ts`). It is a link to the menu first, so that it leads there without JavaScript, too. */
export default function SidebarToggle(): ReactNode {
  return (
    <a
      id="sidebar-toggle"
      className={styles.sidebarToggle}
      href="#menu"
      role="button"
      aria-label={translate({ message: '目录菜单' })}
      aria-expanded
      aria-controls="menu"
      data-press=""
    >
      <Icon name="menu" />
    </a>
  );
}
