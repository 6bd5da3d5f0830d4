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

describe('no circles (of files, knip finds them)', () => {
  const importsOf = (file: string): string[] =>
    [...read(file).matchAll(/^(?:import|export)[^;]*? from '(\.[^']+)'/gms)].map(
      ([, target]) => target!,
    );

  test('no two components import each other, on whatever way around', () => {
    const sources = filesIn('src/components', 'ts', 'tsx');
    const fileOf = (from: string, target: string): string | undefined => {
      const base = path.posix.join(path.posix.dirname(from), target);
      return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.tsx`, `${base}/index.ts`].find(
        (file) => sources.includes(file),
      );
    };
    const roomOf = (file: string): string => file.split('/')[2]!;
    const edges = sources
      .flatMap((file) =>
        importsOf(file)
          .flatMap((target) => fileOf(file, target) ?? [])
          .map((other) => [roomOf(file), roomOf(other)] as const),
      )
      .filter(([from, to]) => from !== to);
    expect(circles(edges)).toEqual([]);
  });
});

test('every unit test is named like the file or the folder of src that it is about', () => {
  const homeless = filesIn('tests/unit', 'ts', 'tsx')
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => {
      const place = file.replace('tests/unit/', 'src/').replace(/\.test\.tsx?$/, '');
      return !['.ts', '.tsx', '.js', '.json', ''].some((kind) => existsSync(place + kind));
    });
  expect(homeless).toEqual([]);
});
