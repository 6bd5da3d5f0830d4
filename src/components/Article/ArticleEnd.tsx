import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useAppLinks} from '../../plugins/navigation/useAppLinks';
import Icon from '../Icon';
import {findItem, fromSidebar} from '../Menu/menu';
import MenuTitle from '../Menu/MenuTitle';
import NewTabHint from '../NewTabHint';
import {addressOf} from '../VersionNotice/versionPaths';
import styles from './styles.module.css';

/** Under the text: the way to suggest an edit, and the previous and next page. */
export default function ArticleEnd(): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const {editUrl, previous, next} = metadata;
  const links = useAppLinks();
  const menu = fromSidebar(useDocsSidebar()?.items ?? []);
  const name = ({title, permalink}: {title: string; permalink: string}): ReactNode => {
    const item = findItem(menu, permalink);
    return item ? <MenuTitle item={{title: item.title, titleZh: item.titleZh}} /> : title;
  };
  return (
    <footer className={`${styles.end} no-print`}>
      {editUrl && (
        <a className={styles.edit} href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
            {siteConfig.customFields?.hasRepository ? translate({message: '修改本页'}) : translate({message: '修改官方英文版的这一章'})}
            <NewTabHint />
        </a>
      )}
      <nav className={styles.pager} aria-label={translate({message: '上一页与下一页'})} {...links}>
        {previous && (
          <a href={addressOf(previous.permalink)} rel="prev">
            <small>{translate({message: '上一页'})}</small>
            {name(previous)}
          </a>
        )}
        {next && (
          <a className={styles.next} href={addressOf(next.permalink)} rel="next">
            <small>{translate({message: '下一页'})}</small>
            {name(next)}
          </a>
        )}
      </nav>
    </footer>
  );
}
