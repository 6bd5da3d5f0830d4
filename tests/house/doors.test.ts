import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesIn, read } from './files';

/** What we put in the place of Docusaurus' own files has to be there: an override that overrides nothing fails at once. */

/** Where an installed package keeps what a theme may replace. */
const PLACES: Record<string, string> = {
  theme: 'src/theme',
  'theme-fallback': 'lib/client/theme-fallback',
};

const installed = (name: string): string => path.join('node_modules', name);
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
  const [, name = '', place = '', upstream = '', kind] =
    /^\/\*\*\n \* Door: (@?[\w./-]+?) (theme|theme-fallback)[/ ](\S+)(?: \([^)]*\))?, (replaced|wrapped|ejected)\.\n/.exec(
      source,
    ) ?? [];

  test('begins with where it leads from and why', () => {
    expect(kind).toBeDefined();
    expect(source).toMatch(/^ \* Why: \S.*(?:\n \* .*)*\n \* Opens onto: \S/m);
  });

  test('replaces a file that the installed package has', () => {
    expect(existsSync(path.join(installed(name), PLACES[place] ?? '', upstream))).toBe(true);
    expect(moduleOf(upstream)).toBe(moduleOf(file.slice('src/theme/'.length)));
  });

  test('opens onto components that exist and that it imports', () => {
    const [, onto = ''] = /Opens onto: ([^]*?)\*\//.exec(source) ?? [];
    for (const [component] of onto.matchAll(/(?:components|plugins|search)\/[\w/-]+\w/g)) {
      expect([
        component,
        existsSync(`src/${component}`) ||
          existsSync(`src/${component}.ts`) ||
          existsSync(`src/${component}.tsx`),
      ]).toEqual([component, true]);
      expect(source).toMatch(new RegExp(`from '(?:\\.\\./)+${component}'`));
    }
  });

  test('is thin: no state, no styles, no data', () => {
    expect(source.split('\n').length - 1).toBeLessThanOrEqual(MAX_LINES);
    expect(source).not.toMatch(
      /\buse(?:State|Effect|Ref|Memo|Reducer|LayoutEffect)\b|\.css'|\bstyle=|\bclassName=|\/data\//,
    );
  });
});
