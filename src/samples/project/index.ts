/**
 * An application of a page → the files of a project that a reader starts with `npm install && npm start`.
 *
 *   guards-2/
 *     package.json      exactly the versions that the check ran with, only the packages that are used
 *     package-lock.json the tree that came with them
 *     tsconfig.json     nest-cli.json     (JavaScript: babel.config.json)
 *     src/…             every module, those that the page folds too, and `main.ts` where the page shows none
 *     README.md         how to start it, each command and its answer, the way back to the page
 *
 * The check starts applications from these very files (tests/samples), the site hands them out.
 */
import { posix } from 'node:path';
import { withoutSource } from '../page/files';
import { namesOf } from '../page/names';
import { uploadOf, uploadsIn } from '../page/uploads';
import type { Variants } from '../page/variants';
import { LOCK_FILE, pageName } from './addresses';
import type { Application } from './applications';
import { json } from './json';
import { lockOf } from './lock';
import { modulesOf, placeOf, type Language } from './modules';
import { BABEL_PLUGINS, packagesFor, type PackageRecord } from './packages';
import { readme, type PageLink } from './readme';

export type { Language } from './modules';

/** A project: its files by their paths, and the one that Node.js starts. */
export interface Project {
  /** The folder that the archive unpacks into. */
  readonly name: string;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Path of the built file that starts it. */
  readonly main: string;
}

export interface ProjectOptions {
  readonly page: PageLink;
  /** How many applications the page has. */
  readonly count: number;
  readonly variants: Variants;
  readonly record: PackageRecord;
}

/** The languages that an application comes in. */
export function languagesOf({ typescriptOnly }: Pick<Application, 'typescriptOnly'>): Language[] {
  return typescriptOnly ? ['TypeScript'] : ['TypeScript', 'JavaScript'];
}

/** `techniques-caching-2`, `techniques-caching-2-js`: the name of folder, archive and package. */
export function projectName(
  route: string,
  { number }: Pick<Application, 'number'>,
  count: number,
  language: Language,
): string {
  const page = pageName(route)
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '');
  return `${page}${count > 1 ? `-${number}` : ''}${language === 'JavaScript' ? '-js' : ''}`;
}

/** An application that names no platform is one of Express, which no import shows. */
const ON_EXPRESS = /\bNestFactory\s*\.\s*create(?:<[^>]*>)?\((?![^;]*Adapter)/;

/** Settings of the project itself: pages show parts of these files, the project has its own. */
const OWN = ['package.json', LOCK_FILE, 'tsconfig.json', 'nest-cli.json'];

/**
 * @throws {Error} a package is not on record, or a file has no JavaScript variant
 */
export function projectOf(
  application: Application,
  language: Language,
  { page, count, variants, record }: ProjectOptions,
): Project {
  const { program, sessions } = application;
  const modules = modulesOf(program, language, variants);
  const main = mainOf(application, language, modules);
  const name = projectName(page.route, application, count, language);
  const texts = [...modules.values()];
  const needed = packagesFor(texts, language, record, [
    ...(record.loaded[page.route]?.[application.number] ?? []),
    ...(texts.some((text) => ON_EXPRESS.test(text)) ? ['@nestjs/platform-express'] : []),
  ]);
  const assets = placedAssets(program.assets, texts);
  const uploads = sessions
    .flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'request' ? uploadsIn(step.curl) : [])),
    )
    .filter((path) => !assets.has(path))
    .map((path) => [path, program.assets.get(path) ?? uploadOf(path)] as const);
  const files = new Map<string, string | Uint8Array>([
    ['README.md', readme(application, language, page, needed.dependencies)],
    ['package.json', json(manifestOf(name, main, language, needed))],
    ...(record.tree ? [[LOCK_FILE, lockOf(needed, record.tree)] as const] : []),
    ...settings(language, main, assets, texts),
    ...[...modules].map(([path, text]) => [posix.join('src', path), text] as const),
    ...assets,
    ...uploads,
  ]);
  return { name, files, main: built(main) };
}

/** `src/main.ts` → `dist/main.js` */
const built = (path: string): string => `dist/${path.replace(/\.tsx?$/, '.js')}`;

/**
 * The file that starts the application, below `src/`; where the page shows a root module alone, one is added that
 * does what `nest new` writes.
 */
