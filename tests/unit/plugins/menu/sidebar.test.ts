import sidebars from '../../../../sidebars';
import { routeState } from '../../../../src/plugins/menu/routeState';
import {
  external,
  group,
  isWritten,
  moved,
  page,
  pendingPages,
  section,
  type MenuConfig,
} from '../../../../src/plugins/menu/sidebar';

/** `/introduction` is where the home page's file stands; `/nowhere` will never be written. */
describe('an entry', () => {
  test('of a written page is a doc', () => {
    expect(page('/', 'Introduction', '介绍', { icon: 'home' })).toEqual({
      type: 'doc',
      key: '/',
      id: 'introduction',
      label: 'Introduction',
      customProps: { titleZh: '介绍', icon: 'home' },
    });
    expect(page('/guards', 'Guards', '守卫')).toEqual({
      type: 'doc',
      key: '/guards',
      id: 'guards',
      label: 'Guards',
      customProps: { titleZh: '守卫' },
    });
  });

  test('of a page that is not written yet is pending', () => {
    expect(page('/nowhere', 'Nowhere', '无', { isNew: true })).toEqual({
      type: 'link',
      key: '/nowhere',
      href: '/nowhere',
      label: 'Nowhere',
      customProps: { titleZh: '无', isPending: true, isNew: true },
    });
  });

  test('that has moved is pending as long as its target is', () => {
    expect(moved('/old', '/guards', 'Old', '旧')).toMatchObject({
      href: '/old',
      customProps: { isMoved: true, isPending: false },
    });
    expect(moved('/old', '/nowhere', 'Old', '旧')).toMatchObject({
      customProps: { isMoved: true, isPending: true },
    });
  });

  test('outside of the site is a plain link', () => {
    expect(external('https://jobs.nestjs.com/', 'Jobs board', '招聘')).toEqual({
      type: 'link',
      href: 'https://jobs.nestjs.com/',
      label: 'Jobs board',
      customProps: { titleZh: '招聘' },
    });
  });
});

test('a group has its names and its marks', () => {
  expect(group('Security', '安全', [], { isNew: true })).toEqual({
    type: 'category',
    label: 'Security',
    items: [],
    customProps: { titleZh: '安全', isNew: true },
  });
});

test('a section shares its prefix', () => {
  expect(
    section('/nowhere/', [
      ['a', 'A', '甲'],
      ['b', 'B', '乙'],
    ]),
  ).toMatchObject([{ href: '/nowhere/a' }, { href: '/nowhere/b' }]);
});

test('the pending pages are counted through groups, moved entries and links to other sites are not', () => {
  const items = [
    page('/guards', 'G', ''),
    page('/nowhere', 'N', ''),
    group('X', '', [...section('/no/', [['a', 'A', '']]), moved('/old', '/nowhere', 'O', '')]),
    external('https://a.example', 'E', ''),
  ];
  expect(pendingPages(items)).toEqual(['/nowhere', '/no/a']);
});

test('the file of the home page is no address of its own', () => {
  expect([
    isWritten('/'),
    isWritten('/introduction'),
    isWritten('/guards/'),
    isWritten('/nowhere'),
  ]).toEqual([true, false, false, false]);
});

test('what stands at a route', () => {
  expect(
    [
      '/',
      '/guards',
      '/consulting',
      '/introduction',
      '/nowhere',
      '/recipes/swagger',
      'guards',
      '/guards#roles',
    ].map(routeState),
  ).toEqual(['page', 'page', 'page', ...Array(5).fill(undefined)]);
});

