import type { ReactNode } from 'react';
import { topLinks } from '../../data/header';
import ExternalLink from '../ExternalLink';
import styles from './styles.module.css';

/** The product's sites, each in a new tab. They stand in the header, on narrow screens in the menu. */
export default function TopLinks(): ReactNode {
  return (
    <ul className={styles.topLinks}>
      {topLinks.map((link) => (
        <li key={link.href}>
          <ExternalLink href={link.href} lang="en">
            {link.label}
            {'isNew' in link && <span className={styles.badge}>NEW</span>}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
