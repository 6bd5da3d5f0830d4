import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useSettings } from '../../browser/useSettings';
import { site } from '../../data/site';
import ExternalLink from '../ExternalLink';
import Form from './Form';
import { formAddress } from './formAddress';
import styles from './styles.module.css';

const NOTE = 'newsletter-note';

/** The newsletter: the form where somebody answers it, else the way to the framework's own. */
export default function Newsletter(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const address = formAddress(useSettings().newsletterUrl, siteConfig.url);
  return (
    <section
      className={`${styles.newsletter} no-print`}
      aria-labelledby="newsletter-title"
      tabIndex={-1}
    >
      <div>
        <p className={styles.title} id="newsletter-title">
          {translate({ message: '订阅新闻邮件' })}
        </p>
        <p className={styles.note} id={NOTE}>
          {translate({ message: '框架的新版本、新文章与活动，第一时间寄到你的邮箱。' })}
        </p>
      </div>
      {address ? (
        <Form address={address} noteId={NOTE} />
      ) : (
        <ExternalLink className={styles.elsewhere} href={site.newsletter} aria-describedby={NOTE}>
          {translate({ message: '到 NestJS 官网订阅' })}
        </ExternalLink>
      )}
    </section>
  );
}
