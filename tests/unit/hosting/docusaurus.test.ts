import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const COMMAND = path.resolve('src/hosting/docusaurus.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docusaurus-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command in a project where a program stands in for Docusaurus. */
function run(program: string, dependencies: object | undefined, ...args: string[]): string {
  const bin = path.join(folder, 'node_modules/@docusaurus/core/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, 'docusaurus.mjs'), program);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
  const { stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    // What jiti keeps goes to the folder for temporary files, and comes from there.
    env: { PATH: process.env.PATH, TMPDIR: folder, TEMP: folder, ...variables },
    encoding: 'utf8',
  });
  return stdout + stderr;
}
let variables: Record<string, string> = {};
afterEach(() => {
  variables = {};
});

const TELLS = 'console.log(process.argv.slice(2).join(), process.env.JITI_NATIVE_MODULES)';

test('Docusaurus gets the words of the command line, and the packages of the project', () => {
  expect(run(TELLS, { one: '1', '@two/two': '2' }, 'start', '--no-open')).toBe(
    'start,--no-open ["one","@two/two"]\n',
  );
  expect(run(TELLS, undefined, 'build')).toBe('build []\n');
});

test('a list of the owner’s own stays', () => {
  variables = { JITI_NATIVE_MODULES: '["three"]' };
  expect(run(TELLS, { one: '1' }, 'build')).toBe('build ["three"]\n');
});

test('of all that the configuration imports, Babel compiles this project’s own files alone', () => {
  const { dependencies } = jest.requireActual<{ dependencies: object }>('../../../package.json');
  const said = run(
    `import {createRequire} from 'node:module';
     const require = createRequire(${JSON.stringify(path.resolve('package.json'))});
     const jiti = require('jiti')(${JSON.stringify(path.resolve('package.json'))}, {cache: true, requireCache: false, interopDefault: true});
     console.log(typeof jiti(${JSON.stringify(path.resolve('docusaurus.config.ts'))}));`,
    dependencies,
  );
  expect(said).toBe('function\n');
  const compiled = readdirSync(path.join(folder, 'node-jiti'));
  expect(compiled.length).toBeGreaterThan(50);
  expect(compiled.filter((name) => !/\.ts\.\w+\.js$/.test(name))).toEqual([]);
});
