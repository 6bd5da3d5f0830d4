import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** A box around a wide table: the table scrolls, the page does not. */
export default function ScrollBox({children}: Props): ReactNode {
  return (
    <div className={styles.box} data-scroll-label="表格">
      {children}
    </div>
  );
}
