import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import AdSlot from '../AdSlot';
import ContentsLine from '../ContentsLine';
import PageData from '../PageText/PageData';
import {listed} from '../TableOfContents';
import {useActiveHeading} from '../TableOfContents/useHeadings';
import VersionNotice from '../VersionNotice';
import ArticleEnd from './ArticleEnd';
import ArticleHead from './ArticleHead';
import ContentsColumn from './ContentsColumn';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** A page of the book: title, text, where to go next, and the contents list beside it. */
export default function Article({children}: Props): ReactNode {
  const entries = listed(useDoc().toc);
  // A link to the page shown has the headings read again, too: each navigation has a key of its own.
  const {key, pathname} = useLocation();
  const active = useActiveHeading(key ?? pathname);
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <VersionNotice />
        <ArticleHead />
        <ContentsLine entries={entries} active={active} />
        <MDXContent>{children}</MDXContent>
        <PageData />
        <ArticleEnd />
      </article>
      <ContentsColumn entries={entries} active={active}>
        <AdSlot />
      </ContentsColumn>
    </div>
  );
}
