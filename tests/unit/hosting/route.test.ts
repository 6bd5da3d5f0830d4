import { canonicalPath } from '../../../src/data/addressOf';
import { answer, type Site } from '../../../src/hosting/route';

const site: Site = {
  files: new Set([
    'robots.txt',
    'ad-frame.html',
    'assets/js/main.1a2b.js',
    '.well-known/security.txt',
    'img/图.svg',
  ]),
  pages: new Map([
    ['/', 'index.html'],
    ['/guards', 'guards.html'],
    ['/fundamentals/testing', 'fundamentals/testing.html'],
  ]),
  redirects: new Map([
    ['/components', { from: '/components', to: '/guards', status: 301 }],
    ['/old', { from: '/old', to: '/', status: 302 }],
  ]),
};

const shown = (target: string): string => {
  const given = answer(target, site);
  if (given.kind === 'file') return given.file;
  return given.kind === 'redirect' ? `${given.status} ${given.to}` : given.kind;
};

describe('files and pages', () => {
  test.each([
    ['/', 'index.html'],
    ['/?q=1', 'index.html'],
    ['/guards', 'guards.html'],
    ['/guards?a=1&b=/x//y', 'guards.html'],
    ['/fundamentals/testing', 'fundamentals/testing.html'],
    ['/robots.txt', 'robots.txt'],
    ['/assets/js/main.1a2b.js?v=1', 'assets/js/main.1a2b.js'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/ad-frame.html?serve=A', 'ad-frame.html'],
    ['/img/%E5%9B%BE.svg', 'img/图.svg'],
  ])('%s → %s', (target, file) => expect(shown(target)).toBe(file));
});

describe('one spelling of a page (U8)', () => {
  test.each([
    '/guards/',
    '/guards.html',
    '/guards/index.html',
    '/guards/index',
    '/GUARDS',
    '/Guards.HTML',
    '/guards.html/',
    '/%67uards',
    '/%47uards/',
  ])('%s → 301 /guards', (target) => {
    expect(shown(target)).toBe('301 /guards');
    expect(shown(`${target}?a=1&b=%20`)).toBe('301 /guards?a=1&b=%20');
  });
  test.each(['/index.html', '/index', '/INDEX.html', '/index.html/'])('%s → 301 /', (target) =>
    expect(shown(target)).toBe('301 /'),
  );
  test('a canonical path stays as it is', () => {
    for (const path of ['/', '/guards', '/fundamentals/testing'])
      expect(canonicalPath(path)).toBe(path);
  });
});

describe('moved pages keep the query (U14)', () => {
  test.each([
    ['/components', '301 /guards'],
    ['/components/', '301 /guards'],
    ['/components.html', '301 /guards'],
    ['/components/index.html', '301 /guards'],
    ['/COMPONENTS?x=1', '301 /guards?x=1'],
    ['/old?x=1', '302 /?x=1'],
  ])('%s → %s', (target, expected) => expect(shown(target)).toBe(expected));
});

test.each([
  ['/v11/guards?a=1', '301 /guards?a=1'],
  ['/12/guards', '301 /guards?nest=12'],
  ['/v12/Guards.html?a=1', '301 /guards?nest=12'],
  ['/12', '301 /?nest=12'],
  ['/10/components', '301 /guards'],
  ['/v12/nowhere', '302 /'],
])('a version in front of a page: %s → %s', (target, expected) =>
  expect(shown(target)).toBe(expected),
);

describe('unknown paths lead to the root, missing assets do not (U7, J6)', () => {
  test.each([
    '/nowhere',
    '/guards/x',
    '/404',
    '/404.html',
    '/fundamental',
    '/fundamental/',
    '/_headers',
    '/img/none.svg',
    '/ad-frame',
    '/assets',
  ])('%s → 302 /', (target) => expect(shown(target)).toBe('302 /'));
  // A redirect would be kept by browsers for as long as a file there: a year.
  test.each([
    '/assets/js/main.0000.js',
    '/assets/',
    '/assets/js/../../x',
    '/assets//x.js',
    '/assets/..%5c..%2fx',
  ])('%s → 404', (target) => expect(shown(target)).toBe('missing'));
});

describe('nothing leaves the site (U6, U9, U10)', () => {
  test.each([
    '/a%',
    '/%FF',
    '/%C0%80',
    '/%E0%A4%A',
    '/%00',
    '/a%00.html',
    '/%0d%0aSet-Cookie:x',
    '',
    'guards',
    '*',
    'http://evil.com/',
    '?x',
  ])('%j is malformed', (target) => expect(shown(target)).toBe('malformed'));
  test.each([
    '//evil.com',
    '///evil.com',
    '//guards',
    '/\\evil.com',
    '/%5cevil.com',
    '/%2F/evil.com',
    '/%2fevil.com',
    '/fundamentals%2Ftesting',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/guards/../robots.txt',
    '/./robots.txt',
    '/components//evil.com',
  ])('%s → 302 /', (target) => expect(shown(target)).toBe('302 /'));
});
