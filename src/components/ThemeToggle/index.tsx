import {translate} from '@docusaurus/Translate';
import {useEffect, type ReactNode} from 'react';
import Icon from '../Icon';
import {announce} from '../StatusRegion/announce';
import {followTheme, toggleTheme} from './theme';
import styles from './styles.module.css';

/** The light/dark switch. Both icons are in the HTML; CSS shows the one that fits, so nothing flickers at start. */
export default function ThemeToggle(): ReactNode {
  useEffect(followTheme, []);
  return (
    <button
      type="button"
      className={`${styles.toggle} needs-js`}
      aria-label={translate({message: '切换深色与浅色主题'})}
      onClick={() => announce(toggleTheme() === 'dark' ? translate({message: '已切换到深色主题'}) : translate({message: '已切换到浅色主题'}))}>
      <span className={styles.whenLight}>
        <Icon name="moon" />
      </span>
      <span className={styles.whenDark}>
        <Icon name="sun" />
      </span>
    </button>
  );
}
