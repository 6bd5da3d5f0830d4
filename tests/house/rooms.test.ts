import { existsSync } from 'node:fs';
import path from 'node:path';
import { files, filesIn, read } from './files';

/** Every file at home where it stands. The map of the rooms: papers.test.ts; the walls between them: eslint.config.mjs. */

const folders = new Set(
  files.flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  ),
);

test('what the owner of the product has fixed stands at the top', () => {
  const top = new Set(files.map((file) => file.split('/')[0]));
  expect(
    [
      'package.json',
      'docusaurus.config.ts',
      'sidebars.ts',
      'tsconfig.json',
      'docs',
      'src',
      'static',
      'tests',
      'README.md',
    ].filter((name) => !top.has(name)),
  ).toEqual([]);
});

test('no drawers: utils, helpers, common, lib, hooks, types', () => {
  expect(
    [...folders].filter(
      (folder) =>
        /^(?:src|tests)\//.test(folder) &&
        /(?:^|\/)(?:utils?|helpers?|common|libs?|hooks|types|misc|shared)$/.test(folder),
    ),
  ).toEqual([]);
});

describe('components', () => {
  const names = [...folders]
    .filter((folder) => /^src\/components\/\w+$/.test(folder))
    .map((folder) => folder.slice('src/components/'.length));

  test.each(names)('%s has an index with one default export of its name', (name) => {
    expect(files).toContain(`src/components/${name}/index.tsx`);
    const source = read(`src/components/${name}/index.tsx`);
    expect(/^export default (?:memo\()?(?:function )?(\w+)/m.exec(source)?.[1]).toBe(name);
  });
});

/** Where the edges of a graph lead back to their beginning: each circle once, `a → b → a`. */
function circles(edges: ReadonlyArray<readonly [from: string, to: string]>): string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (node: string, way: readonly string[]): void => {
    const begun = way.indexOf(node);
    if (begun >= 0) found.add([...way.slice(begun), node].join(' → '));
    if (begun >= 0 || done.has(node)) return;
    for (const other of next.get(node) ?? []) visit(other, [...way, node]);
    done.add(node);
  };
  for (const node of next.keys()) visit(node, []);
  return [...found];
}

/**
 * The room of a file of `src`: each component and each plugin is one, and each part of the search. A file that nothing imports is an
 * entry, and stands above them: `npm run import`, what Docusaurus calls in the browser.
 */
function roomOf(file: string, entries: ReadonlySet<string>): string {
  if (entries.has(file)) return file;
  const [, first, second] = file.split('/');
  const isFurnished = ['components', 'plugins', 'search'].includes(first!);
  return isFurnished ? `${first}/${second}` : first!;
}

test('no two rooms of src import each other, on whatever way around (of files, knip finds it)', () => {
  const sources = filesIn('src', 'ts', 'tsx', 'js', 'mjs');
  const known = new Set(sources);
  const imports = sources.flatMap((file) =>
    [...read(file).matchAll(/\b(?:from |import\(|require\()(?:\/\*.*?\*\/ )?'(\.[^']+)'/g)].flatMap(
      ([, target]) => {
        const base = path.posix.join(path.posix.dirname(file), target!);
        const other = ['', '.ts', '.tsx', '.js', '.mjs', '/index.tsx', '/index.ts']
          .map((end) => base + end)
          .find((one) => known.has(one));
        return other === undefined ? [] : [[file, other] as const];
      },
    ),
  );
  expect(imports.length).toBeGreaterThan(sources.length);
  const imported = new Set(imports.map(([, other]) => other));
  const entries = new Set(sources.filter((file) => !imported.has(file)));
  const edges = imports
    .map(([from, to]) => [roomOf(from, entries), roomOf(to, entries)] as const)
    .filter(([from, to]) => from !== to);
  expect(circles(edges)).toEqual([]);
});

test('every unit test is named like the file or the folder of src that it is about', () => {
  const homeless = filesIn('tests/unit', 'ts', 'tsx')
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => {
      const place = file.replace('tests/unit/', 'src/').replace(/\.test\.tsx?$/, '');
      return !['.ts', '.tsx', '.js', '.mjs', '.json', ''].some((kind) => existsSync(place + kind));
    });
  expect(homeless).toEqual([]);
});
