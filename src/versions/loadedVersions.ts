import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** The versions of the book as the docs plugin has loaded them; none where a site has no such plugin. */
export const loadedVersions = (allContent: AllContent): LoadedVersion[] =>
  (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined)
    ?.loadedVersions ?? [];
