import type { SiteEnvironment } from '../environment';
import { AD_FRAME, AD_SANDBOX } from './adFrame';
import { mediaType } from './mediaTypes';
import { SANDBOX_FOLDER, SANDBOX_HOST } from './sandbox';
import { WORKER } from './workerFile';

/**
 * The one source of the security headers (ARCHITECTURE.md#security-policy): what a page may load and who may frame it.
 * `hostFiles.ts` and `nginx.ts` write them down for the hosts, `server.ts` sends what was written there.
 */

/** Headers of the paths that a pattern covers. A later rule replaces the headers of an earlier one, name by name. */
export interface HeaderRule {
  /** A path, or one with a `*` in it, which stands for any characters. */
  pattern: string;
  headers: Record<string, string>;
}

/** Directives in order; one whose list of sources is `undefined` is left out, and one with an empty list needs none. */
const write = (directives: Record<string, readonly string[] | undefined>): string =>
  Object.entries(directives)
    .flatMap(([name, sources]) => (sources ? [[name, ...sources].join(' ')] : []))
    .join('; ');

/** The hosts that Algolia's client asks, the first one first. */
const algoliaHosts = (appId: string): string[] => {
  const app = appId.toLowerCase();
  return [
    `https://${app}-dsn.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${app}-${n}.algolianet.com`),
  ];
};

/** The name by which the policy speaks of the endpoint in `Reporting-Endpoints`. */
const REPORTS = 'violations';

/** What the policy knows by its content, as `sha256-…` or `sha384-…`. */
export interface Digests {
  /** Each script that the built HTML carries or names. */
  scripts: readonly string[];
  /** Each style sheet that the built HTML carries. */
  styles: readonly string[];
}

const quoted = (digest: string): string => `'${digest}'`;

/**
 * The policy of every page.
 * @param digests of what the built HTML brings along; what its scripts load may run as well
 * @param forms another origin that forms may be sent to
 */
export function pagePolicy(
  environment: SiteEnvironment,
  { scripts, styles }: Digests,
  forms: readonly string[] = [],
): string {
  const { newsletterUrl, algolia, carbon, reportUrl } = environment;
  return write({
    'default-src': ["'none'"],
    'script-src': ["'strict-dynamic'", ...scripts.map(quoted)],
    'style-src': ["'self'", ...styles.map(quoted)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(newsletterUrl.startsWith('/') ? [] : [new URL(newsletterUrl).origin]),
      ...(algolia ? algoliaHosts(algolia.appId) : []),
    ],
    'frame-src': carbon && ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // What scripts write goes through the one policy of the boot script.
    'trusted-types': ['default'],
    'require-trusted-types-for': ["'script'"],
    // Firefox knows the older of the two only; who knows both takes the newer.
    'report-uri': reportUrl === undefined ? undefined : [reportUrl],
    'report-to': reportUrl === undefined ? undefined : [REPORTS],
    'upgrade-insecure-requests': [],
  });
}

/**
 * The policy of the advertisement's frame. The network's hosts change, so every https host may answer there; the
 * sandbox gives the frame an origin of its own, from which neither the page nor its storage or address can be reached.
 */
const AD_POLICY = write({
  'default-src': ["'none'"],
  'script-src': ["'self'", 'https:'],
  'style-src': ["'self'"],
  'img-src': ['https:', 'data:'],
  'connect-src': ['https:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: [AD_SANDBOX],
});

/** Features that no page of the site uses; the two that some do are the site's own only. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
  'browsing-topics',
  'clipboard-read',
]
  .map((feature) => `${feature}=()`)
  .concat('fullscreen=(self)', 'clipboard-write=(self)')
  .join(', ');

/** How long a file may be kept without asking: names below `/assets/` carry a hash of the content. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Everything else is asked for again; not `no-store`, which would end the back/forward cache. */
export const CACHE_REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * All headers of the site, as a public host with https sends them.
 * Not among them is `Cache-Control` for HTML: Netlify and Cloudflare send `CACHE_REVALIDATE` by themselves, and a
 * rule for every path would be mixed with the one for `/assets/`. nginx and our server set it where no rule does.
 */
export function headerRules(environment: SiteEnvironment, digests: Digests): HeaderRule[] {
  const { carbon, reportUrl } = environment;
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': pagePolicy(environment, digests),
        ...(reportUrl !== undefined && { 'Reporting-Endpoints': `${REPORTS}="${reportUrl}"` }),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': PERMISSIONS,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // The network's answers carry no permission to be embedded.
        ...(!carbon && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
      },
    },
    // What stands in the HTML, too, is found there; hosts differ in what they take `.md` for.
    {
      pattern: '/*.md',
      headers: { 'Content-Type': mediaType('page.md'), 'X-Robots-Tag': 'noindex' },
    },
    { pattern: '/*llms-full.txt', headers: { 'X-Robots-Tag': 'noindex' } },
    ...(environment.sandbox
      ? [
          {
            pattern: `/${SANDBOX_FOLDER}/*`,
            headers: {
              'Content-Security-Policy': pagePolicy(environment, digests, [SANDBOX_HOST]),
            },
          },
        ]
      : []),
    { pattern: '/assets/*', headers: { 'Cache-Control': CACHE_FOREVER } },
    // How readers hear of a new release: asked for with each visit.
    { pattern: WORKER, headers: { 'Cache-Control': 'no-cache' } },
    // Pictures that other sites show when a page is shared.
    { pattern: '/img/social/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    ...(carbon
      ? [
          {
            // With its script and style, which are named like it.
            pattern: AD_FRAME.replace('.html', '*'),
            headers: {
              'Content-Security-Policy': AD_POLICY,
              'X-Frame-Options': 'SAMEORIGIN',
              // The sandboxed frame is no longer of this origin, and loads its own script and style.
              'Cross-Origin-Resource-Policy': 'cross-origin',
            },
          },
        ]
      : []),
  ];
}
