import {
  liveRedirects,
  redirectFaults,
  redirectsWithin,
  type LiveRedirect,
  type RouteState,
} from '../../../src/data/redirectRules';
import { redirectTarget } from '../../../src/data/redirectTarget';
import { redirects, type Redirect } from '../../../src/data/redirects';
import { routeState } from '../../../src/plugins/menu/routeState';

const states: Record<string, RouteState> = {
  '/': 'page',
  '/providers': 'page',
  '/guards': 'page',
  '/pipes': 'pending',
};
const stateOf = (route: string): RouteState => states[route];
const entry = (from: string, to: string): Redirect => ({ from, to, why: 'test' });
const faults = (...list: Redirect[]): string[] => redirectFaults(list, stateOf);

test('the list of the site is in order', () => {
  expect(redirectFaults(redirects, routeState)).toEqual([]);
});

test('the redirects that the product promises are in it (ARCHITECTURE.md#old-addresses)', () => {
  expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toMatchObject({
    '/components': '/providers',
    '/application-context': '/standalone-applications',
    '/enterprise': '/consulting',
    '/fundamentals/dependency-injection': '/fundamentals/custom-providers',
    '/fundamentals/unit-testing': '/fundamentals/testing',
    '/fundamentals/async-components': '/fundamentals/async-providers',
    '/techniques/sql': '/techniques/database',
    '/graphql/resolvers-map': '/graphql/resolvers',
    '/recipes/swagger': '/openapi/introduction',
    '/recipes/crud': '/recipes/crud-generator',
    '/recipes/crud-utilities': '/recipes/crud-generator',
    '/recipes/automock': '/recipes/suites',
  });
});

test('a right list has no faults', () => {
  expect(
    faults(entry('/components', '/providers'), entry('/old/pipes', '/pipes'), entry('/start', '/')),
  ).toEqual([]);
});

describe('a fault names the entry and says what to do (U15, W16)', () => {
  test.each<[string, Redirect[], string]>([
    ['loop of one', [entry('/a', '/a')], '绕成了一个圈'],
    ['loop of three', [entry('/a', '/b'), entry('/b', '/c'), entry('/c', '/a')], '绕成了一个圈'],
    ['chain', [entry('/a', '/b'), entry('/b', '/guards')], "把 to 直接写成 '/guards'"],
    ['same from twice', [entry('/a', '/guards'), entry('/a', '/providers')], 'from 重复了'],
    ['onto an existing page', [entry('/guards', '/providers')], '正式的页面'],
    ['onto a page that is announced', [entry('/pipes', '/providers')], '正式的页面'],
    ['missing target', [entry('/a', '/nowhere')], '没有对应的页面'],
    ['javascript:', [entry('/a', 'javascript:alert(1)')], 'to 必须是本站的小写路径'],
    ['another site', [entry('/a', 'https://evil.com')], 'to 必须是本站的小写路径'],
    ['another host', [entry('/a', '//evil.com')], 'to 必须是本站的小写路径'],
    ['splat in the target', [entry('/a', '/:splat')], 'to 必须是本站的小写路径'],
    ['fragment in the target', [entry('/a', '/guards#x')], 'to 必须是本站的小写路径'],
    ['splat in from', [entry('/v10/*', '/guards')], 'from 必须是本站的小写路径'],
    ['slash at the end', [entry('/a/', '/guards')], 'from 必须是本站的小写路径'],
    ['upper case', [entry('/A', '/guards')], 'from 必须是本站的小写路径'],
    ['.html', [entry('/a.html', '/guards')], 'from 必须是本站的小写路径'],
    ['relative', [entry('a', '/guards')], 'from 必须是本站的小写路径'],
  ])('%s', (_, list, text) => {
    const found = faults(...list);
    expect(found.join('\n')).toContain(text);
    expect(
      found.every((line) =>
        /^src\/data\/redirects\.ts 的 \{from: '.*', to: '.*'\}：.+。$/.test(line),
      ),
    ).toBe(true);
    expect(() => liveRedirects(list, stateOf)).toThrow(text);
  });

  test('every fault is reported, not just the first', () => {
    expect(() => liveRedirects([entry('/a', '/nowhere'), entry('/b', '//x')], stateOf)).toThrow(
      /2 处错误[\s\S]*'\/nowhere'[\s\S]*'\/\/x'/,
    );
  });
});

test('a target that is not written yet is replaced by the root for the time being', () => {
  expect(
    liveRedirects([entry('/components', '/providers'), entry('/old/pipes', '/pipes')], stateOf),
  ).toEqual([
    { from: '/components', to: '/providers', status: 301 },
    { from: '/old/pipes', to: '/', status: 302 },
  ]);
});

describe('the old addresses of a version of the book', () => {
  const live: LiveRedirect[] = [
    { from: '/components', to: '/providers', status: 301 },
    { from: '/pipe', to: '/pipes', status: 301 },
    { from: '/awesome', to: '/', status: 301 },
    { from: '/enterprise', to: '/consulting', status: 301 },
  ];

  test('at the root all lead somewhere: where the page is missing, to the home page', () =>
    expect(redirectsWithin(live, '/', new Set(['/', '/providers']))).toEqual([
      live[0],
      { from: '/pipe', to: '/', status: 302 },
      live[2],
      live[3],
    ]));

  test('below another beginning those whose page is there, each to its one spelling: the home page has no slash at the end', () =>
    expect(redirectsWithin(live, '/next', new Set(['/next/', '/next/providers']))).toEqual([
      { from: '/next/components', to: '/next/providers', status: 301, below: '/next' },
      { from: '/next/awesome', to: '/next', status: 301, below: '/next' },
    ]));

  test('an address with a page of its own is no old one', () =>
    expect(redirectsWithin(live, '/', new Set(['/', '/components', '/providers']))).not.toContain(
      live[0],
    ));
});

test.each([
  ['/components', '/providers'],
  ['/Components/', '/providers'],
  ['/recipes/swagger', '/openapi/introduction'],
  ['/guards', undefined],
  ['/', undefined],
  ['/components/x', undefined],
])('in the app %s leads to %s', (path, target) =>
  expect(redirectTarget(redirects, path)).toBe(target),
);
