import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {fromSidebar, samePath} from '../Menu/menu';
import styles from './styles.module.css';

/** What the eyebrow says over pages that stand in no group. */
const NO_GROUP = 'Documentation';

/**
 * The page's title with its English name, and the menu group's name as an eyebrow over it.
 * The eyebrow is the h2 between the h1 and the text's h3; in the document it follows the title, CSS lifts it.
 */
export default function ArticleHead(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const menu = fromSidebar(useDocsSidebar()?.items ?? []);
  const group = menu.find((item) => item.children?.some((link) => samePath(link.path, metadata.permalink)));
  const {titleEn} = frontMatter as {titleEn?: string};
  return (
    <header className={styles.head}>
      <h1>
        {metadata.title}
        {titleEn && titleEn !== metadata.title && (
          <>
            {' '}
            <span className={styles.titleEn} lang="en">
              {titleEn}
            </span>
          </>
        )}
      </h1>
      <h2 className={styles.eyebrow}>
        <span lang="en">{group?.title ?? NO_GROUP}</span>
        {group?.titleZh && ` · ${group.titleZh}`}
      </h2>
    </header>
  );
}
