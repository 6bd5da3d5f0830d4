import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The command, and what came back. */
  children: ReactNode;
}

/** A command and its answer, in one frame. */
export default function Exchange({ children }: Props): ReactNode {
  return <div className={styles.exchange}>{children}</div>;
}
