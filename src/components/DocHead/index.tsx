import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {documentTitle} from './documentTitle';

/** Title, description and keywords of a page's head. */
export default function DocHead(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {titleEn} = frontMatter as {titleEn?: string};
  return (
    <PageMetadata
      title={documentTitle(metadata.permalink, titleEn)}
      description={metadata.description}
      keywords={frontMatter.keywords}
    />
  );
}
