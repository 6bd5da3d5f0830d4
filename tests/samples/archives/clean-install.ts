/** npm itself, against what is put together without it. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { digestOf } from '../../../src/cache';
import { LOCK_FILE } from '../../../src/samples/project/addresses';
import type { Output } from './build';

const CLEAN_INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** @returns what it prints when it fails */
function npm(folder: string, ...words: readonly string[]): Promise<string | undefined> {
  return new Promise((done) => {
    execFile(
      'npm',
      words,
      { cwd: folder, maxBuffer: 2 ** 26, shell: process.platform === 'win32' },
      (error, stdout, stderr) => done(error ? `${stdout}${stderr}`.trim() : undefined),
    );
  });
}

/**
 * Installs a project as a reader does; what npm has in its cache comes from there.
 * @param folder with its files
 * @returns what npm says if it does not
 */
export async function install(folder: string): Promise<string | undefined> {
  const fault = await npm(folder, ...CLEAN_INSTALL, '--prefer-offline');
  return fault && `npm ci 没有成功：\n${fault}`;
}

/**
 * Whether npm would install a project from its lock file as it stands: nothing is missing there, nothing else is asked for in
 * package.json. Nothing is installed, and the registry is asked only what npm's cache does not know: where a package does not get
 * the peer that it names (`@nestjs/apollo`'s playground plugin wants another `@apollo/server`), npm looks for one that fits.
 * @param folder for the two files
 * @returns what npm says if not
 */
export async function agreesWithNpm(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<string | undefined> {
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', LOCK_FILE])
    writeFileSync(join(folder, name), files.get(name) ?? '');
  const fault = await npm(folder, ...CLEAN_INSTALL, '--dry-run', '--prefer-offline');
  return fault && `npm ci 不肯照这个锁文件安装：\n${fault}`;
}

/**
 * Installs and builds a project as a reader does, and compares.
 * @param folder where it is unpacked
 * @param tree `node_modules` that was put together from its lock file
 * @param built what its build should write
 * @returns each difference
 */
export async function installsAsNpm(
  folder: string,
  tree: string,
  built: Output,
): Promise<string[]> {
  try {
    const refused = await install(folder);
    if (refused !== undefined) return [refused];
    const [installed, placed] = [join(folder, 'node_modules'), tree].map(digestsIn);
    const failed = await npm(folder, 'run', 'build');
    if (failed !== undefined) return [`npm run build 没有成功：\n${failed}`];
    const dist = digestsIn(join(folder, 'dist'));
    const wanted = new Map(
      [...built].map(([path, content]) => [path.replace('dist/', ''), digestOf(content)]),
    );
    return [
      ...differences(installed!, placed!).map((path) => `npm ci 装的不一样：${path}`),
      ...differences(dist, wanted).map((path) => `npm run build 写的不一样：dist/${path}`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What npm and tools write beside the packages. */
const BESIDE = new Set(['.bin', '.package-lock.json', '.cache']);

/** Path → digest of each file below a folder. */
function digestsIn(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  const look = (place: string): void => {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = join(place, entry.name);
      if (BESIDE.has(entry.name) && place.endsWith('node_modules')) continue;
      if (entry.isDirectory()) look(path);
      else
        found.set(
          relative(folder, path).replaceAll('\\', '/'),
          entry.isSymbolicLink() ? readlinkSync(path) : digestOf(readFileSync(path)),
        );
    }
  };
  look(folder);
  return found;
}

const differences = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path)).sort();
