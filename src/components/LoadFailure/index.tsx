import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Part of every page's HTML, ahead of the text. Shown by the boot script's mark when one of our scripts did not load or the
 * browser is too old for them, and without any script when the page's own end does not come. An alert: it comes by itself, and
 * is said when it does.
 */
export default function LoadFailure(): ReactNode {
  return (
    <section
      role="alert"
      className={`${styles.bar} no-print`}
      aria-label={translate({ message: '载入情况' })}
    >
      <span className={styles.parts}>{translate({ message: '部分功能没能载入。' })}</span>
      <span className={styles.incomplete}>{translate({ message: '这一页还没有载完。' })}</span>
      <span className={styles.old}>
        {translate({ message: '这个浏览器太旧，只能读正文和目录。' })}
      </span>
      {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- An empty address is the page's own: the link loads it again without any script. */}
      <a href="">{translate({ message: '重试' })}</a>
    </section>
  );
}
