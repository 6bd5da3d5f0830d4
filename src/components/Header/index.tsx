import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import SearchBar from '@theme/SearchBar';
import { memo, type ReactNode } from 'react';
import SocialLinks from '../SocialLinks';
import ThemeToggle from '../ThemeToggle';
import TopLinks from '../TopLinks';
import SidebarToggle from './SidebarToggle';
import VersionMenu from './VersionMenu';
import styles from './styles.module.css';

/** The bar at the top of every page. Parts that depend on the page read it themselves, so that a navigation renders only these anew. */
export default memo(function Header(): ReactNode {
  // Only pages of the book have the menu.
  const ofBook = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
  return (
    // Beside the book, the contents list of Docusaurus measures the header by its own name for it.
    <header className={clsx(styles.header, 'no-print', !ofBook && 'navbar')}>
      {ofBook && <SidebarToggle />}
      <a
        className={styles.logo}
        href="/"
        aria-label={translate({ message: 'NestJS 中文文档首页' })}
      >
        <img src="/img/logo.svg" alt="" width="32" height="32" fetchPriority="low" />
        <span lang="en" translate="no">
          NestJS
        </span>
      </a>
      <VersionMenu />
      <div className={styles.search} id="search">
        <SearchBar />
      </div>
      <div className={styles.links}>
        <TopLinks />
      </div>
      <div className={styles.socials}>
        <SocialLinks />
      </div>
      <ThemeToggle />
    </header>
  );
});
