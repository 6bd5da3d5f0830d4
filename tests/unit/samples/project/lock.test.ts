import { closureOf, lockOf, treeIn, type Tree } from '../../../../src/samples/project/lock';

/** An application, its tools, and what both, one or neither of them brings. */
const TREE: Tree = treeIn({
  '': { version: '1.0.0', dependencies: { everything: '1' } },
  'node_modules/app': {
    version: '1.0.0',
    dependencies: { deep: '^2.0.0' },
    optionalDependencies: { fast: '^1.0.0' },
    peerDependencies: { peer: '^1.0.0', unasked: '^1.0.0' },
    peerDependenciesMeta: { unasked: { optional: true } },
    ...{ integrity: 'sha512-AAAA', resolved: 'https://registry.example/app.tgz', license: 'MIT' },
  },
  'node_modules/app/node_modules/deep': { version: '2.0.0', dependencies: { leaf: '*' } },
  'node_modules/deep': { version: '1.0.0' },
  'node_modules/fast': { version: '1.0.0', ...{ os: ['linux'], optional: true, dev: true } },
  'node_modules/leaf': { version: '1.0.0' },
  'node_modules/peer': { version: '1.0.0' },
  'node_modules/tool': {
    version: '1.0.0',
    dependencies: { deep: '^1.0.0', leaf: '*', fast: '*' },
    ...{ bin: { tool: 'tool.js' } },
  },
  'node_modules/unasked': { version: '1.0.0' },
});
const ASKED = { dependencies: { app: '1.0.0' }, devDependencies: { tool: '1.0.0' } };

const packages = (): Record<string, Record<string, unknown>> =>
  (JSON.parse(lockOf(ASKED, TREE)) as { packages: Record<string, Record<string, unknown>> })
    .packages;

test('a project has the packages that it reaches, each where the tree has it, and no others', () => {
  expect(
    Object.fromEntries(Object.entries(packages()).map(([at, { version }]) => [at, version])),
  ).toEqual({
    '': undefined,
    'node_modules/app': '1.0.0',
    'node_modules/app/node_modules/deep': '2.0.0',
    'node_modules/deep': '1.0.0',
    'node_modules/fast': '1.0.0',
    'node_modules/leaf': '1.0.0',
    'node_modules/peer': '1.0.0',
    'node_modules/tool': '1.0.0',
  });
  expect(packages()['']).toEqual(ASKED);
});

test('each is marked with the reason without which it would not be there', () => {
  const marks = Object.entries(packages()).flatMap(
    ([at, { dev, optional, devOptional, peer }]): string[] => [
      ...(dev ? [`${at} dev`] : []),
      ...(optional ? [`${at} optional`] : []),
      ...(devOptional ? [`${at} devOptional`] : []),
      ...(peer ? [`${at} peer`] : []),
    ],
  );
  expect(marks).toEqual([
    'node_modules/deep dev',
    // The tool needs it, the application may go without.
    'node_modules/fast devOptional',
    'node_modules/peer peer',
    'node_modules/tool dev',
  ]);
});

test('what npm needs to know is there; addresses, digests and licences are not', () => {
  expect(packages()['node_modules/tool']).toMatchObject({ bin: { tool: 'tool.js' } });
  expect(packages()['node_modules/fast']).toMatchObject({ os: ['linux'] });
  expect(lockOf(ASKED, TREE)).not.toMatch(/sha512|https:|MIT/);
});

test('names alone: all that an installation without the tools brings', () => {
  expect(closureOf(['app'], TREE)).toEqual(['app', 'deep', 'fast', 'leaf', 'peer']);
});

test('a package that the tree does not have is told, with the one that asks for it', () => {
  const { 'node_modules/leaf': _, ...rest } = TREE;
  expect(() => lockOf(ASKED, rest)).toThrow('依赖树里没有 leaf（node_modules/tool 要用它）');
});
