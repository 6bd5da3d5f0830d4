import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import AdSlot from '../AdSlot';
import ContentsLine from '../ContentsLine';
import PageData from '../PageText/PageData';
import { listed } from '../TableOfContents';
import VersionNotice from '../VersionNotice';
import ArticleEnd from './ArticleEnd';
import ArticleHead from './ArticleHead';
import ContentsColumn from './ContentsColumn';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** A page of the book: title, text, where to go next, and the contents list beside it. */
export default function Article({ children }: Props): ReactNode {
  const { toc, metadata } = useDoc();
  const entries = listed(toc);
  return (
    <div className={styles.page} data-app={metadata.source.endsWith('.mdx') ? 'now' : undefined}>
      <article className={styles.article}>
        <VersionNotice />
        <ArticleHead />
        <ContentsLine entries={entries} />
        <MDXContent>{children}</MDXContent>
        <PageData />
        <ArticleEnd />
      </article>
      <ContentsColumn entries={entries}>
        <AdSlot />
      </ContentsColumn>
    </div>
  );
}
