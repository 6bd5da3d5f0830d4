import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Part of every page's HTML, shown by the boot script's mark when one of our scripts did not load: the text stays readable. */
export default function LoadFailure(): ReactNode {
  return (
    <p className={styles.bar}>
      部分功能没能载入。<a href="">重试</a>
    </p>
  );
}
