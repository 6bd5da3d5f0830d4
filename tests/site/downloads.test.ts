import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
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

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

test('every archive brings the tree that npm installs: all that package.json asks for, in exactly that version', () => {
  const faults = archives.flatMap((file) => {
    const folder = path.basename(file, '.zip');
    const entries = unzipSync(readFileSync(path.join(BUILD_DIR, file)));
    const json = (name: string): unknown =>
      JSON.parse(Buffer.from(entries[`${folder}/${name}`] ?? []).toString());
    const { dependencies, devDependencies } = json('package.json') as Manifest;
    const { packages } = json('package-lock.json') as {
      packages: Record<string, { version?: string } | undefined>;
    };
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
