import { breadcrumbs } from '../../../../src/components/Article/breadcrumbs';
import type { MenuItem } from '../../../../src/components/Menu/menu';

const MENU: MenuItem[] = [
  { title: 'Introduction', titleZh: '介绍', path: '/' },
  {
    title: 'Recipes',
    titleZh: '实践',
    children: [
      { title: 'REPL', titleZh: '', path: '/recipes/repl', isPending: true },
      { title: 'Elsewhere', titleZh: '', externalUrl: 'https://example.com' },
      { title: 'Prisma', titleZh: '', path: '/recipes/prisma' },
      { title: 'SWC', titleZh: '', path: '/recipes/swc' },
    ],
  },
];
const HOME = { title: 'Documentation', titleZh: '', route: '/' };
const RECIPES = { title: 'Recipes', titleZh: '实践', route: '/recipes/prisma' };

test.each([
  ['/recipes/swc', [HOME, RECIPES]],
  ['/recipes/prisma', [HOME, RECIPES]],
  ['/', [HOME]],
  ['/discover/companies', [HOME]],
])('the way to %s: home, and the first written page of its group', (route, way) =>
  expect(breadcrumbs(MENU, route, '/')).toEqual(way),
);

test('a page of another version begins at its home', () =>
  expect(breadcrumbs(MENU, '/next/guards', '/next')).toEqual([{ ...HOME, route: '/next' }]));
