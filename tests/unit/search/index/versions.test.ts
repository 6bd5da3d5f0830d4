import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VersionDocs } from '../../../../src/plugins/menu/readingOrder';
import { readVersion } from '../../../../src/search/index/versions';

const siteDir = mkdtempSync(path.join(tmpdir(), 'versions-'));
const read = (file: string): string => readFileSync(file, 'utf8');
const FILES = [
  'docs/a.md',
  'docs/b.md',
  'docs/c.mdx',
  'docs/secret.md',
  'docs/loose.md',
  'versioned_docs/version-11/a.md',
];

beforeAll(() => {
  for (const file of FILES) {
    mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), `---\ntitle: x\n---\n\n${file} 的文字\n`);
  }
});
afterAll(() => rmSync(siteDir, { recursive: true }));

const doc = (source: string, permalink: string, rest: object = {}): VersionDocs['docs'][number] => {
  const id = path.basename(source).replace(/\.mdx?$/, '');
  return {
    id,
    source: `@site/${source}`,
    permalink,
    title: id,
    description: '',
    frontMatter: {},
    unlisted: false,
    ...rest,
  };
};

const book: VersionDocs = {
  versionName: 'current',
  label: '12',
  path: '/',
  isLast: true,
  docs: [
    doc('docs/loose.md', '/loose'),
    doc('docs/a.md', '/a'),
    doc('docs/secret.md', '/secret', { unlisted: true }),
    doc('docs/b.md', '/group/b'),
    doc('docs/c.mdx', '/c'),
  ],
  sidebars: {
    menu: [
      {
        type: 'category',
        label: 'Group',
        collapsed: false,
        collapsible: true,
        customProps: { titleZh: '组' },
        items: [
          { type: 'doc', id: 'b' },
          { type: 'link', href: 'https://example.com', label: 'x' },
          { type: 'doc', id: 'secret' },
        ],
      },
      { type: 'doc', id: 'c' },
      { type: 'doc', id: 'a' },
    ],
  },
};

test('the pages of a version in the order of its menu, then the others; unlisted ones never', () => {
  const { pages, ...version } = readVersion(book, siteDir, read);
  expect(version).toEqual({ name: 'current', label: '12', path: '/', isLast: true });
  expect(pages.map(({ route, group, groupZh }) => [route, group, groupZh])).toEqual([
    ['/group/b', 'Group', '组'],
    ['/c', '', ''],
    ['/a', '', ''],
    ['/loose', '', ''],
  ]);
});

test('a version is read from its own files', () => {
  const { pages } = readVersion(
    {
      ...book,
      versionName: '11',
      path: '/11',
      docs: [doc('versioned_docs/version-11/a.md', '/11/a')],
      sidebars: {},
    },
    siteDir,
    read,
  );
  expect(pages.map(({ route, sections }) => [route, sections[0]!.text])).toEqual([
    ['/11/a', 'versioned_docs/version-11/a.md 的文字'],
  ]);
});

test('the home of a version has the address that links have', () => {
  const version = {
    ...book,
    docs: [doc('docs/a.md', '/11/'), doc('docs/b.md', '/')],
    sidebars: {},
  };
  const { pages } = readVersion(version, siteDir, read);
  expect(pages.map(({ route }) => route)).toEqual(['/11', '/']);
});
