import {useDoc} from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import AdSlot from '../AdSlot';
import PageData from '../PageText/PageData';
import TableOfContents from '../TableOfContents';
import ArticleEnd from './ArticleEnd';
import ArticleHead from './ArticleHead';
import ContentsColumn from './ContentsColumn';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** A page of the book: title, text, where to go next, and the contents list beside it. */
export default function Article({children}: Props): ReactNode {
  const {toc} = useDoc();
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <ArticleHead />
        <details className={`${styles.contentsBox} no-print`}>
          <summary>本页目录</summary>
          <TableOfContents entries={toc} />
        </details>
        <MDXContent>{children}</MDXContent>
        <PageData />
        <ArticleEnd />
      </article>
      <ContentsColumn entries={toc}>
        <AdSlot />
      </ContentsColumn>
    </div>
  );
}
