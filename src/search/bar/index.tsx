import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState, type ReactNode} from 'react';
import Icon from '../../components/Icon';
import './frame.module.css';
import styles from './styles.module.css';
import {useSearch} from './useSearch';

/** The search area of the header: opens the dialog. Without JavaScript it is a link to the list of everything. */
export default function SearchBar(): ReactNode {
  const prepare = useSearch();
  const [shortcut, setShortcut] = useState('Ctrl K');
  useEffect(() => {
    if (/Mac|iP/.test(navigator.platform)) setShortcut('⌘ K');
  }, []);
  return (
    <a
      className={styles.box}
      href={useBaseUrl('/search')}
      role="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      data-search=""
      onFocus={prepare}
      onMouseEnter={prepare}
      onTouchStart={prepare}>
      <Icon name="search" />
      <span>
        <Translate id="search.label">搜索文档</Translate>
      </span>
      <kbd className="needs-js" aria-hidden="true">
        {shortcut}
      </kbd>
    </a>
  );
}
