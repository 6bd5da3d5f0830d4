import { translate } from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { nextMajor, olderVersions } from '../../data/header';
import { addressOf } from '../../data/addressOf';
import ExternalLink from '../ExternalLink';
import Popup from '../Popup';
import styles from './styles.module.css';

const homeOf = ({ docs, mainDocId, path }: GlobalVersion): string =>
  docs.find(({ id }) => id === mainDocId)?.path ?? path;

/** The version shown, the way to the other ones of this site and to older ones elsewhere. */
export default function VersionMenu(): ReactNode {
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const { activeVersion = latest, alternateDocVersions } = useActiveDocContext(undefined);
  const upgrade = activeVersion.docs.find(({ path }) => addressOf(path).endsWith(nextMajor.route));

  return (
    <Popup className={styles.version}>
      <summary
        aria-label={translate({ message: '文档版本：{version}' }, { version: activeVersion.label })}
      >
        {activeVersion.label}
      </summary>
      {/* Its links lead to the same page of other versions: each page has its own (`data-of-page`). */}
      <ul data-of-page={versions.length > 1 ? '' : undefined}>
        {versions.map((version) => (
          <li key={version.name}>
            {version.name === activeVersion.name ? (
              <span aria-current="true">
                {translate({ message: '{version}（当前）' }, { version: version.label })}
              </span>
            ) : (
              <a href={addressOf(alternateDocVersions[version.name]?.path ?? homeOf(version))}>
                {version.label}
              </a>
            )}
          </li>
        ))}
        {upgrade && (
          <li>
            <a href={addressOf(upgrade.path)}>
              {translate({ message: '升级到 Nest {major}' }, { major: nextMajor.major })}
            </a>
          </li>
        )}
        {olderVersions.map(({ label, href }) => (
          <li key={href}>
            <ExternalLink href={href} lang="en">
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
