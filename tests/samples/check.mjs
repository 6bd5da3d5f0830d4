/**
 * npm run check                    all pages
 * npm run check -- docs/guards.md  these pages
 *
 * The check is bundled into one file each time: loading its two hundred modules one by one through tsx takes a
 * second, bundling them a quarter of one.
 */
import {mkdirSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {build} from 'esbuild';

const FOLDER = import.meta.dirname;
const BUNDLES = resolve('node_modules/.cache/check');

/** Found from the file that asks for them, except the compiler: the samples and the site's JavaScript share one. */
const packages = {
  name: 'packages',
  setup({onResolve}) {
    onResolve(
      {filter: /^(typescript|prettier|graphql|js-yaml|protobufjs|handlebars|dockerfile-utils|@babel\/.*)$/},
      ({path, resolveDir}) => {
        const from = path === 'typescript' ? FOLDER : resolveDir;
        return {path: createRequire(join(from, 'here.js')).resolve(path), external: true};
      },
    );
  },
};

/** A TypeScript file with all that it imports → its exports. The bundle is this process's own: checks may run side by side. */
async function load(name) {
  const outfile = join(BUNDLES, `${name}-${process.pid}.cjs`);
  await build({
    entryPoints: [join(FOLDER, `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    plugins: [packages],
  });
  try {
    return createRequire(import.meta.url)(outfile);
  } finally {
    rmSync(outfile);
  }
}

mkdirSync(BUNDLES, {recursive: true});
const {installPackages} = await load('install');
installPackages(FOLDER);
const {checkPages} = await load('checks');
process.exitCode = (await checkPages(process.argv.slice(2))) ? 0 : 1;
