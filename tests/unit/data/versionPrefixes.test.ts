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

test('no prefix is a page or another address', () => {
  for (const { prefix } of versionPrefixes) {
    expect(routeState(prefix)).toBeUndefined();
    expect(redirects.filter(({ from }) => `${from}/`.startsWith(`${prefix}/`))).toEqual([]);
  }
});

test('an old address of another version leads to its page in one step', () => {
  expect(redirectTarget(redirects, '/12/overview/Guards/')).toBe('/guards?nest=12');
  expect(redirectTarget(redirects, '/v11/application/configuration')).toBe(
    '/techniques/configuration',
  );
});
