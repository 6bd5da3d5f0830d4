import { useDocsVersion, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { addressOf } from '../../data/addressOf';
import styles from './styles.module.css';

/** Over a page of a version that is not the newest: what it is, and the way to the same page there, else to its home. */
export default function VersionNotice(): ReactNode {
  const { banner, label, pluginId } = useDocsVersion();
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  if (!banner) return null;
  return (
    <aside className={styles.notice} aria-label={translate({ message: '文档版本' })}>
      <p>
        {banner === 'unreleased'
          ? translate({ message: '这是还没有发布的 {label} 的文档，内容随时会变。' }, { label })
          : translate({ message: '这是 {label} 的文档，已经不再更新。' }, { label })}{' '}
        <a href={addressOf(latestDocSuggestion?.path ?? latestVersionSuggestion.path)}>
          {latestDocSuggestion
            ? translate(
                { message: '看这一页的最新版本（{label}）' },
                { label: latestVersionSuggestion.label },
              )
            : translate(
                { message: '最新版本（{label}）没有这一页，看它的首页' },
                { label: latestVersionSuggestion.label },
              )}
        </a>
      </p>
    </aside>
  );
}
