import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Which notice it is, for the styles and behaviours of that one alone. */
  id?: string;
  children: ReactNode;
  /** Marks for behaviours and for the browser's entry. */
  [mark: `data-${string}`]: string | undefined;
}

/** A page that only says one thing: where the reader is being taken, or that something failed. */
export default function Notice({ title, children, ...rest }: Props): ReactNode {
  return (
    <main className={styles.notice} {...rest}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
