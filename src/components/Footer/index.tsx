import type { ReactNode } from 'react';
import { useSettings } from '../../browser/useSettings';
import { COPYRIGHT_FIRST_YEAR } from '../../constants';
import { author, authorLinks, credits } from '../../data/footer';
import ExternalLink from '../ExternalLink';
import IconLinks from '../IconLinks';
import OfflineLine from '../OfflineLine';
import Privacy from '../Privacy';
import styles from './styles.module.css';

/** The author, the years up to the build's (`yearBehaviour.ts` goes on from there), and who designs, advises and hosts, and what of the reader's is kept and sent. */
export default function Footer(): ReactNode {
  const { buildYear } = useSettings();
  return (
    <footer className={`${styles.footer} no-print`}>
      <IconLinks links={authorLinks} className={styles.social} />
      <p lang="en">
        <span data-years suppressHydrationWarning>
          {`Copyright © ${COPYRIGHT_FIRST_YEAR}–${buildYear}`}
        </span>{' '}
        <ExternalLink href={author.href} lang="en">
          {author.name}
        </ExternalLink>
      </p>
      <p lang="en">
        {credits.map(({ role, name, href }, index) => (
          <span key={href}>
            {index > 0 && ' · '}
            {role}{' '}
            <ExternalLink href={href} lang="en">
              {name}
            </ExternalLink>
          </span>
        ))}
      </p>
      <div className={styles.device}>
        <OfflineLine />
        <Privacy />
      </div>
    </footer>
  );
}
