import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useSettings } from '../../browser/useSettings';
import { kept, sent, type Sent } from '../../data/privacy';
import { formAddress } from '../Newsletter/formAddress';
import styles from './styles.module.css';

/** What the site keeps in the reader's browser and what it sends elsewhere, as it is set up. */
export default function Privacy(): ReactNode {
  const { themeConfig, url } = useDocusaurusContext().siteConfig;
  const settings = useSettings();
  const isSent: Record<Sent, boolean> = {
    newsletter: formAddress(settings.newsletterUrl, url) !== undefined,
    search: themeConfig.algolia !== undefined,
    ad: settings.ad !== undefined,
    sandbox: settings.sandbox !== undefined,
    reports: settings.hasReports,
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
