import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import CopyButton from '../Sample/CopyButton';
import styles from '../Sample/styles.module.css';
import { failureText } from './failures';

interface Props {
  /** Path of a file on this site. */
  src: string;
  language: string;
  title?: string;
}

/** A sample whose text the reader's browser fetches (ARCHITECTURE.md#remote-samples, `data-src`; `fillRemoteSamples`). Without JavaScript its name is the link to it. */
export default function RemoteSample({ src, language, title }: Props): ReactNode {
  const loading = translate({ message: '正在载入……' });
  return (
    <figure className={styles.sample} translate="no">
      <figcaption className={styles.bar}>
        <a className={styles.title} href={src}>
          {title ?? src}
        </a>
        <button type="button" className={`${styles.copy} ${styles.retry}`} data-retry>
          {translate({ message: '重试' })}
        </button>
        <CopyButton />
      </figcaption>
      <pre
        className={styles.code}
        data-src={src}
        data-loading={loading}
        data-unreachable={failureText(0, 'Network Error')}
        data-scroll-label={translate({ message: '代码：{name}' }, { name: title ?? src })}
      >
        <code data-language={language} suppressHydrationWarning>
          {loading}
        </code>
      </pre>
      <p className={styles.cut}>
        <Translate values={{ file: <a href={src}>{translate({ message: '打开完整的文件' })}</a> }}>
          {'文件太长，这里只显示开头的一部分。{file}'}
        </Translate>
      </p>
    </figure>
  );
}
