import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import type { ReactNode } from 'react';
import { PAGES_WITHOUT_FILE } from '../../data/routes';
import StockStyles from './index';

/** Plugins whose pages are ours: the books, and what Docusaurus calls the page of unknown addresses. */
const OURS = ['docusaurus-plugin-content-docs', 'native'];

/** The stock styles on the pages of the other plugins: a blog's, those of `src/pages`. */
export default function BesideTheBook(): ReactNode {
  const { pathname } = useLocation();
  const { plugin } = useRouteContext();
  return !OURS.includes(plugin.name) && !PAGES_WITHOUT_FILE.includes(pathname) && <StockStyles />;
}
