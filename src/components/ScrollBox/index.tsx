import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** A box around a wide table: the table scrolls, the page does not. */
export default function ScrollBox({ children }: Props): ReactNode {
  return (
    <div
      className={styles.box}
      data-scroll-label={translate({
        message: '表格',
        description: 'Name of a table that scrolls',
      })}
    >
      {children}
    </div>
  );
}
