import {existsSync} from 'node:fs';
import path from 'node:path';
import {REPLACEMENTS} from '../../src/plugins/replacements';
import {filesIn, read} from './files';

/** What we put in the place of Docusaurus' own files has to be there: an override that overrides nothing fails at once. */

/** Where an installed package keeps what a theme may replace. */
const PLACES: Record<string, string> = {theme: 'src/theme', 'theme-fallback': 'lib/client/theme-fallback'};

const installed = (name: string): string => path.join('node_modules', name);
const versionOf = (name: string): string => (JSON.parse(read(path.join(installed(name), 'package.json'))) as {version: string}).version;
const moduleOf = (file: string): string => file.replace(/(?:\/index)?\.[jt]sx?$/, '');

const doors = filesIn('src/theme');

/** How large a door may be; one that only lists names may be larger. */
const MAX_LINES = 40;

test('src/theme holds doors only', () => {
  expect(doors.length).toBeGreaterThan(0);
  expect(doors.filter((file) => !/\.tsx?$/.test(file))).toEqual([]);
});

describe.each(doors)('%s', (file) => {
  const source = read(file);
  const [, name = '', version, place = '', upstream = '', kind] =
    /^\/\*\*\n \* Door: (@?[\w./-]+?) (\d+\.\d+\.\d+) (theme|theme-fallback)[/ ](\S+)(?: \([^)]*\))?, (replaced|wrapped|ejected)\.\n/.exec(source) ?? [];

  test('begins with where it leads from and why', () => {
    expect(kind).toBeDefined();
    expect(source).toMatch(/^ \* Why: \S.*(?:\n \* .*)*\n \* Opens onto: \S/m);
  });

  test('replaces a file that the installed package has', () => {
    expect(existsSync(path.join(installed(name), PLACES[place] ?? '', upstream))).toBe(true);
    expect(moduleOf(upstream)).toBe(moduleOf(file.slice('src/theme/'.length)));
  });

  test('names the installed version', () => expect(version).toBe(versionOf(name)));

  test('opens onto components that exist and that it imports', () => {
    const [, onto = ''] = /Opens onto: ([^]*?)\*\//.exec(source) ?? [];
    for (const [component] of onto.matchAll(/(?:components|search)\/[\w/]+\w/g)) {
      expect([component, existsSync(`src/${component}`) || existsSync(`src/${component}.ts`) || existsSync(`src/${component}.tsx`)]).toEqual([component, true]);
      expect(source).toMatch(new RegExp(`from '(?:\\.\\./)+${component}'`));
    }
  });

  test('is thin: no state, no styles, no data', () => {
    expect(source.split('\n').length - 1).toBeLessThanOrEqual(MAX_LINES);
    expect(source).not.toMatch(/\buse(?:State|Effect|Ref|Memo|Reducer|LayoutEffect)\b|\.css'|\bstyle=|\bclassName=|\/data\//);
  });
});

describe.each(REPLACEMENTS.map((entry) => [entry.module, entry] as const))('%s', (module, {by, why}) => {
  test('is installed', () => {
    expect([module, `${module}.js`].some((file) => existsSync(installed(file)))).toBe(true);
  });

  test('has a stand-in and a reason', () => {
    expect(existsSync(by)).toBe(true);
    expect(why.length).toBeGreaterThan(20);
  });

  test('is still asked for by the package it belongs to', () => {
    const asking = ['theme-classic/lib/index.js', 'core/lib/client/App.js', 'core/lib/client/PendingNavigation.js', 'core/lib/client/clientEntry.js', 'core/lib/client/serverEntry.js'].map((file) => read(`node_modules/@docusaurus/${file}`)).join('\n');
    // theme-classic puts the direction of writing before the ending.
    expect(asking.includes(module.startsWith('infima/') ? 'infima/dist/css/default/default' : `'./${module.split('/').at(-1)}'`)).toBe(true);
  });
});

test('files that replace a file of Docusaurus name it and its installed version', () => {
  const replacing = filesIn('src/plugins', 'ts', 'tsx').filter((file) => /^ \* Replaces: /m.test(read(file)));
  expect(replacing.length).toBeGreaterThanOrEqual(2);
  for (const file of replacing) {
    const [, name = '', version, upstream = ''] = /^ \* Replaces: (@[\w-]+\/[\w-]+) (\d+\.\d+\.\d+) (\S+)/m.exec(read(file)) ?? [];
    expect([file, version]).toEqual([file, versionOf(name)]);
    expect([file, existsSync(path.join(installed(name), upstream))]).toEqual([file, true]);
    expect([file, REPLACEMENTS.some(({module, by}) => `${name}/${upstream}`.startsWith(module) && path.relative('.', by) === file)]).toEqual([file, true]);
  }
});
