import { translate } from '@docusaurus/Translate';
import { useMemo, type ReactNode } from 'react';
import Popup from '../Popup';
import TableOfContents, { wordsOf, type ContentsEntry } from '../TableOfContents';
import styles from './styles.module.css';

interface Props {
  entries: readonly ContentsEntry[];
}

/**
 * On screens without room for the contents column: one quiet line under the header that names the section being read
 * and opens the list. Without JavaScript it stays above the text. The HTML names the first section, where reading begins; `contentsBehaviour.ts` names
 * the others.
 */
export default function ContentsLine({ entries }: Props): ReactNode {
  const [first] = entries;
  const inner = useMemo(() => ({ __html: first ? wordsOf(first) : '' }), [first]);
  if (!first) return null;
  return (
    <Popup className={`${styles.line} no-print`}>
      <summary>
        {translate({ message: '本页目录' })}
        <span
          className={styles.current}
          data-current-heading=""
          dangerouslySetInnerHTML={inner}
          suppressHydrationWarning
        />
      </summary>
      <TableOfContents entries={entries} />
    </Popup>
  );
}
