import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import HouseAd from './HouseAd';
import NetworkAd from './NetworkAd';
import {useAdPlace} from './useAdPlace';
import styles from './styles.module.css';

/** The ad network's account; from the environment at build (`CARBON_SERVE`, `CARBON_PLACEMENT`). */
export interface AdAccount {
  serve: string;
  placement: string;
}

/** The advertisement: the network's when an account is configured, our own otherwise. At most one on a page. */
export default function AdSlot(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const place = useAdPlace(pathname);
  const account = siteConfig.customFields?.ad as AdAccount | undefined;
  return (
    <aside className={`${styles.slot} needs-js`} data-place={place} id="ad" aria-label="广告">
      {account ? <NetworkAd key={pathname} account={account} /> : <HouseAd />}
    </aside>
  );
}
