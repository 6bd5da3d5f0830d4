import { readEnvironment } from '../../../src/environment';
import { headersFor } from '../../../src/hosting/hostFiles';
import { headerRules, pagePolicy } from '../../../src/hosting/policy';

const NONE = { scripts: [], styles: [] };
const plain = readEnvironment({});
const carbon = readEnvironment({ CARBON_SERVE: 'CE7', CARBON_PLACEMENT: 'docs' });

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

test('with nothing configured no other host is allowed', () => {
  expect(
    pagePolicy(plain, { scripts: ['sha256-abc=', 'sha384-def'], styles: ['sha256-ghi='] }),
  ).toBe(
    "default-src 'none'; script-src 'strict-dynamic' 'sha256-abc=' 'sha384-def'; style-src 'self' 'sha256-ghi='; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; trusted-types default; require-trusted-types-for 'script'; upgrade-insecure-requests",
  );
});

test('the newsletter adds its origin, without path and token', () => {
  const policy = pagePolicy(
    readEnvironment({
      NEWSLETTER_ENDPOINT: 'https://news.example.com/subscribe',
      NEWSLETTER_TOKEN: 'secret',
    }),
    NONE,
  );
  expect(directives(policy)['connect-src']).toBe("'self' https://news.example.com");
  expect(policy).not.toContain('secret');
});

test('violations are reported where the owner says, in the old way and the new; not otherwise', () => {
  const reporting = readEnvironment({ REPORT_ENDPOINT: 'https://reports.example.com/csp?a="1"' });
  const url = 'https://reports.example.com/csp?a=%221%22';
  expect(directives(pagePolicy(reporting, NONE))).toMatchObject({
    'report-uri': url,
    'report-to': 'violations',
  });
  expect(headersFor(headerRules(reporting, NONE), '/guards')['Reporting-Endpoints']).toBe(
    `violations="${url}"`,
  );
  expect(headersFor(headerRules(plain, NONE), '/guards')).not.toHaveProperty('Reporting-Endpoints');
});

test('the hosted search adds its four hosts', () => {
  const policy = pagePolicy(
    readEnvironment({ ALGOLIA_APP_ID: 'ABC1', ALGOLIA_API_KEY: 'k' }),
    NONE,
  );
  expect(directives(policy)['connect-src']).toBe(
    "'self' https://abc1-dsn.algolia.net https://abc1-1.algolianet.com https://abc1-2.algolianet.com https://abc1-3.algolianet.com",
  );
});

test('the advertisement is framed from this site only, and the page’s policy names none of its hosts', () => {
  expect(directives(pagePolicy(carbon, NONE))['frame-src']).toBe("'self'");
  expect(directives(pagePolicy(carbon, NONE))['script-src']).toBe("'strict-dynamic'");
  expect(pagePolicy(plain, NONE)).not.toContain('frame-src');
});

describe('the advertisement’s frame', () => {
  const frame = headersFor(
    headerRules(carbon, { scripts: ['sha256-abc='], styles: [] }),
    '/ad-frame.html',
  );
  const policy = directives(frame['Content-Security-Policy']!);

  test('is sandboxed without an origin, and only this site may hold it', () => {
    expect(policy.sandbox).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(policy['frame-ancestors']).toBe("'self'");
    expect(frame['X-Frame-Options']).toBe('SAMEORIGIN');
  });
  test('may load its own script from an origin that is no longer this one', () => {
    expect(
      headersFor(headerRules(carbon, NONE), '/ad-frame.js')['Cross-Origin-Resource-Policy'],
    ).toBe('cross-origin');
  });
  test('keeps the page’s policy while no network is configured', () => {
    expect(headersFor(headerRules(plain, NONE), '/ad-frame.html')).toEqual(
      headersFor(headerRules(plain, NONE), '/guards'),
    );
  });
});

test.each([
  ['nothing', plain],
  ['an ad network', carbon],
])('with %s configured no rule allows inline code, eval or a wildcard host', (_, environment) => {
  for (const { headers } of headerRules(environment, { scripts: ['sha256-abc='], styles: [] })) {
    expect(headers['Content-Security-Policy'] ?? '').not.toMatch(/unsafe-|\*| http:/);
  }
});

test('every page gets the other headers too', () => {
  expect(headersFor(headerRules(plain, NONE), '/guards')).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*clipboard-write=\(self\)/),
  });
  expect(headersFor(headerRules(carbon, NONE), '/guards')).not.toHaveProperty(
    'Cross-Origin-Embedder-Policy',
  );
});

test('assets are kept for a year, shared pictures may be embedded', () => {
  expect(headersFor(headerRules(plain, NONE), '/assets/js/main.js')['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(headersFor(headerRules(plain, NONE), '/guards')).not.toHaveProperty('Cache-Control');
  expect(
    headersFor(headerRules(plain, NONE), '/img/social/guards.png')['Cross-Origin-Resource-Policy'],
  ).toBe('cross-origin');
});

test('a sandbox opens forms on its own pages only', () => {
  const rules = headerRules(readEnvironment({ SANDBOX: 'stackblitz' }), NONE);
  const forms = (page: string): string | undefined =>
    directives(headersFor(rules, page)['Content-Security-Policy'] ?? '')['form-action'];
  expect(forms('/guards')).toBe("'self'");
  expect(forms('/sandbox/guards/guards-1')).toBe("'self' https://stackblitz.com");
});
