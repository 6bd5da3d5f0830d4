import { readSbom, reproducible, type Sbom } from '../sbom';
import { read } from './files';

/** npm run sbom: all packages of the lock file, and nothing of the moment or the machine. */

const printed = (change: Partial<Sbom['metadata']>, serialNumber: string): Sbom => ({
  serialNumber,
  metadata: {
    timestamp: '2026-11-22T20:28:13.642Z',
    tools: [{ vendor: 'npm', name: 'cli', version: '11.19.1' }],
    component: { 'bom-ref': 'site@0.0.0', type: 'application', name: 'a folder' },
    ...change,
  },
  components: ['b@1.0.0', 'a@2.0.0'].map((name) => ({ 'bom-ref': name, type: 'library', name })),
});

test('another time, npm and folder give the same document, other packages another one', () => {
  const one = reproducible(printed({}, 'urn:uuid:1'), 'site');
  const other = reproducible(
    printed(
      {
        timestamp: '2027-01-01T00:00:00.000Z',
        tools: [{ vendor: 'npm', name: 'cli', version: '10.8.2' }],
        component: { 'bom-ref': 'site@0.0.0', type: 'application', name: 'another folder' },
      },
      'urn:uuid:2',
    ),
    'site',
  );
  expect(other).toEqual(one);
  expect(JSON.stringify(one)).not.toMatch(/2026|11\.19|folder/);
  expect(one.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-/);
  const fewer = printed({}, 'urn:uuid:1');
  fewer.components = fewer.components.slice(1);
  expect(reproducible(fewer, 'site').serialNumber).not.toBe(one.serialNumber);
});

test('npm names every package of the lock file, each with its digest, and no host', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { name?: string; version: string }>;
  };
  const locked = new Set(
    Object.entries(packages)
      .filter(([place]) => place !== '')
      .map(
        ([place, { name, version }]) =>
          `${name ?? place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}`,
      ),
  );
  const sbom = readSbom();
  const listed = sbom.components as ReadonlyArray<
    Sbom['components'][number] & { purl: string; hashes?: unknown[] }
  >;
  const purls = new Set(
    listed.map(({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\/([^?]*).*$/, '$1'))),
  );
  expect([...locked].filter((name) => !purls.has(name))).toEqual([]);
  expect(listed.filter(({ hashes }) => !hashes?.length)).toEqual([]);
  expect(JSON.stringify(sbom)).not.toMatch(/\bregistry\./);
}, 60_000);