/** Every route that the menu has, in reading order (ARCHITECTURE.md#menu). */
const AGREED: ReadonlyArray<[group: string | undefined, prefix: string, slugs: string]> = [
  [undefined, '/', ''],
  [
    'Overview',
    '/',
    'first-steps controllers providers modules middleware exception-filters pipes guards interceptors custom-decorators',
  ],
  [
    'Fundamentals',
    '/fundamentals/',
    'custom-providers async-providers dynamic-modules injection-scopes circular-dependency module-ref lazy-loading-modules execution-context lifecycle-events discovery-service platform-agnosticism testing',
  ],
  [
    'Techniques',
    '/techniques/',
    'configuration database mongodb validation caching serialization versioning task-scheduling queues logger cookies events compression file-upload streaming-files http-module session mvc performance server-sent-events',
  ],
  [
    'Security',
    '/security/',
    'authentication authorization encryption-and-hashing helmet cors csrf rate-limiting',
  ],
  [
    'GraphQL',
    '/graphql/',
    'quick-start resolvers mutations subscriptions scalars directives interfaces unions-and-enums field-middleware mapped-types plugins complexity extensions cli-plugin generating-sdl sharing-models other-features federation',
  ],
  ['WebSockets', '/websockets/', 'gateways exception-filters pipes guards interceptors adapter'],
  [
    'Microservices',
    '/microservices/',
    'basics redis mqtt nats rabbitmq kafka grpc custom-transport exception-filters pipes guards interceptors',
  ],
  [undefined, '/', 'deployment'],
  [undefined, '/', 'standalone-applications'],
  ['CLI', '/cli/', 'overview monorepo libraries usages scripts'],
  [
    'OpenAPI',
    '/openapi/',
    'introduction types-and-parameters operations security mapped-types decorators cli-plugin other-features',
  ],
  [
    'Recipes',
    '/recipes/',
    'repl crud-generator swc passport hot-reload mikroorm sql-typeorm mongodb sql-sequelize router-module swagger terminus cqrs documentation prisma sentry serve-static nest-commander async-local-storage necord suites',
  ],
  [
    'FAQ',
    '/faq/',
    'serverless http-adapter keep-alive-connections global-prefix raw-body hybrid-application multiple-servers request-lifecycle common-errors',
  ],
  ['Devtools', '/devtools/', 'overview ci-cd-integration'],
  [undefined, '/', 'migration-guide'],
  [undefined, '/', 'discover/companies'],
  [undefined, '/', 'support'],
];

describe('sidebars.ts', () => {
  const menu = sidebars.menu as Array<Exclude<MenuConfig, string>>;
  const routeOf = (item: object): string => {
    const { id, href = '' } = item as { id?: string; href?: string };
    return id === undefined ? href : id === 'introduction' ? '/' : `/${id}`;
  };
  const own = (item: object): boolean => routeOf(item).startsWith('/');
  const groupOf = (item: object): { label: string; items: object[] } | undefined =>
    'items' in item ? (item as { label: string; items: object[] }) : undefined;

  test('has every route, in reading order', () => {
    const found = menu
      .filter((item) => groupOf(item) ?? own(item))
      .map((item) => [groupOf(item)?.label, ...(groupOf(item)?.items ?? [item]).map(routeOf)]);
    expect(found).toEqual(
      AGREED.map(([title, prefix, slugs]) => [
        title,
        ...slugs.split(' ').map((slug) => prefix + slug),
      ]),
    );
  });

  test('marks what is to be marked: Deployment is new, four links leave the site', () => {
    expect(menu.find((item) => routeOf(item) === '/deployment')).toMatchObject({
      customProps: { isNew: true },
    });
    expect(
      menu
        .filter((item) => routeOf(item).startsWith('https://'))
        .map((item) => (item as { label: string }).label),
    ).toEqual(['Samples', 'API Reference', 'Official courses', 'Jobs board']);
  });

  test('names no address twice, and opens the right group for every page', () => {
    const all = menu.flatMap((item) => groupOf(item)?.items ?? [item]).map(routeOf);
    expect(all.filter((route, index) => all.indexOf(route) !== index)).toEqual([]);
    for (const item of menu) {
      const prefix = groupOf(item)?.items.map((page) => routeOf(page).split('/')[1]);
      if (prefix && groupOf(item)!.label !== 'Overview')
        expect(new Set(prefix)).toEqual(new Set([groupOf(item)!.label.toLowerCase()]));
    }
  });

  test('has a Chinese name wherever the English one is not the name', () => {
    const unnamed = menu
      .flatMap((item) => [item, ...(groupOf(item)?.items ?? [])])
      .filter(
        (item) =>
          typeof (item as { customProps?: { titleZh?: unknown } }).customProps?.titleZh !==
          'string',
      );
    expect(unnamed).toEqual([]);
  });
});
