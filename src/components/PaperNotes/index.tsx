import { useActiveVersion, useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useSettings } from '../../browser/useSettings';
import { addressOf } from '../../data/addressOf';
import type { OwnFields } from '../../data/frontMatter';
import { site } from '../../data/site';
import { hrefWithin } from '../../versions/hrefWithin';
import styles from './styles.module.css';

interface Props {
  /** Where the links of the text lead, in the order of their numbers, with a space between them. */
  addresses?: string;
}

/**
 * On paper only, after the text: which page this is, of when, and where its numbered links lead (remark/notes). The
 * site's own addresses are as short as they are in the text; the line above them says where the site stands.
 */
export default function PaperNotes({ addresses = '' }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { label } = useDocsVersion();
  const version = useActiveVersion(undefined);
  const { changed } = frontMatter as OwnFields;
  const origin = useSettings().hasAddress ? siteConfig.url : '';
  const notes = addresses.split(' ').filter(Boolean);
  return (
    <div className={styles.notes} data-paper-notes={label}>
      <p>
        {[
          `${site.title} ${label}`,
          metadata.title,
          origin + addressOf(metadata.permalink),
          ...(changed
            ? [translate({ message: '最后修改 {date}' }, { date: changed.slice(0, 10) })]
            : []),
        ].join(' · ')}
      </p>
      {notes.length > 0 && (
        <ol>
          {notes.map((address) => (
            <li key={address}>{hrefWithin(version, address)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
