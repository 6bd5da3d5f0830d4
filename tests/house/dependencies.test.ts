import {builtinModules} from 'node:module';
import manifest from '../../package.json';
import {files, filesIn, read} from './files';

/** package.json says what a package is for: the build needs `dependencies`, only the tests and the editor `devDependencies`. */

const {dependencies, devDependencies} = manifest as {dependencies: Record<string, string>; devDependencies: Record<string, string>};

/** Names that are no packages: Docusaurus makes them, by file or by alias. */
const MADE = /^(?:@theme|@theme-original|@site|@generated|@docusaurus\/(?:ErrorBoundary|ExecutionEnvironment|Head|Link|router|Translate|use\w+))(?:\/|$)/;

/** Belong to a package that is named: Docusaurus answers for their versions. */
const WITH_ANOTHER: Readonly<Record<string, string>> = {
};

/** In use without an import of ours, and by what. */
const IN_SCRIPTS: Readonly<Record<string, string>> = {
  '@docusaurus/core': 'the scripts of package.json',
  '@docusaurus/faster': 'future.faster of docusaurus.config.ts',
  '@docusaurus/preset-classic': 'docusaurus.config.ts',
  '@docusaurus/theme-search-algolia': 'the owner’s list; part of the preset',
  '@swc/core': 'Docusaurus Faster compiles with it; pinned',
  clsx: 'the owner’s list; the theme uses it',
  prismjs: 'prism-react-renderer colours with it; pinned for its version (CVE-2024-53382)',
  'react-dom': 'Docusaurus renders with it; the owner’s list',
  tsx: 'npm run build, npm run serve',
};

const packageOf = (specifier: string): string => specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');

/** The packages that a source loads when it runs; a type is gone by then. */
const loadedBy = (file: string): string[] =>
  [...read(file).replace(/\/\*[^]*?\*\//g, '').matchAll(/^(?:import|export)(?! type)(?:[^;'"]*?\sfrom)?\s+'([^'.][^']*)'|\b(?:import|require)\('([^'.][^']*)'\)/gm)]
    .filter(([whole]) => !/^import \{(?:\s*type \w+,?)+\s*\}/.test(whole))
    .map(([, from, called]) => (from ?? called)!)
    .filter((specifier) => !specifier.startsWith('node:') && !builtinModules.includes(specifier) && !MADE.test(specifier))
    .map(packageOf)
    .map((name) => WITH_ANOTHER[name] ?? name);

const ours = [...filesIn('src', 'ts', 'tsx', 'js'), 'docusaurus.config.ts', 'sidebars.ts'].filter((file) => !file.endsWith('.d.ts'));
const needed = new Set(ours.flatMap(loadedBy));

test('what the build loads is in dependencies', () => {
  expect(needed.size).toBeGreaterThan(15);
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
});

test('dependencies hold nothing else', () => {
  expect(Object.keys(dependencies).filter((name) => !needed.has(name) && !(name in IN_SCRIPTS)).sort()).toEqual([]);
  expect(Object.keys(IN_SCRIPTS).filter((name) => !(name in dependencies) || needed.has(name))).toEqual([]);
});

test('devDependencies are in use', () => {
  const texts = files.filter((file) => /^(?:src|tests)\/.*\.(?:[mc]?[jt]sx?|json)$|^tsconfig\.json$|^package\.json$/.test(file) && !/package-lock/.test(file)).map(read);
  const isUsed = (name: string): boolean => texts.some((text) => [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`, `/${name}/`].some((use) => text.replace(`"${name}": "${devDependencies[name]}"`, '').includes(use)));
  // The compiler finds these by itself, and jest is a command.
  const found = (name: string): boolean => name.startsWith('@types/') || ['@docusaurus/module-type-aliases', 'jest'].includes(name);
  expect(Object.keys(devDependencies).filter((name) => !found(name) && !isUsed(name))).toEqual([]);
});
