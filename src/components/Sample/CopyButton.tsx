import type {ReactNode} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * The copy button's markup with all it may say; `data-outcome` chooses, set by `copyBehaviour.ts`.
 */
export default function CopyButton(): ReactNode {
  return (
    <button type="button" className={`${styles.copy} needs-js`} data-copy aria-label="复制代码">
      <Icon name="copy" />
      <span className={styles.copied}>
        <Icon name="check" />
        已复制
      </span>
      <span className={styles.refused}>请按 Ctrl+C 复制</span>
    </button>
  );
}
