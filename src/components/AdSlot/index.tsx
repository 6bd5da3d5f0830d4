import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useSettings } from '../../browser/useSettings';
import HouseAd from './HouseAd';
import styles from './styles.module.css';

/** React never looks into it: `adBehaviour.ts` writes there. */
const EMPTY = { __html: '' };

/**
 * The advertisement: the network's when an account is configured, with what `adBehaviour.ts` needs for it, our own otherwise.
 * At most one on a page. Its place is the behaviour's, too.
 */
export default function AdSlot(): ReactNode {
  const { ad: account } = useSettings();
  const content = account
    ? {
        'data-network': new URLSearchParams({ ...account }).toString(),
        'data-needs': translate({ message: '广告要有网络才显示。' }),
        dangerouslySetInnerHTML: EMPTY,
      }
    : { children: <HouseAd /> };
  return (
    <aside
      className={`${styles.slot} needs-js`}
      data-place="hidden"
      id="ad"
      aria-label={translate({ message: '广告' })}
      suppressHydrationWarning
      {...content}
    />
  );
}
