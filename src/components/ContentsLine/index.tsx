import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Popup from '../Popup';
import TableOfContents, { useWords, wordsOf, type ContentsEntry } from '../TableOfContents';
import styles from './styles.module.css';

interface Props {
  entries: readonly ContentsEntry[];
}

/**
 * On screens without room for the contents column: one quiet line under the header that names the section being read and opens
 * the list. Without JavaScript it stays above the text. The HTML names the first section, `contentsBehaviour.ts` the others.
 */
export default function ContentsLine({ entries }: Props): ReactNode {
  const [first] = entries;
  const words = useWords(first ? wordsOf(first) : '');
  if (!first) return null;
  return (
    <Popup className={`${styles.line} no-print`}>
      <summary>
        {translate({ message: '本页目录' })}
        <span className={styles.current} data-current-heading="" {...words} />
      </summary>
      <TableOfContents entries={entries} />
    </Popup>
  );
}
