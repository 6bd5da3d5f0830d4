import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { fromSidebar } from '../Menu/fromSidebar';
import { samePath } from '../Menu/menu';
import PageActions from '../PageActions';
import TitleEn from '../TitleEn';
import { useVersionBase } from '../../versions/useVersionBase';
import { addressOf } from '../../versions/versionPaths';
import styles from './styles.module.css';

/** The home page among the breadcrumbs, and what the eyebrow says over pages that stand in no group. */
const HOME = 'Documentation';

/**
 * The page's title with its English name, the breadcrumbs as an eyebrow over it, and under it when the page was last
 * changed and its Markdown.
 * The last breadcrumb is the h2 between the h1 and the text's h3; in the document it follows the title, CSS lifts it.
 */
export default function ArticleHead(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const home = useVersionBase() || '/';
  const route = addressOf(metadata.permalink);
  const menu = fromSidebar(useDocsSidebar()?.items ?? []);
  const group = menu.find((item) => item.children?.some((link) => samePath(link.path, route)));
  const first = group?.children?.find(({ path, isPending }) => path && !isPending)?.path;
  const { titleEn, changed } = frontMatter as { titleEn?: string; changed?: string };
  const crumb = (path: string | undefined, name: ReactNode): ReactNode =>
    path === undefined || path === route ? name : <a href={path}>{name}</a>;
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
          <a href={home} lang="en">
            {HOME}
          </a>
        )}
        <h2>
          {crumb(
            group ? first : home,
            <>
              <span lang="en">{group?.title ?? HOME}</span>
              {group?.titleZh && ` · ${group.titleZh}`}
            </>,
          )}
        </h2>
      </nav>
      <p className={`${styles.about} no-print`}>
        {changed && (
          <time dateTime={changed}>
            {translate({ message: '最后修改 {date}' }, { date: changed.slice(0, 10) })}
          </time>
        )}
        <PageActions route={route} />
      </p>
    </header>
  );
}
