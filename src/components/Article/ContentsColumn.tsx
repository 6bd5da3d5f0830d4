import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import TableOfContents, {type ContentsEntry} from '../TableOfContents';
import {useAtPageEnd} from './useAtPageEnd';
import styles from './styles.module.css';

interface Props {
  entries: readonly ContentsEntry[];
  active: string | undefined;
  /** Shown in the same column, placed by itself. */
  children: ReactNode;
}

/** The right column: fixed while the article is read, absolutely positioned in it once the page's end is in sight (spec §2). */
export default function ContentsColumn({entries, active, children}: Props): ReactNode {
  const {pathname} = useLocation();
  const list = useRef<HTMLElement>(null);
  const top = useAtPageEnd(pathname, list);
  return (
    <div className={`${styles.column} no-print`}>
      <div className={styles.track}>
        <nav
          ref={list}
          aria-labelledby="contents-title"
          id="contents"
          className={styles.contents}
          data-at-end={top === undefined ? undefined : ''}
          style={top === undefined ? undefined : {top}}>
          <p id="contents-title" className={styles.contentsTitle}>
            {translate({message: '本页目录'})}
          </p>
          <TableOfContents entries={entries} active={active} />
        </nav>
      </div>
      <div>{children}</div>
    </div>
  );
}
