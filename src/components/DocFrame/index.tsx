import type {ReactNode} from 'react';
import Sidebar from '../Sidebar';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** The menu and the page beside it. */
export default function DocFrame({children}: Props): ReactNode {
  return (
    <>
      <main className={styles.main}>{children}</main>
      <Sidebar />
    </>
  );
}
