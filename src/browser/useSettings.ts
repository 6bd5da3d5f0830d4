import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteEnvironment } from '../environment';

/**
 * What components know of how the site is set up: `customFields` of Docusaurus' configuration, which every page of the app carries
 * along. `docusaurus.config.ts` writes them, and nothing else of the owner's settings reaches a component.
 */
export interface Settings {
  /** Whether it is known where the site stands: `siteConfig.url` is a stand-in otherwise. */
  hasAddress: boolean;
  /** Whether pages lead to the project's own repository, and not to the official one. */
  hasRepository: boolean;
  newsletterUrl: SiteEnvironment['newsletterUrl'];
  sandbox: SiteEnvironment['sandbox'];
  /** Whether browsers report what the security policy blocks. */
  hasReports: boolean;
  ad: SiteEnvironment['carbon'];
  buildYear: number;
  /** Docusaurus renders every page in the browser as well: so built, or on the development server. */
  stockRendering: boolean;
}

/** The settings of the site. Docusaurus types them as anything: here they get their types back. */
export const useSettings = (): Settings =>
  useDocusaurusContext().siteConfig.customFields as unknown as Settings;
