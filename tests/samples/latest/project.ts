/** A project beside this one with the same pages and the same check, and other versions of packages: nothing here changes. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Lock } from '../../../src/samples/project/lock';
import { withAddresses, withoutMissing } from '../lock';
import type { Moved } from './newest';
import { answerOf, NpmFault, type Npm } from './npm';

/** What the check reads of the project, apart from the packages: the compiler finds global types (Jest's) at its root. */
const READ = ['docs', 'src', join('node_modules', '@types')];
const SAMPLES = join('tests', 'samples');

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies: Versions;
}

/** Puts the project there, with the pinned versions. */
export function copyProject(folder: string): void {
  folderIn(folder, 'node_modules');
  for (const name of READ) symlinkSync(resolve(name), join(folder, name), 'junction');
  const from = resolve(SAMPLES);
  cpSync(from, join(folder, SAMPLES), {
    recursive: true,
    filter: (source) =>
      !relative(from, source)
        .split(sep)
        .some((name) => name === 'node_modules' || name === 'fixtures'),
  });
}

/** A package that stays at the version that another one of the set wants, although there is a newer one. */
export interface Bound {
  readonly name: string;
  readonly at: string;
  readonly newest: string;
  /** Which one wants it. */
  readonly by: string;
}

/** What became of a set of packages. */
export interface Made {
  /** Those that stay at their pinned versions, since npm does not have what the new ones ask for. */
  readonly held: readonly Moved[];
  /** Those that follow another package of the set, which asks for exactly one version of them. */
  readonly bound: readonly Bound[];
  /** What npm says against the set: peers that want other versions. */
  readonly peers: string | undefined;
}

/**
 * Writes other versions into a set of packages of such a project, and the lock file that npm makes of them; what has not
 * moved keeps its version there, so that what no longer holds is the doing of those that have.
 * @throws NpmFault where npm cannot make one at all
 */
export async function moveTo(set: string, moved: readonly Moved[], npm: Npm): Promise<Made> {
  const [manifestFile, lockFile] = [join(set, 'package.json'), join(set, 'package-lock.json')];
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  // As in install.ts: without addresses npm asks for all that is known of each package.
  const registry = (await npm(set, 'config', 'get', 'registry')).trim();
  const readLock = (): Lock => JSON.parse(readFileSync(lockFile, 'utf8')) as Lock;
  const writeLock = (lock: Lock): void => writeFileSync(lockFile, JSON.stringify(lock));
  const pinned = withAddresses(readLock(), registry);
  const binding = bindingIn(pinned, manifest.dependencies);
  let going = moved;
  let held: readonly Moved[] = [];
  let bound: readonly Bound[] = [];
  for (;;) {
    const versions = Object.fromEntries([
      ...going.map(({ name, to }) => [name, to]),
      ...bound.map(({ name, at }) => [name, at]),
    ]) as Versions;
    const dependencies = { ...manifest.dependencies, ...versions };
    writeFileSync(manifestFile, JSON.stringify({ ...manifest, dependencies }));
    writeLock(pinned);
    try {
      const peers = await lockOf(set, npm);
      const now = boundIn(readLock(), going, binding);
      if (JSON.stringify(now) === JSON.stringify(bound)) {
        writeLock(withoutMissing(readLock()));
        return { held, bound, peers };
      }
      bound = now;
    } catch (error) {
      const back = await askingForMissing(error, going, set, npm);
      if (back.length === 0) throw error;
      held = [...held, ...back];
      going = going.filter((one) => !back.includes(one));
    }
  }
}

/** What a package at the top of a lock file wants of another one. */
const wantedBy = ({ packages }: Lock, by: string, name: string): string | undefined =>
  packages[`node_modules/${by}`]?.dependencies?.[name];

/**
 * Package of the set → the one of the set that it is pinned after: `@nestjs/platform-socket.io` asks for one exact version
 * of socket.io. With another one npm installs both, and the types of the two do not meet; the page says to install the same.
 */
const bindingIn = (lock: Lock, pinned: Versions): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(pinned).flatMap(([name, version]) => {
      const by = Object.keys(pinned).find((other) => wantedBy(lock, other, name) === version);
      return by === undefined ? [] : [[name, by] as const];
    }),
  );

/** Those of the moved that would part from the package that they are pinned after. */
const boundIn = (
  lock: Lock,
  moved: readonly Moved[],
  binding: ReadonlyMap<string, string>,
): readonly Bound[] =>
  moved.flatMap(({ name, to }) => {
    const by = binding.get(name);
    const at = by === undefined ? undefined : wantedBy(lock, by, name);
    // A range meets newer ones by itself.
    return by === undefined || at === undefined || !/^\d/.test(at) || at === to
      ? []
      : [{ name, at, newest: to, by }];
  });

/** Makes the lock file. @returns what npm says against it */
async function lockOf(set: string, npm: Npm): Promise<string | undefined> {
  try {
    answerOf(await npm(set, ...LOCK), 'install');
    return undefined;
  } catch (error) {
    if (!(error instanceof NpmFault) || error.code !== 'ERESOLVE') throw error;
    // `--legacy-peer-deps` would leave out all peers, and a sample's package may be there as one.
    answerOf(await npm(set, ...LOCK, '--force'), 'install');
    return error.message;
  }
}

/** The packages whose new versions need one that npm has not, and those that come out together with them: of their scope. */
async function askingForMissing(
  error: unknown,
  moved: readonly Moved[],
  set: string,
  npm: Npm,
): Promise<readonly Moved[]> {
  if (!(error instanceof NpmFault) || error.code !== 'ETARGET') return [];
  const missing = /No matching version found for (@?[^@\s]+)@/.exec(error.message)?.[1];
  if (missing === undefined) return [];
  const asking: Moved[] = [];
  for (const one of moved) {
    const words = ['view', `${one.name}@${one.to}`, 'dependencies', 'peerDependencies', '--json'];
    const needs = answerOf(await npm(set, ...words), 'view');
    if (one.name === missing || JSON.stringify(needs).includes(`"${missing}":`)) asking.push(one);
  }
  const scopes = new Set(asking.flatMap(({ name }) => scopeOf(name) ?? []));
  return moved.filter((one) => asking.includes(one) || scopes.has(scopeOf(one.name) ?? ''));
}

/** Those of Nest come out one by one. */
const scopeOf = (name: string): string | undefined => /^@(?!nestjs\/)[^/]+\//.exec(name)?.[0];

const LOCK = [
  ...['install', '--package-lock-only', '--ignore-scripts', '--json'],
  ...['--no-audit', '--no-fund'],
];

/** Where a set stands in such a project. */
export const setIn = (folder: string, major: '11' | '12'): string =>
  join(folder, SAMPLES, ...(major === '12' ? ['nest12'] : []));

/** An empty folder inside one, by name. */
export function folderIn(folder: string, name: string): string {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  return place;
}
