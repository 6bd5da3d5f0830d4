import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import Icon from '../../components/Icon';
import { SEARCH } from '../../data/routes';
import './frame.module.css';
import styles from './styles.module.css';

/**
 * The search area of the header: opens the dialog (`opener.ts`, `searchBehaviour.ts`). Without JavaScript it is a link to
 * the list of everything.
 */
export default function SearchBar(): ReactNode {
  const {
    siteConfig: { url, themeConfig },
  } = useDocusaurusContext();
  return (
    <a
      className={styles.box}
      href={useBaseUrl(SEARCH)}
      role="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      data-search=""
      data-replaced={translate({ message: '网站有了新版本，重新载入后接着查。' })}
      data-reload={translate({ message: '重新载入' })}
      data-algolia={themeConfig.algolia ? JSON.stringify(themeConfig.algolia) : undefined}
      data-origin={themeConfig.algolia ? new URL(url).origin : undefined}
    >
      <Icon name="search" />
      <span>
        <Translate id="search.label">搜索文档</Translate>
      </span>
      <kbd className="needs-js" aria-hidden="true" suppressHydrationWarning>
        Ctrl K
      </kbd>
    </a>
  );
}
