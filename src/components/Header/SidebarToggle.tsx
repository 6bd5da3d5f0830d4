import {translate} from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';
import Icon from '../Icon';
import {isSidebarOpen, setSidebar} from '../Sidebar/state';
import {useSidebarOpen} from '../Sidebar/useSidebar';
import styles from './styles.module.css';

/** Opens and closes the menu. It is a link to the menu first, so that it leads there without JavaScript, too. */
export default function SidebarToggle(): ReactNode {
  const open = useSidebarOpen();
  const toggle = (event: MouseEvent): void => {
    event.preventDefault();
    setSidebar(!isSidebarOpen());
  };
  return (
    <a
      id="sidebar-toggle"
      className={styles.sidebarToggle}
      href="#menu"
      role="button"
      aria-label={translate({message: '目录菜单'})}
      aria-expanded={open}
      aria-controls="menu"
      onClick={toggle}
      onKeyDown={(event) => event.key === ' ' && (event.preventDefault(), setSidebar(!isSidebarOpen()))}>
      <Icon name="menu" />
    </a>
  );
}
