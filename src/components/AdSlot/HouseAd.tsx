import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { banners } from '../../data/banners';
import ExternalLink from '../ExternalLink';
import styles from './styles.module.css';

/** Our own advertisement: it contacts nobody until the reader clicks. */
export default function HouseAd(): ReactNode {
  const { heading, points, action, href } = banners.courses;
  return (
    <ExternalLink className={styles.house} href={href}>
      <strong>{heading}</strong>
      <span>
        {points
          .slice(0, 2)
          .join(
            translate({ message: '，', description: 'Between two points of a list in one line' }),
          )}
      </span>
      <span className={styles.action}>{action}</span>
    </ExternalLink>
  );
}
