import type {ReactNode} from 'react';
import {socialLinks, topLinks} from '../../data/header';
import Icon from '../Icon';
import styles from './styles.module.css';

/** The product's sites, each in a new tab. They stand in the header, on narrow screens in the menu. */
export function TopLinks(): ReactNode {
  return (
    <ul className={styles.topLinks}>
      {topLinks.map((link) => (
        <li key={link.href}>
          <a href={link.href} target="_blank" rel="noopener noreferrer" lang="en">
            {link.label}
            {'isNew' in link && <span className={styles.badge}>NEW</span>}
            <span className="visually-hidden" lang="zh-Hans">（新标签页打开）</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The accounts and sites of the project. */
export function SocialLinks(): ReactNode {
  return (
    <ul className={styles.socialLinks}>
      {socialLinks.map(({label, href, icon}) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${label}（新标签页打开）`} title={label}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
