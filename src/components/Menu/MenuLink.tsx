import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Icon from '../Icon';
import MenuTitle from './MenuTitle';
import {samePath, type MenuItem} from './menu';
import styles from './styles.module.css';

interface Props {
  item: MenuItem;
  /** The route shown now: an exact match marks the link. */
  path: string;
}

/** One link of the menu: to a page, to another site in a new tab, or a pending entry that leads nowhere yet. */
export default function MenuLink({item, path}: Props): ReactNode {
  if (item.isPending) {
    return (
      <span className={styles.pending}>
        <MenuTitle item={item} />
        <span className="visually-hidden">（待写）</span>
      </span>
    );
  }
  if (item.externalUrl) {
    return (
      <a className={styles.link} href={item.externalUrl} target="_blank" rel="noopener noreferrer">
        <MenuTitle item={item} />
        <Icon name="external" />
        <span className="visually-hidden">（新标签页打开）</span>
      </a>
    );
  }
  return (
    // A moved entry's address is a redirect, which the check of broken links does not know.
    <Link className={styles.link} to={item.path} aria-current={samePath(item.path, path) ? 'page' : undefined} data-noBrokenLinkCheck>
      <MenuTitle item={item} />
    </Link>
  );
}
