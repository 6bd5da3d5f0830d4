import type { Release } from '../../../../src/plugins/offline/format';
import {
  filesOf,
  fits,
  placeOf,
  targetIn,
  wantedFiles,
} from '../../../../src/plugins/offline/order';

const file = (url: string): { url: string; integrity: string } => ({ url, integrity: 'sha256-x' });
const section = (url: string, routes: string[]) => ({ ...file(url), routes });
const release: Release = {
  id: 'one',
  assets: ['/assets/js/main.1.js', '/assets/css/a.css'],
  core: [file('/main.js')],
  books: [
    {
      path: '/',
      shell: file('/shell'),
      sections: [
        section('/top', ['/', '/guards']),
        section('/techniques', ['/techniques/caching']),
      ],
      search: { ...file('/search-index'), base: '/assets/search/a/' },
    },
    {
      path: '/next',
      shell: file('/next-shell'),
      sections: [section('/next-top', ['/next', '/next/guards'])],
      search: undefined,
    },
  ],
  moved: [['/components', '/guards']],
  notKept: ['', ''],
  nothingKept: '',
};

test('shell and scripts first, then the section that the reader is in, the others, the search', () => {
  const order = (path: string): string[] => wantedFiles(release, path).map(({ url }) => url);
  expect(order('/guards')).toEqual(['/shell', '/main.js', '/top', '/techniques', '/search-index']);
  expect(order('/techniques/caching')).toEqual([
    '/shell',
    '/main.js',
    '/techniques',
    '/top',
    '/search-index',
  ]);
  expect(order('/search')).toEqual(order('/guards'));
});

test('only the version that the reader is in', () => {
  expect(wantedFiles(release, '/next/guards').map(({ url }) => url)).toEqual([
    '/next-shell',
    '/main.js',
    '/next-top',
  ]);
});

test('a page is found in its section and version', () => {
  expect(placeOf(release, '/next/guards')).toEqual({
    book: release.books[1],
    section: release.books[1]!.sections[0],
  });
  expect(placeOf(release, '/gone')).toBeUndefined();
});

test.each([
  ['a page', '/guards', '?a=b', { to: '/guards', query: '?a=b' }],
  ['a moved page', '/components', '?a=b', { to: '/guards', query: '?a=b' }],
  ['a page below a version', '/v11/guards', '?a=b', { to: '/guards', query: '?a=b' }],
  ['a moved page below a version', '/8/components', '', { to: '/guards', query: '' }],
  [
    'a version with a query of its own',
    '/v12/techniques/caching',
    '?a=b',
    { to: '/techniques/caching', query: '?nest=12' },
  ],
  ['an unknown page below a version', '/v11/gone', '', undefined],
  ['an unknown address', '/gone', '', undefined],
])('where %s leads', (_, route, query, target) =>
  expect(targetIn(release, route, query)).toEqual(target),
);

test('all files of a release', () => expect(filesOf(release).size).toBe(7));

test('a tab gets pages whose scripts and styles run in it, whatever it has loaded since', () => {
  const running = ['/assets/js/main.1.js', '/assets/js/late.js', '/assets/css/a.css'];
  expect(fits(release, running)).toBe(true);
  expect(fits(release, running.slice(1))).toBe(false);
});
