import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import ScrollBox from '../ScrollBox';
import styles from './styles.module.css';

interface Props {
  /** What the drawing shows, for those who do not see it. */
  alt: string;
  caption?: string;
  /** The drawing. */
  children: ReactNode;
}

/** A drawing with its caption; its colours follow the theme. A wide one scrolls in its box, by keyboard, too (ScrollBox). */
export default function Figure({ alt, caption, children }: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <ScrollBox
        className={styles.drawing}
        label={translate({
          message: '图',
          description: 'Name of a drawing that scrolls',
        })}
      >
        <div role="img" aria-label={alt}>
          {children}
        </div>
      </ScrollBox>
      <p className={styles.hint} aria-hidden="true">
        {translate({ message: '← 左右滑动看全图 →' })}
      </p>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
