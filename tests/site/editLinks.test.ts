import path from 'node:path';
import officialSource from '../../src/data/officialSource.json';
import {site} from '../../src/data/site';
import {docFile, docPages} from './build';

/** Route → file of every chapter that the official repository has; an edit link that leads elsewhere leads nowhere. */
const OFFICIAL: Readonly<Record<string, string>> = officialSource;

test.each(docPages.map(({route, tags}) => [route, tags] as const))('%s: the edit link leads to a file that exists, and says in which repository', (route, tags) => {
  const links = tags.filter(({name, text, attributes}) => name === 'a' && text.startsWith('修改') && /\/edit\//.test(attributes.href ?? ''));
  expect(links).toHaveLength(1);
  const {text, attributes} = links[0]!;
  const own = path.relative('.', docFile(route)).split(path.sep).join('/');
  if (text === '修改本页') expect(attributes.href!.endsWith(`/${own}`)).toBe(true);
  else expect([text, attributes.href]).toEqual(['修改官方英文版的这一章', `${site.officialRepository}/edit/${site.officialBranch}/${OFFICIAL[route]}`]);
});

test('every page of the book has a chapter there, and no two the same', () => {
  expect(docPages.filter(({route}) => OFFICIAL[route] === undefined)).toEqual([]);
  expect(new Set(Object.values(OFFICIAL)).size).toBe(Object.keys(OFFICIAL).length);
});
