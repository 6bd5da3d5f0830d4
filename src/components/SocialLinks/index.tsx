import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { socialLinks } from '../../data/accounts';
import Icon from '../Icon';
import styles from './styles.module.css';

/** The accounts and sites of the project, where the top links stand. */
export default function SocialLinks(): ReactNode {
  return (
    <ul className={styles.socialLinks}>
      {socialLinks.map(({ label, href, icon }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={translate({ message: '{label}（新标签页打开）' }, { label })}
            title={label}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
