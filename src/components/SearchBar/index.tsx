import type {ReactNode} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';
import {useSearchDialog} from './useSearchDialog';

/** The search area of the header: opens the dialog. Without JavaScript it is a link to the list of everything. */
export default function SearchBar(): ReactNode {
  const {opened, shortcut, close, box} = useSearchDialog();
  return (
    <>
      <a className={styles.box} href="/search" role="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K /" {...box}>
        <Icon name="search" />
        <span>搜索文档</span>
        <kbd className="needs-js" aria-hidden="true">
          {shortcut}
        </kbd>
      </a>
      {opened && <opened.Dialog query={opened.query} onClose={close} />}
    </>
  );
}
