import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import { cloneElement, memo, type ReactElement, type ReactNode } from 'react';
import { useAppMark } from '../../browser/useAppMark';
import AdSlot from '../AdSlot';
import ContentsLine from '../ContentsLine';
import components from '../PageText/components';
import StockStyles from '../StockStyles';
import { listed } from '../TableOfContents';
import VersionNotice from '../VersionNotice';
import ArticleEnd from './ArticleEnd';
import ArticleHead from './ArticleHead';
import ContentsColumn from './ContentsColumn';
import styles from './styles.module.css';
import { useIsOfBook } from './useIsOfBook';

interface Props {
  /** The text, as MDX compiles it. */
  children: ReactElement<{ components?: object }>;
}

/** A page of the book: title, text, where to go next, and the contents list beside it. */
function Article({ children }: Props): ReactNode {
  const { toc, metadata } = useDoc();
  const { version } = useDocsVersion();
  const mark = useAppMark();
  const entries = listed(toc);
  const isOfBook = useIsOfBook();
  const isApp = !isOfBook || metadata.source.endsWith('.mdx');
  return (
    <div className={styles.page} data-app={isApp ? 'now' : mark} data-frame={version}>
      {isApp && <StockStyles />}
      <article className={styles.article}>
        <VersionNotice />
        <ArticleHead />
        <ContentsLine entries={entries} />
        <MDXContent>
          {isOfBook ? (
            cloneElement(children, { components })
          ) : (
            <div className="markdown">{children}</div>
          )}
        </MDXContent>
        <ArticleEnd />
      </article>
      <ContentsColumn entries={entries}>
        <AdSlot />
      </ContentsColumn>
    </div>
  );
}

/**
 * Remembered: when a navigation begins, the router renders the page shown once more, with the same text in a new element, and all of
 * the page's work would be done for nothing. Parts that depend on something else read it themselves.
 */
export default memo(Article, (shown, wanted) => shown.children.type === wanted.children.type);
