/**
 * Door: @docusaurus/theme-classic theme/DocCategoryGeneratedIndexPage/index.tsx, wrapped.
 * Why: its cards are the stock theme's, whose styles the pages of a book do without.
 * Opens onto: components/StockStyles/StockPage
 */
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type { ReactNode } from 'react';
import StockPage from '../../components/StockStyles/StockPage';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <StockPage>
      <Original {...props} />
    </StockPage>
  );
}
