/**
 * Door: @docusaurus/theme-classic theme/DocTagsListPage/index.tsx, wrapped.
 * Why: its list is the stock theme's, whose styles the pages of a book do without.
 * Opens onto: components/StockStyles
 */
import type { Props } from '@theme/DocTagsListPage';
import Original from '@theme-original/DocTagsListPage';
import type { ReactNode } from 'react';
import StockStyles from '../../components/StockStyles';

export default function DocTagsListPage(props: Props): ReactNode {
  return (
    <>
      <StockStyles />
      <Original {...props} />
    </>
  );
}
