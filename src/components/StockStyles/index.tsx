import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { STOCK_STYLES } from '../../data/routes';

/** The styles of the stock theme's components, for a page that shows some: ours have styles of their own. */
export default function StockStyles(): ReactNode {
  return (
    <Head>
      <link rel="stylesheet" href={STOCK_STYLES} />
    </Head>
  );
}
