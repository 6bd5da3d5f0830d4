import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import HouseAd from './HouseAd';
import NetworkAd, { type AdAccount } from './NetworkAd';
import { useAdPlace } from './useAdPlace';
import styles from './styles.module.css';

/** The advertisement: the network's when an account is configured, our own otherwise. At most one on a page. */
export default function AdSlot(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const place = useAdPlace(pathname);
  const account = siteConfig.customFields?.ad as AdAccount | undefined;
  return (
    <aside
      className={`${styles.slot} needs-js`}
      data-place={place}
      id="ad"
      aria-label={translate({ message: '广告' })}
    >
      {account ? <NetworkAd key={pathname} account={account} /> : <HouseAd />}
    </aside>
  );
}
