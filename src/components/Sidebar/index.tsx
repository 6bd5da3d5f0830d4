import { translate } from '@docusaurus/Translate';
import { memo, type ReactNode } from 'react';
import { menuButtons } from '../../data/header';
import Menu from '../Menu';
import NewTabHint from '../NewTabHint';
import SocialLinks from '../SocialLinks';
import TopLinks from '../TopLinks';
import styles from './styles.module.css';

/** The left column: the menu, the links that leave the header on narrow screens, and two buttons at the bottom (`sidebarBehaviour.ts`). No navigation renders it anew. */
export default memo(function Sidebar(): ReactNode {
  return (
    <>
      <aside
        className={`${styles.sidebar} no-print`}
        id="menu"
        aria-label={translate({ message: '目录菜单' })}
      >
        <Menu />
        <div className={styles.headerLinks}>
          <TopLinks />
          <SocialLinks />
        </div>
        <div className={styles.buttons}>
          {menuButtons.map(({ label, href }) => (
            <a key={href} href={href} target="_blank" rel="noopener noreferrer" lang="en">
              {label}
              <NewTabHint amongEnglish />
            </a>
          ))}
        </div>
      </aside>
      <div className={styles.backdrop} data-backdrop="" />
    </>
  );
});
