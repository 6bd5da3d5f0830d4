import { translate } from '@docusaurus/Translate';
import { memo, type ReactNode } from 'react';
import { menuButtons } from '../../data/header';
import ExternalLink from '../ExternalLink';
import Menu from '../Menu';
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
            <ExternalLink key={href} href={href} lang="en">
              {label}
            </ExternalLink>
          ))}
        </div>
      </aside>
      <div className={`${styles.backdrop} no-print`} data-backdrop="" />
    </>
  );
});
