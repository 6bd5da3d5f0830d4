import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Number of the fold on its page, from 1. */
  number: string;
  /** The major that it is about. */
  major: string;
  children: ReactNode;
}

/**
 * What another major of Nest does differently, right after the sample that it is about. The id stands inside: a link to
 * it opens the fold by itself (HTML, “ancestor details revealing”), without JavaScript.
 */
export default function NestFold({ number, major, children }: Props): ReactNode {
  return (
    <details className={styles.fold} data-nest={major}>
      <summary>{translate({ message: 'Nest {major} 上不同' }, { major })}</summary>
      <div className={styles.body} id={`nest${major}-${number}`}>
        {children}
      </div>
    </details>
  );
}
