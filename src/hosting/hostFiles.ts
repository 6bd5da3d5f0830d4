import type { LiveRedirect } from '../data/redirectRules';
import { site } from '../data/site';
import { versionPrefixes } from '../data/versionPrefixes';
import type { SiteEnvironment } from '../environment';
import { Fault } from '../fault';
import type { HeaderRule } from './policy';

/** `_headers` and `_redirects`, the two files that Netlify and Cloudflare Pages both read, written and read back; `robots.txt` and `security.txt`. */

export const HEADERS_FILE = '_headers';
export const REDIRECTS_FILE = '_redirects';
export const ROBOTS_FILE = 'robots.txt';
export const SECURITY_FILE = '.well-known/security.txt';

/** Cloudflare's limits, the tighter ones (ARCHITECTURE.md#faults B14): rules in `_headers`, redirects without `*`, characters a line. */
const MAX_HEADER_RULES = 100;
const MAX_REDIRECTS = 2000;
const MAX_LINE_LENGTH = 2000;

/** Whether a rule covers a path. */
export function covers(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === path;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** The headers that the rules give a path, the last rule winning. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.fromEntries(
    rules
      .filter(({ pattern }) => covers(pattern, path))
      .flatMap(({ headers }) => Object.entries(headers)),
  );

function withinLimits(file: string, text: string, rules: number, maxRules: number): string {
  const long = text.split('\n').find((line) => line.length > MAX_LINE_LENGTH);
  if (long)
    throw new Fault(
      `${file} 里有一行长 ${long.length} 个字符，Cloudflare 最多 ${MAX_LINE_LENGTH} 个：${long.slice(0, 80)}…`,
    );
  if (rules > maxRules)
    throw new Fault(`${file} 有 ${rules} 条规则，Cloudflare 最多 ${maxRules} 条。`);
  return text;
}

/**
 * `_headers`. Where several rules cover a path, Cloudflare joins values of the same header with a comma unless the
 * later rule takes the earlier value off with `! Name` first; Netlify skips that line and lets the later value win.
 * @throws Fault beyond a host's limits
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }, index) => {
    const earlier = rules
      .slice(0, index)
      .filter((rule) => covers(rule.pattern, pattern.replace('*', '')));
    const replaced = Object.keys(headers).filter((name) =>
      earlier.some((rule) => name in rule.headers),
    );
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [
      pattern,
      ...replaced.map((name) => `  ! ${name}`),
      ...lines.map((line) => `  ${line}`),
    ].join('\n');
  });
  return withinLimits(HEADERS_FILE, `${blocks.join('\n\n')}\n`, rules.length, MAX_HEADER_RULES);
}

/** Reads what `formatHeaders` wrote. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const header = /^ {2}([A-Za-z-]+): (.*)$/.exec(line);
    if (header) Object.assign(rules.at(-1)?.headers ?? {}, { [header[1]!]: header[2] });
    else if (line.startsWith('/')) rules.push({ pattern: line, headers: {} });
  }
  return rules;
}

/** What only Netlify understands: a missing asset stays a 404, and every other unknown path leads to the root. */
const NETLIFY_RULES = ['/assets/* /404.html 404', '/* / 302'];

/** What stands between the site's own old addresses and the same ones behind a version. */
const VERSIONS_BEGIN = '# 地址前面写着版本的';

/**
 * `_redirects`, in the order exact → old addresses behind a version → pages behind a version → missing asset → unknown path.
 * Each has a rule of its own: an old address takes one step, and no target is made of what was asked for, which could name
 * another site (`/v11//elsewhere`). Behind a version stand addresses of the book at the root: other sites know no other
 * one of ours. Of the pages there are as many as Cloudflare allows; `404.html` leads to the others. The last two stand there
 * on Netlify only. Cloudflare applies a rule to existing files too, so that `/*` would catch every page, `/` included; it
 * answers an unknown path with `404.html`, which leads to the root by itself.
 * Netlify in turn prefers an existing file, here the redirect page, unless the status has an exclamation mark.
 * @param pages routes of all pages
 * @throws Fault beyond a host's limits
 */
export function formatRedirects(
  redirects: readonly LiveRedirect[],
  pages: readonly string[],
  onNetlify: boolean,
): string {
  const force = onNetlify ? '!' : '';
  const exact = redirects.map(({ from, to, status }) => `${from} ${to} ${status}${force}`);
  const own = new Set(redirects.map(({ from }) => from));
  const versioned = versionPrefixes.flatMap(({ prefix, query }) =>
    redirects
      .filter(({ from, below }) => below === undefined && !own.has(prefix + from))
      .map(({ from, to, status }) => `${prefix}${from} ${to}${query} ${status}${force}`),
  );
  const behind = versionPrefixes.flatMap(({ prefix, query }) =>
    pages
      .map((page) => [prefix + (page === '/' ? '' : page), page] as const)
      .filter(([from]) => !own.has(from))
      .map(([from, page]) => `${from} ${page}${query} 301${force}`),
  );
  const known = exact.length + versioned.length;
  const lines = [
    ...exact,
    VERSIONS_BEGIN,
    ...versioned,
    ...(onNetlify ? behind : behind.slice(0, Math.max(0, MAX_REDIRECTS - known))),
    ...(onNetlify ? NETLIFY_RULES : []),
  ];
  return withinLimits(REDIRECTS_FILE, `${lines.join('\n')}\n`, known, MAX_REDIRECTS);
}

/** Reads the redirects that `formatRedirects` was given. */
export function parseRedirects(text: string): LiveRedirect[] {
  const [own = ''] = text.split(VERSIONS_BEGIN);
  return own.split('\n').flatMap((line) => {
    const [, from, to, status] = /^(\/[^ *]*) (\/[^ ]*) (301|302)!?$/.exec(line) ?? [];
    return from && to ? [{ from, to, status: status === '301' ? 301 : 302 }] : [];
  });
}

/** `robots.txt`: everything may be read, and here is the list of it, where the site's address is known: it must be a whole one (sitemaps.org). */
export const formatRobots = (siteUrl: string | undefined): string =>
  `User-agent: *\nDisallow:\n${siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;

/** To be renewed once a year (RFC 9116 §2.5.5), as builds say in time; a date of the build would make no two builds alike. */
export const SECURITY_EXPIRES = '2027-11-01T00:00:00.000Z';

/**
 * `.well-known/security.txt`: where to tell of a weakness of this site, in the project's own repository. A build that names
 * none says that it leads to the framework's: a contact there must be (RFC 9116 §2.5.3).
 */
export const formatSecurity = ({
  repository,
  siteUrl,
}: Pick<SiteEnvironment, 'repository' | 'siteUrl'>): string =>
  [
    repository
      ? '# 网站本身的安全问题请从这里告诉我们；框架的问题见它自己仓库的安全政策。'
      : '# 这个网站没有写明自己的仓库（REPOSITORY_URL），下面是官方文档仓库的安全政策。',
    `Contact: ${repository?.url ?? site.officialRepository}/security`,
    `Expires: ${SECURITY_EXPIRES}`,
    'Preferred-Languages: zh, en',
    ...(siteUrl === undefined ? [] : [`Canonical: ${siteUrl}/${SECURITY_FILE}`]),
    '',
  ].join('\n');
