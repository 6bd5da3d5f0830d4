import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { addressOf } from '../../data/addressOf';
import type { OwnFields } from '../../data/frontMatter';
import { fromSidebar } from '../Menu/fromSidebar';
import PageActions from '../PageActions';
import TitleEn from '../TitleEn';
import { useVersionBase } from '../../versions/useVersionBase';
import { breadcrumbs } from './breadcrumbs';
import styles from './styles.module.css';
import { useIsOfBook } from './useIsOfBook';

/**
 * The page's title with its English name, the breadcrumbs as an eyebrow over it, and under it when the page was last
 * changed and its Markdown.
 * The last breadcrumb is the h2 between the h1 and the text's h3; in the document it follows the title, CSS lifts it.
 */
export default function ArticleHead(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const isOfBook = useIsOfBook();
  const home = useVersionBase() || '/';
  const route = addressOf(metadata.permalink);
  const menu = fromSidebar(useDocsSidebar()?.items ?? []);
  const [start, group] = breadcrumbs(menu, route, home);
  const last = group ?? start;
  const { titleEn, changed } = frontMatter as OwnFields;
  const name = (
    <>
      <span lang="en">{last.title}</span>
      {last.titleZh && ` · ${last.titleZh}`}
    </>
  );
  return (
    <header className={styles.head}>
      <h1>
        {metadata.title}
        {titleEn && titleEn !== metadata.title && (
          <>
            {' '}
            <TitleEn>{titleEn}</TitleEn>
          </>
        )}
      </h1>
      <nav
        className={styles.eyebrow}
        aria-label={translate({ message: '面包屑', description: 'Name of the way to the page' })}
      >
        {group && (
          <a href={start.route} lang="en">
            {start.title}
          </a>
        )}
        <h2>{last.route === route ? name : <a href={last.route}>{name}</a>}</h2>
      </nav>
      <p className={`${styles.about} no-print`}>
        {changed && (
          <time dateTime={changed}>
            {translate({ message: '最后修改 {date}' }, { date: changed.slice(0, 10) })}
          </time>
        )}
        {isOfBook && <PageActions route={route} />}
      </p>
    </header>
  );
}
