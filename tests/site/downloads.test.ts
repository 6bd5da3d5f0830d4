import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { satisfies } from 'semver';
import { pathFault } from '../../src/samples/project/archive';
import { attribute, BUILD_DIR, docPages, files, readBuilt } from './build';

/** Every page whose samples ran hands them out; the check has run what is in the archives (tests/samples). */

const record = JSON.parse(readFileSync('docs/verified.json', 'utf8')) as Record<
  string,
  { ran: number } | undefined
>;
const archives = files.filter((file) => file.endsWith('.zip'));
const offered = new Map(
  docPages.map(({ route, tags }) => [
    route,
    attribute(tags, 'a', 'href').filter((href) => href.endsWith('.zip')),
  ]),
);

test('the pages that ran are the pages with a download', () => {
  const ran = docPages.map(({ route }) => route).filter((route) => (record[route]?.ran ?? 0) > 0);
  expect(ran.length).toBeGreaterThan(0);
  expect(
    [...offered]
      .filter(([, hrefs]) => hrefs.length > 0)
      .map(([route]) => route)
      .sort(),
  ).toEqual(ran.sort());
});

test('every archive is offered by a page, and none is kept for reading without a network', () => {
  expect([...offered.values()].flat().sort()).toEqual(archives.map((file) => `/${file}`).sort());
  expect(readBuilt('worker.js')).not.toContain('.zip');
});

test('every archive unpacks into a folder of its own name, under paths that are safe everywhere', () => {
  const faults = archives.flatMap((file) => {
    const bytes = readFileSync(path.join(BUILD_DIR, file));
    const paths = Object.keys(unzipSync(bytes));
    const folder = `${path.basename(file, '.zip')}/`;
    return [
      ...(bytes.length > 100_000 ? [`${file}：${bytes.length} 字节`] : []),
      ...paths.filter((name) => !name.startsWith(folder) || pathFault(name) !== undefined),
    ];
  });
  expect(faults).toEqual([]);
});

type Versions = Record<string, string>;

interface Manifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

interface Locked extends Partial<Manifest> {
  readonly version?: string;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Place → what is installed there. */
type Packages = Record<string, Locked | undefined>;

/** The files of a project, by their path within its folder. */
const unpack = (file: string): ((name: string) => string) => {
  const entries = unzipSync(readFileSync(path.join(BUILD_DIR, file)));
  return (name) => Buffer.from(entries[`${path.basename(file, '.zip')}/${name}`] ?? []).toString();
};

/** What a package at a place gets when it imports another one, as Node.js looks it up. */
function found(packages: Packages, place: string, name: string): Locked | undefined {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const here = packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`];
    if (here || at === '') return here;
  }
}

/** `@nestjs/apollo` itself brings the playground for Apollo Server 4 along with Apollo Server 5. */
const UPSTREAM = '@apollo/server-plugin-landing-page-graphql-playground → @apollo/server';

/** What a package asks for that is not there, or not in the range that it asks for. */
function unmet(packages: Packages, place: string, locked: Locked): string[] {
  const { dependencies, devDependencies, optionalDependencies = {}, peerDependencies } = locked;
  const isOptional = (name: string): boolean =>
    name in optionalDependencies || locked.peerDependenciesMeta?.[name]?.optional === true;
  return Object.entries({ ...peerDependencies, ...devDependencies, ...dependencies })
    .filter(([name, range]) => {
      const version = found(packages, place, name)?.version;
      // `npm:react-is@^19` asks for another package under that name.
      const wanted = range.replace(/^npm:.+@/, '');
      return version === undefined ? !isOptional(name) : !satisfies(version, wanted);
    })
    .map(([name]) => `${place.replace(/^.*node_modules\//, '')} → ${name}`)
    .filter((edge) => edge !== UPSTREAM);
}

test('every archive brings the tree that npm installs: all that package.json asks for, in exactly that version', () => {
  const faults = archives.flatMap((file) => {
    const read = unpack(file);
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Manifest;
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Packages };
    const isSame =
      JSON.stringify(packages['']) === JSON.stringify({ dependencies, devDependencies });
    return [
      ...(isSame ? [] : [`${file}：锁文件问的不是 package.json 写的`]),
      ...Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) =>
        packages[`node_modules/${name}`]?.version === version ? [] : [`${file} ${name}`],
      ),
    ];
  });
  expect(faults).toEqual([]);
});

test('no tree lacks a package that another one in it asks for, or has it in a release out of its range', () => {
  const trees = new Map(archives.map((file) => [unpack(file)('package-lock.json'), file]));
  const faults = [...trees].flatMap(([lock, file]) => {
    const { packages } = JSON.parse(lock) as { packages: Packages };
    return Object.entries(packages).flatMap(([place, locked]) =>
      unmet(packages, place, locked!).map((edge) => `${file} ${edge}`),
    );
  });
  console.log(`${archives.length} archives with ${trees.size} different trees`);
  expect(faults).toEqual([]);
});
