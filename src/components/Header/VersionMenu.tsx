import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type ReactNode} from 'react';
import {currentVersion, olderVersions} from '../../data/header';
import Icon from '../Icon';
import styles from './styles.module.css';

/** The version shown and the way to older ones: a `<details>` that needs no JavaScript. */
export default function VersionMenu(): ReactNode {
  const box = useRef<HTMLDetailsElement>(null);
  const {key} = useLocation();

  useEffect(() => {
    const details = box.current;
    const close = (event: Event): void => {
      if (!details?.open || (event instanceof KeyboardEvent ? event.key !== 'Escape' : details.contains(event.target as Node))) return;
      details.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  useEffect(() => {
    if (box.current) box.current.open = false;
  }, [key]);

  return (
    <details className={styles.version} ref={box}>
      <summary aria-label={`文档版本：${currentVersion}`}>{currentVersion}</summary>
      <ul>
        <li>
          <span aria-current="true">{currentVersion}（当前）</span>
        </li>
        {olderVersions.map(({label, href}) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer" lang="en">
              {label}
              <Icon name="external" />
              <span className="visually-hidden" lang="zh-Hans">（新标签页打开）</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
