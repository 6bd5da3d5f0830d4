import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useActiveVersion, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import type { ComponentProps, ReactNode } from 'react';
import { fromSidebar } from '../Menu/fromSidebar';
import NewTabHint from '../NewTabHint';
import { hrefWithin } from '../../versions/hrefWithin';
import styles from './styles.module.css';

const pendingOf = new WeakMap<object, ReadonlySet<string>>();

/** Routes of the menu that are not written yet, worked out once for each sidebar. */
function pendingRoutes(items: readonly PropSidebarItem[]): ReadonlySet<string> {
  const known = pendingOf.get(items);
  if (known) return known;
  const paths = fromSidebar(items)
    .flatMap((item) => [item, ...(item.children ?? [])])
    .flatMap(({ isPending, path }) => (isPending && path ? [path] : []));
  const pending = new Set(paths);
  pendingOf.set(items, pending);
  return pending;
}

/**
 * A link in the text. While the page it leads to is announced by the menu and not written yet, its words stand
 * alone, as the menu's own entry does; it turns into a link by itself when the page is there. Links stay in their version.
 */
export default function TextLink({
  href = '',
  children,
  ...props
}: ComponentProps<'a'>): ReactNode {
  const items = useDocsSidebar()?.items;
  const version = useActiveVersion(undefined);
  const [route = ''] = href.split(/[?#]/);
  if (items && pendingRoutes(items).has(route)) {
    return (
      <span className={styles.pending} title={translate({ message: '这一页还没有写好' })}>
        {children}
      </span>
    );
  }
  // It opens no tab: Docusaurus' link would say so of everything outside of the site.
  if (href.startsWith('mailto:'))
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  const external = /^https?:/.test(href);
  return (
    <Link to={hrefWithin(version, href)} {...props}>
      {children}
      {external && <NewTabHint />}
    </Link>
  );
}
