import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Leads the keyboard past header and menu to the text; after a link to another page it is the first stop again
 * (`skipBehaviour.ts`).
 */
export default function SkipLink(): ReactNode {
  const label = translate({ id: 'theme.common.skipToMainContent', message: '跳到主要内容' });
  return (
    <div role="region" aria-label={label}>
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} data-skip="">
        {label}
      </a>
    </div>
  );
}
