import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useActiveDocContext, useDocsPreferredVersion, useLatestVersion, useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useEffect, useRef, type ReactNode} from 'react';
import {olderVersions} from '../../data/header';
import {useAppLinks} from '../../plugins/navigation/useAppLinks';
import Icon from '../Icon';
import NewTabHint from '../NewTabHint';
import {addressOf} from '../VersionNotice/versionPaths';
import styles from './styles.module.css';

const homeOf = ({docs, mainDocId, path}: GlobalVersion): string => docs.find(({id}) => id === mainDocId)?.path ?? path;

/** The version shown, the way to the other ones of this site and to older ones elsewhere: a `<details>` that needs no JavaScript. */
export default function VersionMenu(): ReactNode {
  const box = useRef<HTMLDetailsElement>(null);
  const {key} = useLocation();
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const {activeVersion = latest, alternateDocVersions} = useActiveDocContext(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const links = useAppLinks();

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
      <summary aria-label={translate({message: '文档版本：{version}'}, {version: activeVersion.label})}>{activeVersion.label}</summary>
      <ul {...links}>
        {versions.map((version) => (
          <li key={version.name}>
            {version.name === activeVersion.name ? (
              <span aria-current="true">{translate({message: '{version}（当前）'}, {version: version.label})}</span>
            ) : (
              <a href={addressOf(alternateDocVersions[version.name]?.path ?? homeOf(version))} onClick={() => savePreferredVersionName(version.name)}>
                {version.label}
              </a>
            )}
          </li>
        ))}
        {olderVersions.map(({label, href}) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer" lang="en">
              {label}
              <Icon name="external" />
              <NewTabHint amongEnglish />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
