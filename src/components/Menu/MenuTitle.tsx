import type { ReactNode } from 'react';
import Icon from '../Icon';
import type { MenuItem } from './menu';
import styles from './styles.module.css';

interface Props {
  item: MenuItem;
}

/** The words of a menu line: the official English title, the Chinese name where it says more, and the NEW badge. */
export default function MenuTitle({ item }: Props): ReactNode {
  const zh = item.titleZh === item.title ? '' : item.titleZh;
  return (
    <span className={styles.title}>
      {item.icon && <Icon name={item.icon} />}
      <span>
        <span lang="en">{item.title}</span>
        {zh && ' '}
        {zh && <span className={styles.zh}>{zh}</span>}
        {item.isNew && ' '}
        {item.isNew && (
          <span className={styles.badge} lang="en">
            NEW
          </span>
        )}
      </span>
    </span>
  );
}
