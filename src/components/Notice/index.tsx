import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** For styles that depend on which notice is shown. */
  id?: string;
  children: ReactNode;
}

/** A page that only says one thing: where the reader is being taken, or that something failed. */
export default function Notice({ title, id, children }: Props): ReactNode {
  return (
    <main id={id} className={styles.notice}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
