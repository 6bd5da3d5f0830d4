import { useDoc, useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useSettings } from '../../browser/useSettings';
import { issueLink } from '../../data/issueLink';
import { addressOf } from '../../data/addressOf';
import { officialRoute } from '../../data/editLink';
import type { OwnFields } from '../../data/frontMatter';
import { site } from '../../data/site';
import ExternalLink from '../ExternalLink';
import Icon from '../Icon';
import { findItem } from '../Menu/findItem';
import { fromSidebar } from '../Menu/fromSidebar';
import MenuTitle from '../Menu/MenuTitle';
import PageActions from '../PageActions';
import { useVersionBase } from '../../versions/useVersionBase';
import styles from './styles.module.css';
import { useIsOfBook } from './useIsOfBook';

/** Under the text: the ways to suggest an edit, to report a fault and to take the page along, and the previous and next page. */
export default function ArticleEnd(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { editUrl, previous, next, permalink, title } = metadata;
  const { label: version } = useDocsVersion();
  const isOfBook = useIsOfBook();
  const base = useVersionBase();
  const route = addressOf(permalink);
  const inBook = route.slice(base.length) || '/';
  const { hasRepository: isOwn, hasAddress } = useSettings();
  const menu = fromSidebar(useDocsSidebar()?.items ?? []);
  const name = ({ title, permalink }: { title: string; permalink: string }): ReactNode => {
    const item = findItem(menu, permalink);
    return item ? <MenuTitle item={{ title: item.title, titleZh: item.titleZh }} /> : title;
  };
  return (
    <footer className={`${styles.end} no-print`}>
      <p className={styles.tools}>
        {editUrl && (
          <>
            <ExternalLink href={editUrl}>
              <Icon name="edit" />
              {isOwn
                ? translate({ message: '修改本页' })
                : translate({ message: '修改官方英文版的这一章' })}
            </ExternalLink>
            <ExternalLink
              href={issueLink(editUrl, {
                // Of the official chapter, where the report goes there.
                address: isOwn
                  ? (hasAddress ? siteConfig.url : '') + route
                  : site.officialDocs + (officialRoute(inBook) ?? inBook),
                title: isOwn ? title : ((frontMatter as OwnFields).titleEn ?? title),
                version,
              })}
              data-report=""
              suppressHydrationWarning
            >
              {isOwn
                ? translate({ message: '这页有问题？' })
                : translate({ message: '英文版这一章有问题？' })}
            </ExternalLink>
          </>
        )}
        {isOfBook && <PageActions route={route} />}
      </p>
      <nav className={styles.pager} aria-label={translate({ message: '上一页与下一页' })}>
        {previous && (
          <a href={addressOf(previous.permalink)} rel="prev">
            <small>{translate({ message: '上一页' })}</small>
            {name(previous)}
          </a>
        )}
        {next && (
          <a className={styles.next} href={addressOf(next.permalink)} rel="next">
            <small>{translate({ message: '下一页' })}</small>
            {name(next)}
          </a>
        )}
      </nav>
    </footer>
  );
}
