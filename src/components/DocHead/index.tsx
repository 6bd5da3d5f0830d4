import {
  useDoc,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import { memo, type ReactNode } from 'react';
import { useSettings } from '../../browser/useSettings';
import type { OwnFields } from '../../data/frontMatter';
import { useVersionBase } from '../../versions/useVersionBase';
import { documentTitle } from './documentTitle';

/**
 * Title, description and keywords of a page's head. Of a page that is not of the newest version: search engines are led to the same
 * page there, and kept from unreleased ones.
 *
 * All but the title at once: whenever one head comes or goes, react-helmet-async puts all of them together anew.
 */
export default memo(function DocHead(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata, frontMatter } = useDoc();
  const { description } = metadata;
  const { banner, isLast, pluginId } = useDocsVersion();
  const { latestDocSuggestion } = useDocVersionSuggestions(pluginId);
  const base = useVersionBase();
  const { titleEn } = frontMatter as OwnFields;
  const { keywords } = frontMatter;
  const { hasAddress } = useSettings();
  const newest = !isLast && hasAddress ? latestDocSuggestion?.path : undefined;
  return (
    <PageMetadata title={documentTitle(metadata.permalink.slice(base.length) || '/', titleEn)}>
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords && <meta name="keywords" content={keywords.join(',')} />}
      {newest && <link rel="canonical" href={siteConfig.url + newest} />}
      {banner === 'unreleased' && <meta name="robots" content="noindex" />}
    </PageMetadata>
  );
});
