import { useActiveDocContext, useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import type { ReactNode } from 'react';
import { PAGES_WITHOUT_FILE } from '../../data/routes';
import StockStyles from './index';

/** The stock styles on the pages that are none of ours: a blog's, a page of `src/pages`, a list of tags. */
export default function BesideTheBook(): ReactNode {
  const { pathname } = useLocation();
  const { plugin } = useRouteContext();
  const docs = useActivePlugin();
  const { activeDoc } = useActiveDocContext(docs?.pluginId);
  const isOurs =
    activeDoc ?? (plugin.name === 'native' || PAGES_WITHOUT_FILE.includes(pathname));
  return !isOurs && <StockStyles />;
}
