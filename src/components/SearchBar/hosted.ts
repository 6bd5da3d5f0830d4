import siteConfig from '@generated/docusaurus.config';

/** Keys of the hosted engine, when it is configured. */
export const hosted = siteConfig.customFields?.algolia as {appId: string; apiKey: string} | undefined;
