/** A project beside this one with the same pages and the same check, and other versions of packages: nothing here changes. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { withAddresses, withoutMissing, type Lock } from '../lock';
import type { Moved } from './newest';
import { answerOf, NpmFault, type Npm } from './npm';

/** What the check reads of the project, apart from the packages: the compiler finds global types (Jest's) at its root. */
const READ = ['docs', 'src', join('node_modules', '@types')];
const SAMPLES = join('tests', 'samples');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
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

/** What became of a set of packages. */
export interface Made {
  /** Those that stay at their pinned versions, since npm does not have what the new ones ask for. */
  readonly held: readonly Moved[];
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
  const rewrite = (change: (lock: Lock) => Lock): void =>
    writeFileSync(
      lockFile,
      JSON.stringify(change(JSON.parse(readFileSync(lockFile, 'utf8')) as Lock)),
    );
  rewrite((lock) => withAddresses(lock, registry));
  let going = moved;
  let held: readonly Moved[] = [];
  for (;;) {
    const versions = Object.fromEntries(going.map(({ name, to }) => [name, to]));
    const dependencies = { ...manifest.dependencies, ...versions };
    writeFileSync(manifestFile, JSON.stringify({ ...manifest, dependencies }));
    try {
      const peers = await lockOf(set, npm);
      rewrite(withoutMissing);
      return { held, peers };
    } catch (error) {
      const back = await askingForMissing(error, going, set, npm);
      if (back.length === 0) throw error;
      held = [...held, ...back];
      going = going.filter((one) => !back.includes(one));
    }
  }
}

/** Makes the lock file. @returns what npm says against it */
async function lockOf(set: string, npm: Npm): Promise<string | undefined> {
  try {
    answerOf(await npm(set, ...LOCK), 'install');
    return undefined;
  } catch (error) {
    if (!(error instanceof NpmFault) || error.code !== 'ERESOLVE') throw error;
    answerOf(await npm(set, ...LOCK, '--legacy-peer-deps'), 'install');
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
