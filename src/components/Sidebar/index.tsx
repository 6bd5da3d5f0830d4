import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useEffect, type ReactNode} from 'react';
import {menuButtons} from '../../data/header';
import Menu from '../Menu';
import NewTabHint from '../NewTabHint';
import SocialLinks from '../SocialLinks';
import TopLinks from '../TopLinks';
import {followWidth, isNarrow, isSidebarOpen, setSidebar} from './state';
import {useSidebarOpen} from './useSidebar';
import styles from './styles.module.css';

/** What the open menu covers on narrow screens cannot be reached meanwhile. */
const COVERED = 'main, #page-end';

/** The left column: the menu, the links that leave the header on narrow screens, and two buttons at the bottom. */
export default function Sidebar(): ReactNode {
  // Choosing the page that is shown already is a navigation, too: each has a key of its own.
  const {pathname, key} = useLocation();
  const open = useSidebarOpen();

  useEffect(followWidth, []);

  useEffect(() => {
    if (isNarrow()) setSidebar(undefined);
  }, [pathname, key]);

  useEffect(() => {
    const covering = open && isNarrow();
    document.querySelectorAll<HTMLElement>(COVERED).forEach((element) => (element.inert = covering));
    if (!covering) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setSidebar(false);
      document.getElementById('sidebar-toggle')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <aside className={`${styles.sidebar} no-print`} id="menu" aria-label={translate({message: '目录菜单'})}>
        <Menu />
        <div className={styles.headerLinks}>
          <TopLinks />
          <SocialLinks />
        </div>
        <div className={styles.buttons}>
          {menuButtons.map(({label, href}) => (
            <a key={href} href={href} target="_blank" rel="noopener noreferrer" lang="en">
              {label}
              <NewTabHint amongEnglish />
            </a>
          ))}
        </div>
      </aside>
      <div className={styles.backdrop} onClick={() => isSidebarOpen() && setSidebar(false)} />
    </>
  );
}
