import type { ReactNode } from 'react';
import Footer from '../Footer';
import Newsletter from '../Newsletter';
import Sponsors from '../Sponsors';
import styles from './styles.module.css';

/** What follows every page: sponsors, newsletter and footer. Its coming into sight moves the contents list. */
export default function PageEnd(): ReactNode {
  return (
    <div id="page-end-frame">
      <div className={styles.pageEnd} id="page-end">
        <Sponsors />
        <Newsletter />
        <Footer />
      </div>
    </div>
  );
}
