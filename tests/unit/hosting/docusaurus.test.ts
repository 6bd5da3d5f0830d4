import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endsWithNpm } from '../../support/endsWithNpm';

const COMMAND = path.resolve('src/hosting/docusaurus.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docusaurus-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Run {
  /** Stands in for Docusaurus. */
  program: string;
  /** Those of the project. */
  dependencies?: object | undefined;
  args?: string[];
  /** Variables of the environment. */
  env?: Record<string, string>;
}

/** Lays out a project. */
function project(program: string, manifest: object): void {
  const bin = path.join(folder, 'node_modules/@docusaurus/core/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, 'docusaurus.mjs'), program);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
}

/** Runs the command in a project. @returns what it said */
function run({ program, dependencies, args = [], env }: Run): string {
  project(program, { dependencies });
  const { stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    // What jiti keeps goes to the folder for temporary files, and comes from there.
    env: { PATH: process.env.PATH, TMPDIR: folder, TEMP: folder, ...env },
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const TELLS = 'console.log(process.argv.slice(2).join(), process.env.JITI_NATIVE_MODULES)';

test('Docusaurus gets the words of the command line, and the packages of the project', () => {
  const dependencies = { one: '1', '@two/two': '2' };
  expect(run({ program: TELLS, dependencies, args: ['start', '--no-open'] })).toBe(
    'start,--no-open ["one","@two/two"]\n',
  );
  expect(run({ program: TELLS, args: ['build'] })).toBe('build []\n');
});

test('a list of the owner’s own stays', () => {
  const env = { JITI_NATIVE_MODULES: '["three"]' };
  expect(run({ program: TELLS, dependencies: { one: '1' }, args: ['build'], env })).toBe(
    'build ["three"]\n',
  );
});

test('of all that the configuration imports, Babel compiles this project’s own files alone', () => {
  const { dependencies } = jest.requireActual<{ dependencies: object }>('../../../package.json');
  const said = run({
    dependencies,
    program: `import {createRequire} from 'node:module';
     const require = createRequire(${JSON.stringify(path.resolve('package.json'))});
     const jiti = require('jiti')(${JSON.stringify(path.resolve('package.json'))}, {cache: true, requireCache: false, interopDefault: true});
     console.log(typeof jiti(${JSON.stringify(path.resolve('docusaurus.config.ts'))}));`,
  });
  expect(said).toBe('function\n');
  const compiled = readdirSync(path.join(folder, 'node-jiti'));
  expect(compiled.length).toBeGreaterThan(50);
  expect(compiled.filter((name) => !/\.ts\.\w+\.js$/.test(name))).toEqual([]);
});

test.each(['SIGTERM', 'SIGHUP'] as const)('%s to npm ends npm start, too', async (signal) => {
  project("console.log('started');setTimeout(() => {}, 60_000);", {
    scripts: { start: `node "${COMMAND}" start` },
  });
  expect(await endsWithNpm(folder, 'start', 'started\n', signal)).toBe(true);
});
