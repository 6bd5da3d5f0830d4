import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Part of every page's HTML, shown by the boot script's mark when one of our scripts did not load: the text stays readable. */
export default function LoadFailure(): ReactNode {
  return (
    <section className={styles.bar} aria-label={translate({ message: '载入情况' })}>
      {translate({ message: '部分功能没能载入。' })}
      {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- An empty address is the page's own: the link loads it again without any script. */}
      <a href="">{translate({ message: '重试' })}</a>
    </section>
  );
}
