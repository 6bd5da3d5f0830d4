/**
 * Door: @docusaurus/theme-classic theme/DocTagDocListPage/index.tsx, wrapped.
 * Why: its list is the stock theme's, whose styles the pages of a book do without.
 * Opens onto: components/StockStyles
 */
import type { Props } from '@theme/DocTagDocListPage';
import Original from '@theme-original/DocTagDocListPage';
import type { ReactNode } from 'react';
import StockStyles from '../../components/StockStyles';

export default function DocTagDocListPage(props: Props): ReactNode {
  return (
    <>
      <StockStyles />
      <Original {...props} />
    </>
  );
}
