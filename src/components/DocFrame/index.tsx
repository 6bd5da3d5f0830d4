import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import Failure from '../Failure';
import Sidebar from '../Sidebar';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** The menu and the page beside it. A page that fails takes its own place only, and the next one starts afresh (ARCHITECTURE.md#faults J15). */
export default function DocFrame({ children }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <ErrorBoundary
        key={pathname}
        fallback={(failure) => (
          <div className={styles.main}>
            <Failure {...failure} />
          </div>
        )}
      >
        <main className={styles.main}>{children}</main>
      </ErrorBoundary>
      <Sidebar />
    </>
  );
}
