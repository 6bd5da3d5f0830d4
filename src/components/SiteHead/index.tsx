import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useSettings } from '../../browser/useSettings';

/**
 * What every page's head says of the site, with canonical and shared addresses: these must be whole ones, so that without
 * the site's address (SITE_URL) only the rest is said.
 * @param children what Docusaurus says
 */
export default function SiteHead({ children }: { children: ReactNode }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { hasAddress } = useSettings();
  if (hasAddress) return children;
  const { metadata } = siteConfig.themeConfig as { metadata: Array<Record<string, string>> };
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      {metadata.map((entry) => (
        <meta key={entry.name} {...entry} />
      ))}
    </Head>
  );
}