function mainOf(
  { program, platform }: Application,
  language: Language,
  modules: Map<string, string>,
): string {
  const entry = program.files.get(program.entry);
  if (!entry) throw new Error(`没有 ${program.entry}`);
  const root = rootModule(entry.text);
  const place = placeOf(program.entry, entry, language);
  if (root === undefined) return place;
  const extension = language === 'TypeScript' ? 'ts' : 'js';
  const path = ['main', 'start', 'start-app']
    .map((base) => `${base}.${extension}`)
    .find((free) => !modules.has(free))!;
  const from = `./${place.replace(/\.[jt]sx?$/, '')}`;
  const isFastify = platform === 'fastify';
  modules.set(
    path,
    [
      "import { NestFactory } from '@nestjs/core';",
      ...(isFastify ? ["import { FastifyAdapter } from '@nestjs/platform-fastify';"] : []),
      `import { ${root} } from '${from}';`,
      '',
      'async function bootstrap() {',
      `  const app = await NestFactory.create(${root}${isFastify ? ', new FastifyAdapter()' : ''});`,
      '  await app.listen(3000);',
      '}',
      `${language === 'TypeScript' ? 'void ' : ''}bootstrap();`,
      '',
    ].join('\n'),
  );
  return path;
}

/** `AppModule`, or the last exported class whose name ends like that; a file without one starts by itself. */
function rootModule(text: string): string | undefined {
  const modules = namesOf(text).declarations.filter(
    ({ name, exported, typeOnly }) => exported && !typeOnly && name.endsWith('Module'),
  );
  return (modules.find(({ name }) => name === 'AppModule') ?? modules.at(-1))?.name;
}

function manifestOf(
  name: string,
  main: string,
  language: Language,
  { dependencies, devDependencies, overrides }: ReturnType<typeof packagesFor>,
): object {
  const isTypeScript = language === 'TypeScript';
  return {
    name,
    version: '1.0.0',
    private: true,
    scripts: {
      build: isTypeScript ? 'nest build' : 'babel src --out-dir dist --copy-files',
      start: `npm run build && node ${built(main)}`,
      ...(isTypeScript && { 'start:dev': 'nest start --watch' }),
    },
    dependencies,
    devDependencies,
    ...(Object.keys(overrides).length > 0 && { overrides }),
  };
}

/** What `nest new` writes into tsconfig.json, and `strict`; the check compiles the samples of a page with the same. */
export const COMPILER_OPTIONS = {
  target: 'ES2023',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  moduleDetection: 'force',
  jsx: 'react',
  strict: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  isolatedModules: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
};

/** Where the sources of a project stand, and where its build writes. */
const FOLDERS = { rootDir: './src', outDir: './dist' };

/** `import('./cats.module')`: a path that Node.js' own modules do not know, as they want the name of a file. */
const WITHOUT_EXTENSION = /\bimport\(\s*['"]\.{1,2}\/(?:(?!\.[cm]?js|\.json)[^'"])+['"]/;

/** For files that import in that way: as CommonJS all through, which finds them. */
const COMMONJS = { module: 'commonjs', moduleResolution: 'node10' };

function settings(
  language: Language,
  main: string,
  assets: ReadonlyMap<string, string>,
  texts: readonly string[],
): Array<readonly [path: string, text: string]> {
  if (language === 'JavaScript') {
    const [decorators, ...others] = BABEL_PLUGINS;
    const plugins = [[decorators, { version: 'legacy' }], ...others];
    return [['babel.config.json', json({ plugins })]];
  }
  const copied = [...assets.keys()]
    .filter((path) => path.startsWith('src/'))
    .map((path) => path.slice('src/'.length));
  const own = texts.some((text) => WITHOUT_EXTENSION.test(text)) ? COMMONJS : {};
  const compilerOptions = { ...COMPILER_OPTIONS, ...FOLDERS, ...own };
  return [
    ['tsconfig.json', json({ compilerOptions, include: ['src'] })],
    [
      'nest-cli.json',
      json({
        collection: '@nestjs/schematics',
        sourceRoot: 'src',
        entryFile: main.replace(/\.tsx?$/, ''),
        compilerOptions: {
          deleteOutDir: true,
          ...(copied.length > 0 && { assets: copied }),
        },
      }),
    ],
  ];
}

/**
 * What is no module: the code finds it from the folder that the application is started in, or beside itself
 * (`__dirname`), where the build copies it.
 */
function placedAssets(
  assets: ReadonlyMap<string, string>,
  texts: readonly string[],
): Map<string, string> {
  const all = texts.join('\n');
  const isBeside = /\b__dirname\b|\bsrc\//.test(all);
  const isInFolder =
    !/\b__dirname\b/.test(all) || /\bprocess\.cwd\(|\b__dirname,\s*'\.\./.test(all);
  const placed = new Map<string, string>();
  for (const [path, text] of assets) {
    const own = withoutSource(path);
    if (OWN.includes(own)) continue;
    // Settings such as `.env` are read from the folder; a sample that is shown as text must not be compiled.
    const isSetting = own.startsWith('.') || /\.tsx?$/.test(own);
    if (isBeside && !isSetting) placed.set(posix.join('src', own), text);
    if (isInFolder || isSetting) placed.set(path, text);
  }
  return placed;
}
