import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { kept, sent, type Sent } from '../../data/privacy';
import { formAddress } from '../Newsletter/formAddress';
import styles from './styles.module.css';

/** What the site keeps in the reader's browser and what it sends elsewhere, as it is set up. */
export default function Privacy(): ReactNode {
  const { customFields, themeConfig, url } = useDocusaurusContext().siteConfig;
  const isSent: Record<Sent, boolean> = {
    newsletter: formAddress(customFields?.newsletterUrl as string | undefined, url) !== undefined,
    search: themeConfig.algolia !== undefined,
    ad: customFields?.ad !== undefined,
    sandbox: customFields?.sandbox !== undefined,
    reports: Boolean(customFields?.hasReports),
  };
  const leaving = (Object.keys(sent) as Sent[]).filter((key) => isSent[key]);
  return (
    <details className={styles.privacy}>
      <summary>{translate({ message: '隐私' })}</summary>
      <p>{translate({ message: '这里不设 Cookie，不统计访问。只留在这台设备上的有：' })}</p>
      <ul>
        {Object.entries(kept).map(([key, what]) => (
          <li key={key}>{what}</li>
        ))}
      </ul>
      {leaving.length > 0 ? (
        <>
          <p>{translate({ message: '寄到别处的有：' })}</p>
          <ul>
            {leaving.map((key) => (
              <li key={key}>{sent[key]}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{translate({ message: '什么都不寄到别处。' })}</p>
      )}
    </details>
  );
}
