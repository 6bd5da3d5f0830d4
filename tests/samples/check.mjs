/**
 * npm run check                    all pages
 * npm run check -- docs/guards.md  these pages
 * npm run check -- --major 12      on one major of Nest alone
 * npm run check -- --archives      builds and runs each archive by itself, of all pages or of those named behind it
 * npm run check -- --report a.json what was found goes into a file, and no record of the project is touched
 * npm run check -- --install       only installs the packages of the samples, as every check does that lacks them
 *
 * The check is bundled into one file each time: loading its two hundred modules one by one through tsx takes a
 * second, bundling them a quarter of one.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { OWN, sweep } from './work.mjs';

const FOLDER = import.meta.dirname;
/** The packages are those of the folder that the check starts in: `npm run check:latest` has one with other versions. */
const PACKAGES = resolve('tests', 'samples');

/** Found from the file that asks for them, except the compiler: the samples and the site's JavaScript share one. */
const packages = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve(
      {
        filter:
          /^(typescript(?:\/package\.json)?|prettier|graphql|js-yaml|protobufjs|handlebars|dockerfile-utils|@babel\/.*)$/,
      },
      ({ path, resolveDir }) => {
        const from = path.startsWith('typescript') ? PACKAGES : resolveDir;
        return { path: createRequire(join(from, 'here.js')).resolve(path), external: true };
      },
    );
  },
};

/** TypeScript files, each with all that it imports → their bundles. */
async function bundle(...names) {
  await build({
    entryPoints: names.map((name) => join(FOLDER, `${name}.ts`)),
    outdir: OWN,
    outbase: FOLDER,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    plugins: [packages],
  });
  return names.map((name) => join(OWN, `${name}.cjs`));
}

const load = createRequire(import.meta.url);

/** @returns whether all is well */
async function check(words) {
  const [install, given] = await bundle('install', 'given');
  const { installPackages } = load(install);
  const isInstall = words.includes('--install');
  const asked = isInstall ? undefined : load(given).given(words);
  if (typeof asked === 'string') {
    console.log(asked);
    return false;
  }
  await Promise.all([
    installPackages(PACKAGES),
    installPackages(join(PACKAGES, 'nest12'), PACKAGES),
  ]);
  if (isInstall) return true;
  const [checks, runner] = await bundle('checks', 'run/runner-worker');
  return load(checks).checkPages(asked, runner);
}

sweep();
mkdirSync(OWN, { recursive: true });
try {
  process.exitCode = (await check(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  // Node.js would print a line of the bundle with it. Of a fault that the writer can mend this prints the message alone.
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(OWN, { recursive: true });
}
