import { readEnvironment } from '../../../src/environment';
import {
  covers,
  formatHeaders,
  formatRedirects,
  headersFor,
  parseHeaders,
  parseRedirects,
} from '../../../src/hosting/hostFiles';
import { headerRules, type HeaderRule } from '../../../src/hosting/policy';
import { redirectsWithin, type LiveRedirect } from '../../../src/data/redirectRules';

const rules: HeaderRule[] = [
  {
    pattern: '/*',
    headers: {
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': "default-src 'none'; img-src data:",
    },
  },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  { pattern: '/ad-frame*', headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
];
const moved: LiveRedirect[] = [
  { from: '/components', to: '/providers', status: 301 },
  { from: '/old/pipes', to: '/', status: 302 },
];

test('_headers: a later rule first takes off what an earlier one has set', () => {
  expect(formatHeaders(rules)).toBe(
    [
      '/*',
      '  X-Frame-Options: DENY',
      "  Content-Security-Policy: default-src 'none'; img-src data:",
      '',
      '/assets/*',
      '  Cache-Control: immutable',
      '',
      '/ad-frame*',
      '  ! X-Frame-Options',
      '  X-Frame-Options: SAMEORIGIN',
      '',
    ].join('\n'),
  );
});

test.each([
  ['/*', '/', true],
  ['/*', '/guards', true],
  ['/assets/*', '/assets/js/x.js', true],
  ['/assets/*', '/assetsx', false],
  ['/ad-frame*', '/ad-frame.html', true],
  ['/*.md', '/fundamentals/testing.md', true],
  ['/*.md', '/guards.md.br', false],
  ['/*.md', '/.m', false],
  ['/x', '/x/y', false],
])('%s covers %s: %s', (pattern, path, expected) => expect(covers(pattern, path)).toBe(expected));

test('of several rules for a path the last wins', () => {
  expect(headersFor(rules, '/ad-frame.html')).toMatchObject({ 'X-Frame-Options': 'SAMEORIGIN' });
  expect(headersFor(rules, '/guards')).toMatchObject({ 'X-Frame-Options': 'DENY' });
});

const PAGES = ['/', '/guards', '/providers'];

test('both files are read back as they were meant', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  for (const onNetlify of [false, true])
    expect(parseRedirects(formatRedirects(moved, PAGES, onNetlify))).toEqual(moved);
});

describe('_redirects', () => {
  // Cloudflare applies a rule to existing files too, and skips trailing comments: `/* / 302` there would be a loop for every page.
  test('elsewhere holds nothing but exact rules and those for versions', () => {
    const [first, second, ...versions] = formatRedirects(moved, PAGES, false).trimEnd().split('\n');
    expect([first, second]).toEqual(['/components /providers 301', '/old/pipes / 302']);
    expect(versions).toContain('/v11/guards /guards 301');
    expect(versions).toContain('/12 /?nest=12 301');
    expect(
      versions.filter((rule) => !/^(?:#.*|\/v?\d+(?:\/[^\s*:]+)? \/[^\s*:]* 30[12])$/.test(rule)),
    ).toEqual([]);
  });
  test('no more pages behind versions than Cloudflare takes; Netlify takes all', () => {
    const pages = Array.from({ length: 500 }, (_, n) => `/page-${n}`);
    const count = (onNetlify: boolean): number =>
      formatRedirects(moved, pages, onNetlify).match(/^\/.* 301!?$/gm)!.length;
    expect(count(true)).toBeGreaterThan(3000);
    expect(formatRedirects(moved, pages, false).match(/^\//gm)).toHaveLength(2000);
  });
  test('each further version of the book adds its own old addresses, and none behind the versions of other sites', () => {
    const old = Array.from({ length: 101 }, (_, n) => `/old-${n}`);
    const live = old.map((from): LiveRedirect => ({ from, to: '/guards', status: 301 }));
    const rulesWith = (bases: readonly string[]): string[] => {
      const all = ['', ...bases].flatMap((base) =>
        redirectsWithin(live, `${base}/`, new Set([`${base}/guards`])),
      );
      return formatRedirects(all, PAGES, true).split('\n');
    };
    const [alone, five] = [rulesWith([]), rulesWith(['/a', '/b', '/c', '/d'])];
    expect(five).toContain('/d/old-100 /d/guards 301!');
    expect(five).toContain('/v11/old-100 /guards 301!');
    expect(five).toHaveLength(alone.length + 4 * old.length);
  });
  test('an old address behind a version takes one step', () => {
    const rules = formatRedirects(moved, PAGES, false).split('\n');
    for (const rule of ['/12/components /providers?nest=12 301', '/v11/old/pipes / 302'])
      expect([rule, rules.indexOf(rule) > 0]).toEqual([rule, true]);
    const own = { from: '/12/components', to: '/modules', status: 301 as const };
    expect(formatRedirects([...moved, own], PAGES, false).match(/^\/12\/components .*/gm)).toEqual([
      '/12/components /modules 301',
    ]);
  });
  test('on Netlify: exact rules before existing files, versions, missing assets, unknown paths', () => {
    const rules = formatRedirects(moved, PAGES, true).trimEnd().split('\n');
    expect(rules.slice(0, 2)).toEqual(['/components /providers 301!', '/old/pipes / 302!']);
    expect(rules).toContain('/v11/components /providers 301!');
    expect(rules).toContain('/v11/guards /guards 301!');
    expect(rules.filter((rule) => rule.includes(':'))).toEqual([]);
    expect(rules.slice(-2)).toEqual(['/assets/* /404.html 404', '/* / 302']);
  });
});

describe('limits of the hosts (B14)', () => {
  test('everything configured stays within them', () => {
    const everything = readEnvironment({
      NEWSLETTER_ENDPOINT: 'https://news.example.com/x',
      ALGOLIA_APP_ID: 'ABC123DEF4',
      ALGOLIA_API_KEY: 'k',
      CARBON_SERVE: 'CE7',
      CARBON_PLACEMENT: 'docs',
    });
    expect(() =>
      formatHeaders(
        headerRules(everything, { scripts: ['a'.repeat(44)], styles: ['b'.repeat(44)] }),
      ),
    ).not.toThrow();
  });
  test('a line too long', () =>
    expect(() =>
      formatHeaders([{ pattern: '/*', headers: { 'X-Long': 'x'.repeat(2000) } }]),
    ).toThrow('_headers 里有一行长 2010 个字符'));
  test('rules too many', () =>
    expect(() =>
      formatHeaders(
        Array.from({ length: 101 }, (_, n) => ({ pattern: `/${n}`, headers: { A: 'b' } })),
      ),
    ).toThrow('_headers 有 101 条规则'));
  test('redirects too many', () =>
    expect(() =>
      formatRedirects(
        Array.from({ length: 300 }, (_, n) => ({
          from: `/old/${n}`,
          to: '/',
          status: 301 as const,
        })),
        [],
        false,
      ),
    ).toThrow('_redirects 有 2100 条规则'));
});
