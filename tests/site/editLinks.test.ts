import { readFileSync } from 'node:fs';
import path from 'node:path';
import officialSource from '../../src/data/officialSource.json';
import { site } from '../../src/data/site';
import { docFile, docPages } from './build';

/** Route → file of every chapter that the official repository has; an edit link that leads elsewhere leads nowhere. */
const OFFICIAL: Readonly<Record<string, string>> = officialSource;

/** A page outside the menu is the book's own: the official documentation has no chapter for it, but one for the page above. */
const isOwn = (route: string): boolean =>
  /^displayed_sidebar:/m.test(readFileSync(docFile(route), 'utf8'));

test.each(docPages.map(({ route, tags }) => [route, tags] as const))(
  '%s: the edit link leads to a file that exists, and says in which repository; a report names the same chapter',
  (route, tags) => {
    const links = tags.filter(
      ({ name, text, attributes }) =>
        name === 'a' && text.startsWith('修改') && (attributes.href ?? '').includes('/edit/'),
    );
    const [link] = links;
    expect(links).toHaveLength(1);
    const { text, attributes } = link!;
    const own = path.relative('.', docFile(route)).split(path.sep).join('/');
    if (text === '修改本页') expect(attributes.href!.endsWith(`/${own}`)).toBe(true);
    else {
      const chapter = isOwn(route) ? path.posix.dirname(route) : route;
      expect([text, attributes.href]).toEqual([
        '修改官方英文版的这一章',
        `${site.officialRepository}/edit/${site.officialBranch}/${OFFICIAL[chapter]}`,
      ]);
      const report = tags.find(({ attributes }) => 'data-report' in attributes);
      expect(new URL(report!.attributes.href!).searchParams.get('body')).toContain(
        `Page: ${site.officialDocs}${chapter}\n`,
      );
    }
  },
);

test('every page of the book has a chapter there, and no two the same', () => {
  const without = docPages.map(({ route }) => route).filter((route) => !OFFICIAL[route]);
  expect(without.filter((route) => !isOwn(route))).toEqual([]);
  expect(new Set(Object.values(OFFICIAL)).size).toBe(Object.keys(OFFICIAL).length);
});
