import type {ReactNode} from 'react';
import {banners} from '../../data/banners';
import styles from './styles.module.css';

/** Our own advertisement: it contacts nobody until the reader clicks. */
export default function HouseAd(): ReactNode {
  const {heading, points, action, href} = banners.courses;
  return (
    <a className={styles.house} href={href} target="_blank" rel="noopener noreferrer">
      <strong>{heading}</strong>
      <span>{points.slice(0, 2).join('，')}</span>
      <span className={styles.action}>
        {action}
        <span className="visually-hidden">（新标签页打开）</span>
      </span>
    </a>
  );
}
