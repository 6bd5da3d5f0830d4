import Head from '@docusaurus/Head';
import {
  useDoc,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { useVersionBase } from '../VersionNotice/useVersionBase';
import { documentTitle } from './documentTitle';

/** Of a page that is not of the newest version: search engines are led to the same page there, and kept from unreleased ones. */
function OtherVersion(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { banner, isLast, pluginId } = useDocsVersion();
  const { latestDocSuggestion } = useDocVersionSuggestions(pluginId);
  const newest =
    !isLast && siteConfig.customFields?.hasAddress ? latestDocSuggestion?.path : undefined;
  return (
    <Head>
      {newest && <link rel="canonical" href={siteConfig.url + newest} />}
      {banner === 'unreleased' && <meta name="robots" content="noindex" />}
    </Head>
  );
}

/** Title, description and keywords of a page's head. */
export default function DocHead(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const base = useVersionBase();
  const { titleEn } = frontMatter as { titleEn?: string };
  return (
    <>
      <PageMetadata
        title={documentTitle(metadata.permalink.slice(base.length) || '/', titleEn)}
        description={metadata.description}
        keywords={frontMatter.keywords}
      />
      <OtherVersion />
    </>
  );
}
