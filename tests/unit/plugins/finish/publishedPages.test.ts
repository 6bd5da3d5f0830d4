import { publishedPages } from '../../../../src/plugins/finish/publishedPages';
import type { VersionDocs } from '../../../../src/plugins/menu/readingOrder';

const doc = (id: string, permalink: string): VersionDocs['docs'][number] => ({
  id,
  source: `@site/docs/${id}.md`,
  permalink,
  title: id,
  description: '',
  frontMatter: {},
  unlisted: false,
});

/** A menu with a group that begins with a link to a page that has moved, as one of `sidebars.ts` does. */
const VERSION: VersionDocs = {
  versionName: 'current',
  label: 'next',
  path: '/next',
  isLast: false,
  docs: [
    doc('introduction', '/next/'),
    doc('recipes/swc', '/next/recipes/swc'),
    doc('a', '/next/a'),
  ],
  sidebars: {
    menu: [
      { type: 'doc', id: 'introduction' },
      {
        type: 'category',
        label: 'Recipes',
        collapsed: true,
        collapsible: true,
        customProps: { titleZh: '实践' },
        items: [
          { type: 'link', label: 'Later', href: '/later', customProps: { isPending: true } },
          { type: 'link', label: 'Swagger', href: '/recipes/swagger' },
          { type: 'doc', id: 'recipes/swc' },
        ],
      },
    ],
  },
};

test('the way to each page is the one over its title, for the home page there is none', () => {
  const pages = publishedPages(VERSION, '/site', () => undefined);
  const home = { name: 'Documentation', route: '/next' };
  expect(pages.map(({ route, above }) => [route, above])).toEqual([
    ['/next', []],
    ['/next/recipes/swc', [home, { name: 'Recipes · 实践', route: '/recipes/swagger' }]],
    ['/next/a', [home]],
  ]);
});
