import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the drawing shows, for those who do not see it. */
  alt: string;
  caption?: string;
  /** The drawing. */
  children: ReactNode;
}

/** A drawing with its caption; its colours follow the theme. A wide one scrolls in its box, by keyboard, too (ScrollBox). */
export default function Figure({alt, caption, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing} data-scroll-label="图">
        <div role="img" aria-label={alt}>
          {children}
        </div>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
