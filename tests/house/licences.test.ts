import { read } from './files';

/**
 * Under which licences the packages are that the lock files name (ARCHITECTURE.md#软件包): a new one is met
 * here, where someone decides about it, and not after it was shipped.
 */

/** SPDX names, and why the packages may be used. */
const ALLOWED: Readonly<Record<string, string>> = {
  MIT: 'permissive',
  'MIT-0': 'permissive, without a notice',
  ISC: 'permissive',
  '0BSD': 'permissive, without a notice',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  'Apache-2.0': 'permissive, with a grant of patents',
  'BlueOak-1.0.0': 'permissive',
  'Python-2.0': 'permissive',
  'PSF-2.0': 'permissive',
  Unlicense: 'public domain',
  'CC0-1.0': 'public domain',
};

/** Licences that ask for more are for the packages named here alone. */
const ALLOWED_FOR: ReadonlyArray<
  readonly [licence: string, packages: RegExp, lock: RegExp, why: string]
> = [
  [
    'MPL-2.0',
    /^lightningcss(-|$)/,
    /./,
    'a tool that builds, unchanged; files of its own stay under it',
  ],
  ['MPL-2.0', /^axe-core$/, /^package-lock/, 'a tool of the tests, unchanged'],
  ['CC-BY-4.0', /^caniuse-lite$/, /./, 'data about browsers that tools read while they build'],
  [
    'Elastic-2.0',
    /^@apollo\/(?:composition|federation-internals|gateway|query-graphs|query-planner)$/,
    /samples/,
    'run on one’s own machine by the samples about federation; not given on, nor offered as a service',
  ],
];

/** Their entry in the lock file says nothing; what their own files say. */
const UNSTATED: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  eval: 'MIT',
  format: 'MIT',
  'passport-local': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'require-like': 'MIT',
  streamsearch: 'MIT',
  'svg-tags': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** What is no SPDX name, and what is meant. */
const MEANT: Readonly<Record<string, string>> = { Apache2: 'Apache-2.0' };

interface Package {
  name: string;
  licence: string;
}

/** Whether a package may be used: one part of an `OR` is enough, of an `AND` all are needed. */
function isAllowed({ name, licence }: Package, lock: string): boolean {
  const one = (id: string): boolean =>
    id in ALLOWED ||
    ALLOWED_FOR.some(
      ([allowed, packages, locks]) => allowed === id && packages.test(name) && locks.test(lock),
    );
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((id) => one(MEANT[id] ?? id)));
}

const packagesOf = (lock: string): Package[] =>
  Object.entries(
    (JSON.parse(read(lock)) as { packages: Record<string, { name?: string; license?: string }> })
      .packages,
  )
    .filter(([place]) => place !== '')
    .map(([place, { name, license }]) => {
      const known =
        name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name: known, licence: license ?? UNSTATED[known] ?? 'none' };
    });

const LOCKS = [
  'package-lock.json',
  'tests/samples/package-lock.json',
  'tests/samples/nest12/package-lock.json',
];

test.each(LOCKS)('%s: every licence is a known one', (lock) => {
  const packages = packagesOf(lock);
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter((each) => !isAllowed(each, lock))).toEqual([]);
});

test.each([
  ['GPL-3.0-only', false],
  ['none', false],
  ['MPL-2.0', false],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['(GPL-3.0-only OR MIT)', true],
])('%s: %s', (licence, allowed) =>
  expect(isAllowed({ name: 'some-package', licence }, LOCKS[0]!)).toBe(allowed),
);

test('nothing stands here that no package needs', () => {
  const all = LOCKS.flatMap(packagesOf);
  const names = new Set(all.map(({ name }) => name));
  const ids = new Set(
    all.flatMap(({ licence }) => licence.match(/[\w.-]+/g) ?? []).map((id) => MEANT[id] ?? id),
  );
  expect(Object.keys(ALLOWED).filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.keys(UNSTATED).filter((name) => !names.has(name))).toEqual([]);
  expect(
    ALLOWED_FOR.filter(
      ([licence, packages]) =>
        !all.some((each) => each.licence === licence && packages.test(each.name)),
    ),
  ).toEqual([]);
});
