import type { ReactNode } from 'react';
import StockStyles from './index';

/** A page of the stock theme in our frame, which leaves no room at its edges. */
export default function StockPage({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <StockStyles />
      <div className="container padding-vert--lg">{children}</div>
    </>
  );
}
