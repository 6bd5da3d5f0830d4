/** What code needs from the registry, and the versions that the checks ran with. */
import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { Lru, MAX_SAMPLES } from '../../lru';
import { namesOf } from '../page/names';
import type { Asked, Tree } from './lock';
import type { Language } from './modules';

/** A package of the record: its version, and the packages that npm would fetch beside it. */
export interface Pinned {
  readonly version: string;
  readonly peers?: readonly string[];
}

/** `docs/packages.json`: written by `npm run check`, goes with its book. */
export interface PackageRecord {
  readonly packages: Readonly<Record<string, Pinned>>;
  /** Where a package is satisfied with another version than it says, as in npm's `overrides`. */
  readonly overrides: Readonly<Record<string, unknown>>;
  /** Route of a page → number of an application → the packages that it loads by a name no import shows. */
  readonly loaded: Readonly<Record<string, Loaded | undefined>>;
  /** All that was installed, of which each project has its part; nothing for a major that no one downloads. */
  readonly tree?: Tree;
}

/** Number of an application of a page → packages that the framework loads for it, as the check found out. */
export type Loaded = Readonly<Record<string, readonly string[] | undefined>>;

/** Exact versions for a package.json, by name. */
export interface Needed extends Asked {
  readonly overrides: Readonly<Record<string, unknown>>;
}

const TYPESCRIPT = ['@nestjs/cli', 'typescript', '@types/node'];
export const BABEL_PLUGINS = [
  '@babel/plugin-proposal-decorators',
  '@babel/plugin-transform-class-properties',
  '@babel/plugin-transform-modules-commonjs',
];
const JAVASCRIPT = ['@babel/cli', '@babel/core', ...BABEL_PLUGINS];

/** `@nestjs/core/router/x` → `@nestjs/core`; nothing for a file or a module of Node. */
function packageOf(specifier: string): string | undefined {
  if (/^[./]/.test(specifier) || isBuiltin(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Packages whose types a module may use without importing them: their names, without `@types/`. */
export function globalTypesIn(text: string): string[] {
  return [
    ...(/\b(?:describe|expect|beforeEach)\(|\bjest\./.test(text) ? ['jest'] : []),
    ...(/\bExpress\.Multer\b/.test(text) ? ['multer'] : []),
  ];
}

/**
 * The packages of an application, peers included.
 * @param texts its modules
 * @param language what they are written in, which decides the tools
 * @param loaded packages that no import shows
 * @throws {Error} a package is not on record: `npm run check` writes it
 */
export function packagesFor(
  texts: readonly string[],
  language: Language,
  { packages, overrides }: Pick<PackageRecord, 'packages' | 'overrides'>,
  loaded: readonly string[],
): Needed {
  const pinned = (name: string): Pinned => {
    const found = Object.hasOwn(packages, name) ? packages[name] : undefined;
    if (!found)
      throw new Error(
        `软件包的记录里没有 ${name}：在 tests/samples 里安装它，再运行 npm run check`,
      );
    return found;
  };
  const imports = texts.flatMap(importsOf);
  const typed = (name: string) => `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;
  const isTyped = (name: string) => Object.hasOwn(packages, typed(name));
  const dependencies = new Set<string>();
  const add = (name: string): void => {
    if (dependencies.has(name)) return;
    dependencies.add(name);
    for (const peer of pinned(name).peers ?? []) add(peer);
  };
  for (const { name, typeOnly } of imports) if (!typeOnly || !isTyped(name)) add(name);
  loaded.forEach(add);
  const tools =
    language === 'TypeScript'
      ? [
          ...TYPESCRIPT,
          ...imports.map(({ name }) => typed(name)).filter((name) => Object.hasOwn(packages, name)),
          ...globalTypesIn(texts.join('\n')).map(typed),
        ]
      : JAVASCRIPT;
  const versions = (names: Iterable<string>) =>
    Object.fromEntries([...new Set(names)].sort().map((name) => [name, pinned(name).version]));
  return {
    dependencies: versions(dependencies),
    devDependencies: versions(tools.filter((name) => !dependencies.has(name))),
    overrides: Object.fromEntries(
      Object.entries(overrides).filter(
        ([name, inner]) =>
          dependencies.has(name) &&
          typeof inner === 'object' &&
          Object.keys(inner!).every((one) => dependencies.has(one)),
      ),
    ),
  };
}

interface Imported {
  readonly name: string;
  readonly typeOnly: boolean;
}

/** Applications share most of their modules: each is read once. */
const read = new Lru<readonly Imported[]>(MAX_SAMPLES);

/** The packages that a module imports, and whether for their types alone. */
function importsOf(text: string): readonly Imported[] {
  return read.of(text, () => importsIn(text));
}

function importsIn(text: string): Imported[] {
  const { imports } = namesOf(text);
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const name = packageOf(fileName);
    const named = imports.filter(({ specifier }) => specifier === fileName);
    const typeOnly = named.length > 0 && named.every((one) => one.typeOnly);
    return name === undefined ? [] : [{ name, typeOnly }];
  });
}
