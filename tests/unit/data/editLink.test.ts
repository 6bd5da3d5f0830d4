import { editLink, officialRoute } from '../../../src/data/editLink';

const page = (docPath: string, versionDocsDirPath = 'docs') => ({ docPath, versionDocsDirPath });
const own = { url: 'https://github.com/me/docs', branch: 'main' };

test.each([
  ['introduction.md', 'content/introduction.md'],
  ['guards.md', 'content/guards.md'],
  ['discover/companies.md', 'content/discover/who-uses.md'],
  ['migration-guide/v12.md', 'content/migration.md'],
])(
  'without a repository of one’s own, %s leads to the chapter in the official one',
  (docPath, file) => {
    expect(editLink(page(docPath))).toBe(
      `https://github.com/nestjs/docs.nestjs.com/edit/master/${file}`,
    );
  },
);

test.each([
  ['/', '/'],
  ['/guards', '/guards'],
  ['/migration-guide/v12', '/migration-guide'],
  ['/mine', undefined],
  ['/mine/constructor', undefined],
])('the chapter of %s on the official site is %s', (route, chapter) =>
  expect(officialRoute(route)).toBe(chapter),
);

test('a book in the official dialect has the official repository’s own paths', () => {
  expect(editLink(page('cli/workspaces.md', 'content'))).toBe(
    'https://github.com/nestjs/docs.nestjs.com/edit/master/content/cli/workspaces.md',
  );
});

test('a page that the official book has not, has no edit link', () =>
  expect(editLink(page('mine.md'))).toBeUndefined());

test('in a repository of one’s own it is the page’s own file, also that of an older version', () => {
  expect(editLink(page('techniques/caching.md'), own)).toBe(
    'https://github.com/me/docs/edit/main/docs/techniques/caching.md',
  );
  expect(editLink(page('guards.md', 'versioned_docs/version-10.x'), own)).toBe(
    'https://github.com/me/docs/edit/main/versioned_docs/version-10.x/guards.md',
  );
});
