/**
 * The tree of packages that the samples were run with → the part of it that one project needs, as its
 * `package-lock.json`: whoever installs the project gets that part, package for package.
 *
 * Neither addresses nor digests: npm asks the reader's own registry for both (a mirror has its own addresses), and
 * digests do not compress (ARCHITECTURE.md#downloads).
 */
import { json } from './json';

export type Versions = Readonly<Record<string, string>>;

/** What stands at one place of the tree, as npm's lock files (version 3) say it. */
export interface Locked {
  /** Where the package has another name than its folder. */
  readonly name?: string;
  /** Nothing of an optional package that the registry did not have. */
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  /** Nothing needs it that is not optional itself. */
  readonly optional?: boolean;
}

/** `node_modules/a/node_modules/b` → what is installed there. */
export type Tree = Readonly<Record<string, Locked>>;

/** `package-lock.json`; the project itself stands at `''`. */
export interface Lock {
  readonly packages: Tree;
  readonly [key: string]: unknown;
}

/** What a project asks for. */
export interface Asked {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

/** What npm needs to know of a package before it has it: `name` where it stands under another one. */
const RECORDED = [
  'name',
  'version',
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'bin',
  'hasInstallScript',
  'os',
  'cpu',
  'libc',
];

/** The tree in a lock file, without what depends on the project that it belongs to. */
export function treeIn(packages: Tree): Tree {
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([place]) => place !== '')
      .map(([place, entry]) => [
        place,
        Object.fromEntries(Object.entries(entry).filter(([key]) => RECORDED.includes(key))),
      ]),
  );
}

/** Peers that npm installs by itself. */
export function peersOf({ peerDependencies = {}, peerDependenciesMeta = {} }: Locked): string[] {
  return Object.keys(peerDependencies)
    .filter((name) => !peerDependenciesMeta[name]?.optional)
    .sort();
}

/** Why a package is there; npm marks those that would not be without one of these. */
type Reason = 'dev' | 'optional' | 'peer';

/**
 * Applications share their dependencies more often than not, and all of them one tree.
 * Tree → the dependencies of a project → its lock file.
 */
const made = new WeakMap<Tree, Map<string, string>>();

/**
 * @returns the text of `package-lock.json`, without the name of the project
 * @throws {Error} the tree lacks a package
 */
export function lockOf({ dependencies, devDependencies }: Asked, tree: Tree): string {
  const known = made.get(tree) ?? new Map<string, string>();
  made.set(tree, known);
  const key = JSON.stringify([dependencies, devDependencies]);
  const lock =
    known.get(key) ??
    json({
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { dependencies, devDependencies },
        ...packagesIn({ dependencies, devDependencies }, tree),
      },
    });
  known.set(key, lock);
  return lock;
}

function packagesIn(asked: Asked, tree: Tree): Record<string, object> {
  const without = (...reasons: Reason[]) => reached(asked, tree, reasons);
  const [all, noDev, noOptional, neither, noPeer] = [
    without(),
    without('dev'),
    without('optional'),
    without('dev', 'optional'),
    without('peer'),
  ];
  return Object.fromEntries(
    [...all].sort().map((place) => [
      place,
      {
        ...tree[place],
        ...(!noDev.has(place) && { dev: true }),
        ...(!noOptional.has(place) && { optional: true }),
        ...(noDev.has(place) &&
          noOptional.has(place) &&
          !neither.has(place) && { devOptional: true }),
        ...(!noPeer.has(place) && { peer: true }),
      },
    ]),
  );
}

/** The names of all packages that an installation of these brings, without tools for their development. */
export function closureOf(names: readonly string[], tree: Tree): string[] {
  const dependencies = Object.fromEntries(names.map((name) => [name, '']));
  const places = [...reached({ dependencies, devDependencies: {} }, tree, [])];
  return [...new Set(places.map(nameAt))].sort();
}

/** The places of a tree that a project reaches when nothing is installed for these reasons. */
function reached(
  { dependencies, devDependencies }: Asked,
  tree: Tree,
  left: readonly Reason[],
): Set<string> {
  const found = new Set<string>();
  const queue = [
    ...Object.keys(dependencies),
    ...(left.includes('dev') ? [] : Object.keys(devDependencies)),
  ].map((name) => ({ name, from: '' }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const at = placeOf(next.name, next.from, tree);
    if (at === undefined)
      throw new Error(`依赖树里没有 ${next.name}（${next.from || 'package.json'} 要用它）`);
    if (found.has(at)) continue;
    found.add(at);
    const entry = tree[at]!;
    const needs = [
      ...Object.keys(entry.dependencies ?? {}),
      ...(left.includes('optional') ? [] : Object.keys(entry.optionalDependencies ?? {})),
      ...(left.includes('peer') ? [] : peersOf(entry)),
    ];
    queue.push(...needs.map((name) => ({ name, from: at })));
  }
  return found;
}

/** `node_modules/a/node_modules/@b/c` → `@b/c`. */
export const nameAt = (place: string): string => place.split('node_modules/').pop()!;

/** Where Node.js finds a package that the one at another place asks for; nothing if it finds none. */
export function placeOf(name: string, from: string, tree: Tree): string | undefined {
  let folder = from;
  for (;;) {
    const at = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (tree[at]) return at;
    if (folder === '') return undefined;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0));
  }
}
