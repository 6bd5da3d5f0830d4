import type { ReactNode } from 'react';
import { topLinks } from '../../data/header';
import NewTabHint from '../NewTabHint';
import styles from './styles.module.css';

/** The product's sites, each in a new tab. They stand in the header, on narrow screens in the menu. */
export default function TopLinks(): ReactNode {
  return (
    <ul className={styles.topLinks}>
      {topLinks.map((link) => (
        <li key={link.href}>
          <a href={link.href} target="_blank" rel="noopener noreferrer" lang="en">
            {link.label}
            {'isNew' in link && <span className={styles.badge}>NEW</span>}
            <NewTabHint amongEnglish />
          </a>
        </li>
      ))}
    </ul>
  );
}
