import { isLoopback } from '../../environment/loopback';

/**
 * Where the form posts to, if it can be answered at all (ARCHITECTURE.md#newsletter-on-a-static-host).
 * @param configured the build's newsletter address: an endpoint, or this site's own
 * @param siteUrl origin of the published site
 * @returns undefined where nobody would answer: a public site without an endpoint
 */
export const formAddress = (configured: string, siteUrl: string): string | undefined =>
  // This site's own address, which `npm start` and `npm run serve` answer and a static host does not.
  configured.startsWith('/') && !isLoopback(siteUrl) ? undefined : configured;
