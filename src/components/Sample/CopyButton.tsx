import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * The copy button's markup with all it may say; `data-outcome` chooses, set by `copyBehaviour.ts`. Its name contains
 * what it says (WCAG 2.5.3).
 */
export default function CopyButton(): ReactNode {
  return (
    <button type="button" className={`${styles.copy} needs-js`} data-copy="" data-press="">
      <Icon name="copy" />
      <span className="visually-hidden">{translate({ message: '复制代码' })}</span>
      <span className={styles.copied}>
        <Icon name="check" />
        {translate({ message: '已复制' })}
      </span>
      <span className={styles.refused}>{translate({ message: '请按 Ctrl+C 复制' })}</span>
    </button>
  );
}
