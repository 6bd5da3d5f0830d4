import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazy, Suspense, type ReactNode } from 'react';
import HouseAd from './HouseAd';
import type { AdAccount } from './NetworkAd';
import { useAdPlace } from './useAdPlace';
import styles from './styles.module.css';

/** Loaded only where there is an account; when its script does not come, the slot stays empty. */
const NetworkAd = lazy(() => import('./NetworkAd').catch(() => ({ default: () => null })));

/** The advertisement: the network's when an account is configured, our own otherwise. At most one on a page. */
export default function AdSlot(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { slot, first } = useAdPlace(pathname);
  const account = siteConfig.customFields?.ad as AdAccount | undefined;
  const isBrowser = useIsBrowser();
  const network = isBrowser && account && (
    <Suspense>
      <NetworkAd key={pathname} account={account} />
    </Suspense>
  );
  return (
    <aside
      ref={slot}
      className={`${styles.slot} needs-js`}
      data-place={first}
      id="ad"
      aria-label={translate({ message: '广告' })}
    >
      {account ? network : <HouseAd />}
    </aside>
  );
}
