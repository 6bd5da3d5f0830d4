import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import HouseAd from './HouseAd';
import styles from './styles.module.css';

/** The ad network's account; from the environment at build (`CARBON_SERVE`, `CARBON_PLACEMENT`). */
interface AdAccount {
  serve: string;
  placement: string;
}

/** React never looks into it: `adBehaviour.ts` writes there. */
const EMPTY = { __html: '' };

/**
 * The advertisement: the network's when an account is configured, with what `adBehaviour.ts` needs for it, our own otherwise.
 * At most one on a page. Its place is the behaviour's, too.
 */
export default function AdSlot(): ReactNode {
  const account = useDocusaurusContext().siteConfig.customFields?.ad as AdAccount | undefined;
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
