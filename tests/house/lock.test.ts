import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the lock files may hold (ARCHITECTURE.md#软件包; ARCHITECTURE.md#faults X5); read without the network. */

interface Entry {
  version?: string;
  name?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

interface LockFile {
  packages: Record<string, Entry>;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.resolve(file), 'utf8'));

/** Packages that run a script of their own when they are installed, and why that is accepted. */
const INSTALL_SCRIPTS = {
  '@parcel/watcher': 'looks for its prebuilt binary',
  '@swc/core': 'picks the binary of this platform; Docusaurus Faster compiles with it',
  'core-js': 'prints a notice; Docusaurus takes polyfills from it',
  esbuild: 'picks the binary of this platform; tsx compiles with it',
  'unrs-resolver': 'picks the binary of this platform; Jest finds modules with it',
};

/** Another package under the name of the first; both sides are known. */
const ALIASES = [
  'react-helmet-async→@slorber/react-helmet-async',
  'react-loadable→@docusaurus/react-loadable',
];

const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const LOCKS = [
  'package-lock.json',
  'tests/samples/package-lock.json',
  'tests/samples/nest12/package-lock.json',
];

describe.each(LOCKS)('%s', (file) => {
  const entries = Object.entries((read(file) as LockFile).packages).filter(
    ([place]) => place !== '',
  );

  test('every package is held to its content', () => {
    expect(
      entries
        .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
        .map(([place]) => place),
    ).toEqual([]);
  });

  test('no package comes from an address of its own, a folder or a repository', () => {
    expect(
      entries
        .filter(([, { resolved, link }]) => resolved !== undefined || link)
        .map(([place]) => place),
    ).toEqual([]);
  });
});

describe('package-lock.json', () => {
  const entries = Object.entries((read('package-lock.json') as LockFile).packages).filter(
    ([place]) => place !== '',
  );

  test('scripts run at installation only for packages named here', () => {
    const running = entries
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => nameOf(place));
    expect(running.filter((name) => !(name in INSTALL_SCRIPTS))).toEqual([]);
  });

  test('no package stands in for another, but those named here and copies of the same name', () => {
    const aliases = entries.flatMap(([place, { name }]) =>
      name && name !== nameOf(place) ? [`${nameOf(place)}→${name}`] : [],
    );
    const strange = aliases.filter(
      (alias) => !ALIASES.includes(alias) && !/^(@jest\/)?(.+?)(-is-\d+|-cjs)→/.test(alias),
    );
    expect(strange).toEqual([]);
  });

  test('Prism is at 1.30 or later, without CVE-2024-53382', () => {
    const versions = entries
      .filter(([place]) => nameOf(place) === 'prismjs')
      .map(([, { version }]) => version!.split('.').map(Number));
    expect(versions.length).toBeGreaterThan(0);
    for (const [major, minor] of versions)
      expect(major! * 1000 + minor!).toBeGreaterThanOrEqual(1030);
  });
});

test.each(['package.json', 'tests/samples/package.json', 'tests/samples/nest12/package.json'])(
  '%s names exact versions',
  (file) => {
    const { dependencies, devDependencies } = read(file) as Manifest;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  },
);

test('the JavaScript of the samples is made by the compiler that checks them', () => {
  const [site, samples] = ['package.json', 'tests/samples/package.json'].map(
    (file) => read(file) as Manifest,
  );
  expect(site!.dependencies?.typescript).toBe(samples!.dependencies?.typescript);
});
