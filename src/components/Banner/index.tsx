import type { ReactNode } from 'react';
import type { BannerName } from '../../data/bannerNames';
import { banners } from '../../data/banners';
import ExternalLink from '../ExternalLink';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  name: BannerName;
}

/** A promotional banner, placed in the text by `::banner[name]`. */
export default function Banner({ name }: Props): ReactNode {
  const { heading, points, action, href } = banners[name];
  return (
    <aside className={`${styles.banner} no-print`} aria-label={heading} data-banner={name}>
      <p className={styles.heading}>{heading}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
      <ExternalLink className={styles.action} href={href}>
        {action}
      </ExternalLink>
    </aside>
  );
}
