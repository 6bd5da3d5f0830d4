import officialSource from '../../../src/data/officialSource.json';
import { redirectTarget } from '../../../src/data/redirectTarget';
import { redirects } from '../../../src/data/redirects';
import { versionPrefixes, withoutVersion } from '../../../src/data/versionPrefixes';
import { routeState } from '../../../src/plugins/menu/routeState';

test.each([
  ['/v11', { route: '/', query: '' }],
  ['/v11/guards', { route: '/guards', query: '' }],
  ['/12/guards', { route: '/guards', query: '?nest=12' }],
  ['/v12/techniques/caching', { route: '/techniques/caching', query: '?nest=12' }],
  ['/10/middlewares', { route: '/middlewares', query: '' }],
  ['/guards', undefined],
  ['/v110/guards', undefined],
])('%s', (route, expected) => expect(withoutVersion(route)).toEqual(expected));

test('no prefix is a page or another address; behind one only the migration guide of 12 is a page of its own', () => {
  const behind = versionPrefixes.flatMap(({ prefix }) => {
    expect(routeState(prefix)).toBeUndefined();
    return redirects.filter(({ from }) => `${from}/`.startsWith(`${prefix}/`));
  });
  expect(behind.map(({ from, to }) => [from, to]).sort()).toEqual([
    ['/12/migration', '/migration-guide/v12'],
    ['/12/migration-guide', '/migration-guide/v12'],
    ['/v12/migration-guide', '/migration-guide/v12'],
  ]);
});

test('every page is behind every version, in one step, with the differences of 12 opened', () => {
  const routes = Object.keys(officialSource).filter((route) => route !== '/');
  expect(routes.length).toBeGreaterThan(100);
  const own = new Set(redirects.map(({ from }) => from));
  for (const { prefix, query } of versionPrefixes)
    for (const route of routes.filter((one) => !own.has(prefix + one)))
      expect(redirectTarget(redirects, prefix + route)).toBe(route + query);
});

test.each(['/v12/migration-guide', '/12/Migration-Guide/', '/12/migration'])(
  '%s leads to the page on 12',
  (path) => expect(redirectTarget(redirects, path)).toBe('/migration-guide/v12'),
);

test('a step behind a version ends at a page: no address there leads on to another one', () => {
  const moved = new Set(redirects.map(({ from }) => from));
  for (const { prefix } of versionPrefixes)
    for (const { from } of redirects) {
      const end = redirectTarget(redirects, prefix + from)!.replace(/\?.*/, '');
      expect([prefix + from, moved.has(end), routeState(end)]).toEqual([
        prefix + from,
        false,
        'page',
      ]);
    }
});

test('an old address of another version leads to its page in one step', () => {
  expect(redirectTarget(redirects, '/12/overview/Guards/')).toBe('/guards?nest=12');
  expect(redirectTarget(redirects, '/v11/application/configuration')).toBe(
    '/techniques/configuration',
  );
});
