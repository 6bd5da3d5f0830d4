import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The English name of a page, behind its Chinese one in the title. */
export default function TitleEn({ children }: { children: string }): ReactNode {
  return (
    <span className={styles.name} lang="en">
      {children}
    </span>
  );
}
