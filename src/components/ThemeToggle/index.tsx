import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

/** The light/dark switch (`themeBehaviour.ts`). Both icons are in the HTML; CSS shows the one that fits, so nothing flickers at start. */
export default function ThemeToggle(): ReactNode {
  return (
    <button
      type="button"
      className={`${styles.toggle} needs-js`}
      aria-label={translate({ message: '切换深色与浅色主题' })}
      data-theme-toggle=""
      data-press=""
    >
      <span className={styles.whenLight}>
        <Icon name="moon" />
      </span>
      <span className={styles.whenDark}>
        <Icon name="sun" />
      </span>
    </button>
  );
}
