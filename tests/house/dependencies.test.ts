import { spawnSync } from 'node:child_process';
import { builtinModules } from 'node:module';
import renovate from '../../.github/renovate.json';
import manifest from '../../package.json';
import { filesIn, read } from './files';

/**
 * package.json says what a package is for: the build needs `dependencies`, only the tests and the editor `devDependencies`.
 * What nobody uses and what nobody names is knip's to say (npm run lint).
 */

const { dependencies } = manifest as { dependencies: Record<string, string> };

/** Names that are no packages: Docusaurus makes them, by file or by alias. */
const MADE =
  /^(?:@theme|@theme-original|@site|@generated|site-app|site-server|@docusaurus\/(?:ErrorBoundary|ExecutionEnvironment|Head|Link|router|Translate|use\w+))(?:\/|$)/;

/** In use without an import of ours, and by what. */
const IN_SCRIPTS: Readonly<Record<string, string>> = {
  '@docusaurus/core': 'the scripts of package.json',
  '@docusaurus/faster': 'future.faster of docusaurus.config.ts',
  '@docusaurus/preset-classic': 'docusaurus.config.ts',
  '@docusaurus/theme-search-algolia': 'the owner’s list; part of the preset',
  '@swc/core': 'Docusaurus Faster compiles with it; pinned',
  prismjs: 'prism-react-renderer colours with it; pinned for its version (CVE-2024-53382)',
  tsx: 'npm run build, npm run serve',
};

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that a source loads when it runs; a type is gone by then. */
const loadedBy = (file: string): string[] =>
  [
    ...read(file)
      .replace(/\/\*[^]*?\*\//g, '')
      .matchAll(
        /^(?:import|export)(?! type)(?:[^;'"]*?\sfrom)?\s+'([^'.][^']*)'|\b(?:import|require)\(\s*'([^'.][^']*)'\)/gm,
      ),
  ]
    .filter(([whole]) => !/^import \{(?:\s*type \w+,?)+\s*\}/.test(whole))
    .map(([, from, called]) => (from ?? called)!)
    .filter(
      (specifier) =>
        !specifier.startsWith('node:') &&
        !builtinModules.includes(specifier) &&
        !MADE.test(specifier),
    )
    .map(packageOf);

const ours = [...filesIn('src', 'ts', 'tsx', 'js'), 'docusaurus.config.ts', 'sidebars.ts'].filter(
  (file) => !file.endsWith('.d.ts'),
);
const needed = new Set(ours.flatMap(loadedBy));

test('what the build loads is in dependencies', () => {
  expect(needed.size).toBeGreaterThan(15);
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
});

test('dependencies hold nothing else', () => {
  expect(
    Object.keys(dependencies)
      .filter((name) => !needed.has(name) && !(name in IN_SCRIPTS))
      .sort(),
  ).toEqual([]);
  expect(
    Object.keys(IN_SCRIPTS).filter((name) => !(name in dependencies) || needed.has(name)),
  ).toEqual([]);
});

const versions: Readonly<Record<string, string>> = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
};

test('what ARCHITECTURE.md says is held is at that version, and Renovate proposes no later one', () => {
  const held = [...read('.github/ARCHITECTURE.md').matchAll(/`?([\w-]+)`? 停在 (\d[\d.]*)/g)].map(
    ([, name = '', version = '']) => [name.toLowerCase(), version] as const,
  );
  expect(held.length).toBeGreaterThan(3);
  for (const [name, version] of held) {
    const rule = renovate.packageRules.find(
      ({ allowedVersions, matchPackageNames }) =>
        allowedVersions !== undefined && matchPackageNames?.includes(name),
    );
    expect([name, versions[name]?.startsWith(`${version}.`)]).toEqual([name, true]);
    expect([name, rule?.allowedVersions]).toEqual([name, expect.stringMatching(/^<\d/)]);
  }
});

test('the types of React are those of its version', () => {
  const minor = (name: string): string | undefined => /^\d+\.\d+/.exec(versions[name] ?? '')?.[0];
  for (const name of ['react', 'react-dom']) expect(minor(`@types/${name}`)).toBe(minor(name));
});

/** Peers that a package asks for in another version, in the sets of the samples: who asks, and why it is of no consequence. */
const KNOWN_PEERS: Readonly<Record<string, readonly string[]>> = {
  '.': [],
  'tests/samples': [
    // Comes with @nestjs/apollo, which uses it for the old playground; the samples use GraphiQL.
    '@apollo/server ← @apollo/server-plugin-landing-page-graphql-playground',
  ],
  'tests/samples/nest12': [
    // Watches files while schematics are written; the samples generate nothing.
    'chokidar ← @angular-devkit/core',
    // nest-commander brings it; its newest release asks for 11 and runs on 12, as the samples show.
    '@nestjs/common ← @golevelup/nestjs-discovery',
    '@nestjs/core ← @golevelup/nestjs-discovery',
  ],
};

interface Tree {
  /** `"^4.0.0" from node_modules/a, "^5.0.0" from node_modules/b/node_modules/a` */
  invalid?: string;
  missing?: boolean;
  problems?: string[];
  dependencies?: Record<string, Tree>;
}

/** What npm says of the versions that a lock file puts together. */
function peerFaults(folder: string): string[] {
  const { stdout } = spawnSync('npm', ['ls', '--all', '--package-lock-only', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    shell: process.platform === 'win32',
  });
  const found = new Set<string>();
  const visit = (tree: Tree): void => {
    for (const [name, below] of Object.entries(tree.dependencies ?? {})) {
      for (const [, from] of (below.invalid ?? '').matchAll(/ from ([^,]+)/g))
        found.add(`${name} ← ${from!.slice(from!.lastIndexOf('node_modules/') + 13)}`);
      if (below.missing) found.add(`${name} ← nobody has it`);
      visit(below);
    }
  };
  const tree = JSON.parse(stdout) as Tree;
  visit(tree);
  // Each invalid one stands in the tree as well, with those who ask for it.
  const others = (tree.problems ?? []).filter((problem) => !problem.startsWith('invalid: '));
  return [...found, ...others].sort();
}

test.each(Object.entries(KNOWN_PEERS))(
  '%s: npm finds every package in a version that those who need it ask for',
  (folder, known) => expect(peerFaults(folder)).toEqual([...known].sort()),
  60_000,
);
