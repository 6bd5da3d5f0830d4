import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Popup from '../Popup';
import TableOfContents, {plainText, type ContentsEntry} from '../TableOfContents';
import styles from './styles.module.css';

interface Props {
  entries: readonly ContentsEntry[];
  active: string | undefined;
}

/**
 * On screens without room for the contents column: one quiet line under the header that names the section being read
 * and opens the list. Without JavaScript it stays above the text. The HTML names the first section, where reading begins.
 */
export default function ContentsLine({entries, active}: Props): ReactNode {
  const current = entries.find(({id}) => id === active) ?? entries[0];
  if (!current) return null;
  return (
    <Popup className={`${styles.line} no-print`}>
      <summary>
        {translate({message: '本页目录'})}
        <span className={styles.current}>{plainText(current.value)}</span>
      </summary>
      <TableOfContents entries={entries} active={active} />
    </Popup>
  );
}
