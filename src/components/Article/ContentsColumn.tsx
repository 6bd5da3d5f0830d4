import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import TableOfContents, { type ContentsEntry } from '../TableOfContents';
import styles from './styles.module.css';

interface Props {
  entries: readonly ContentsEntry[];
  /** Shown in the same column, placed by itself. */
  children: ReactNode;
}

/** The right column: fixed while the article is read, absolutely positioned in it once the page's end is in sight (`pageEndBehaviour.ts`). */
export default function ContentsColumn({ entries, children }: Props): ReactNode {
  return (
    <div className={`${styles.column} no-print`}>
      <div className={styles.track}>
        <nav aria-labelledby="contents-title" id="contents" className={styles.contents}>
          <p id="contents-title" className={styles.contentsTitle}>
            {translate({ message: '本页目录' })}
          </p>
          <TableOfContents entries={entries} />
        </nav>
      </div>
      <div>{children}</div>
    </div>
  );
}
