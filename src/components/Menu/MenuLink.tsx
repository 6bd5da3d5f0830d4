import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import ExternalLink from '../ExternalLink';
import MenuTitle from './MenuTitle';
import type { MenuItem } from './menu';
import styles from './styles.module.css';

interface Props {
  item: MenuItem;
  /** Whether it leads to the page that the menu is first shown with. */
  isCurrent: boolean;
}

/** One link of the menu: to a page, to another site in a new tab, or a pending entry that leads nowhere yet. */
export default function MenuLink({ item, isCurrent }: Props): ReactNode {
  if (item.isPending) {
    return (
      <span className={styles.pending}>
        <MenuTitle item={item} />
        <span className="visually-hidden">
          {translate({
            message: '（待写）',
            description: 'At the end of a menu entry whose page is not written yet',
          })}
        </span>
      </span>
    );
  }
  if (item.externalUrl) {
    return (
      <ExternalLink className={styles.link} href={item.externalUrl}>
        <MenuTitle item={item} />
      </ExternalLink>
    );
  }
  return (
    <a className={styles.link} href={item.path} aria-current={isCurrent ? 'page' : undefined}>
      <MenuTitle item={item} />
    </a>
  );
}
