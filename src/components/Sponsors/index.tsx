import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { becomeSponsor, sponsorTiers } from '../../data/sponsors';
import ExternalLink from '../ExternalLink';
import styles from './styles.module.css';

/** Who pays for the framework, as wordmarks. */
export default function Sponsors(): ReactNode {
  return (
    <section
      className={`${styles.sponsors} no-print`}
      aria-label={translate({ message: '赞助商' })}
    >
      {sponsorTiers.map(({ title, titleZh, sponsors }) => (
        <div key={title}>
          <p className={styles.tier}>
            <span lang="en">{title}</span> {titleZh}
          </p>
          <ul translate="no">
            {sponsors.map(({ name, href }) => (
              <li key={href}>
                <ExternalLink href={href} rel="sponsored">
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ExternalLink className={styles.become} href={becomeSponsor.href}>
        {becomeSponsor.label}
      </ExternalLink>
    </section>
  );
}
