import { memo, type ReactNode } from 'react';
import Footer from '../Footer';
import Newsletter from '../Newsletter';
import Sponsors from '../Sponsors';
import styles from './styles.module.css';

/** What follows every page: sponsors, newsletter and footer. Its coming into sight moves the contents list. The same on all, so no navigation renders it anew. */
export default memo(function PageEnd(): ReactNode {
  return (
    <div id="page-end-frame">
      <div className={styles.pageEnd} id="page-end">
        <Sponsors />
        <Newsletter />
        <Footer />
      </div>
    </div>
  );
});
