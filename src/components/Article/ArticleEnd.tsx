import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Under the text: the way to suggest an edit, and the previous and next page. */
export default function ArticleEnd(): ReactNode {
  const {metadata} = useDoc();
  const {editUrl, previous, next} = metadata;
  return (
    <footer className={`${styles.end} no-print`}>
      {editUrl && (
        <a className={styles.edit} href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          修改本页
          <span className="visually-hidden">（新标签页打开）</span>
        </a>
      )}
      <nav className={styles.pager} aria-label="上一页与下一页">
        {previous && (
          <Link to={previous.permalink} rel="prev">
            <small>上一页</small>
            <span lang="en">{previous.title}</span>
          </Link>
        )}
        {next && (
          <Link className={styles.next} to={next.permalink} rel="next">
            <small>下一页</small>
            <span lang="en">{next.title}</span>
          </Link>
        )}
      </nav>
    </footer>
  );
}
