/** What the packages of the samples are: their versions for the projects that readers download, and what each one needs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf, peersOf, treeIn, type Lock } from '../../src/samples/project/lock';
import type { PackageRecord, Pinned } from '../../src/samples/project/packages';
import type { NestMajor } from '../../src/samples/majors';
import { readRecord } from '../../src/samples/record';
import { packagesOf, SETS } from './paths';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
}

const place = (name: string): string => `node_modules/${name}`;

/** Without what the check finds out about single applications. */
type Versions = Omit<PackageRecord, 'loaded'>;

/**
 * The record of exact versions: what the samples name, and their peers, however far.
 * @throws {Error} the lock file lacks one
 */
function versionsIn({ dependencies, overrides = {} }: Manifest, lock: Lock): Versions {
  const packages: Record<string, Pinned> = {};
  const queue = Object.keys(dependencies);
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (Object.hasOwn(packages, name)) continue;
    const locked = lock.packages[place(name)];
    if (locked?.version === undefined) throw new Error(`package-lock.json 里没有 ${name}`);
    const peers = peersOf(locked);
    packages[name] = { version: locked.version, ...(peers.length > 0 && { peers }) };
    queue.push(...peers);
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { packages: Object.fromEntries(sorted), overrides, tree: treeIn(lock.packages) };
}

/** Goes with the book: the downloads of a version name the packages that its samples ran with. */
export const PACKAGE_RECORD = join('docs', 'packages.json');

/** What the last check wrote there. */
export function readPackages(): PackageRecord {
  return existsSync(PACKAGE_RECORD)
    ? (readRecord(PACKAGE_RECORD) as PackageRecord)
    : { packages: {}, overrides: {}, loaded: {} };
}

/** The packages that the samples of a major are run with. */
export interface PackageSet {
  /** Folders that they stand in, the nearest one first. */
  readonly folders: readonly string[];
  readonly versions: Versions;
  /** The names of all packages that an installation of these brings; without it nothing is hidden from an app. */
  readonly closureOf?: ((names: readonly string[]) => readonly string[]) | undefined;
}

/** Readers download what runs on the major of the book: on the next one, apps see all packages that there are. */
export function packageSet(major: NestMajor): PackageSet {
  const own = read('11');
  if (major === '11')
    return {
      folders: packagesOf(major),
      versions: versionsIn(own.manifest, own.lock),
      closureOf: (names) => closureOf(names, own.lock.packages),
    };
  const next = read(major);
  const [below, above] = [own, next].map(
    ({ manifest, lock }) => versionsIn(manifest, lock).packages,
  );
  return {
    folders: packagesOf(major),
    versions: { packages: { ...below, ...above }, overrides: {} },
  };
}

function read(major: NestMajor): { readonly manifest: Manifest; readonly lock: Lock } {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(SETS[major], name), 'utf8'));
  return { manifest: json('package.json') as Manifest, lock: json('package-lock.json') as Lock };
}
