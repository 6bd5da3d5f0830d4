/** The archive that readers download → the app, as its own scripts would build it, and what it is known by. */
import { unzipSync } from 'fflate';
import { digestOf } from '../../../src/cache';
import type { PackageSet } from '../packages';
import type { Said, Session } from '../../../src/samples/page/plan';
import { commonJs } from './translate';

/** A file that the build of the project makes. */
interface Code {
  readonly text: string;
  /** Whether Babel has to make CommonJS of it. */
  readonly babel: boolean;
}

/** What an archive holds. */
export interface Unpacked {
  /** The built file that starts it. */
  readonly main: string;
  /** Its files, by paths within its folder. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** An app in one language: all that its answers come from, but for the packages and the services. */
export interface App extends Unpacked {
  /** What its build makes: path → code. */
  readonly built: ReadonlyMap<string, Code | Uint8Array>;
  /** The packages that an installation of it brings; it finds no others. Nothing if it may find all. */
  readonly installed: readonly string[] | undefined;
}

interface Manifest {
  readonly scripts: { readonly build: string; readonly start: string };
  readonly dependencies: Readonly<Record<string, string>>;
}

const decode = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

/** The same module of several apps is translated once. */
const translated = new Map<string, string>();

function translate(code: string): string {
  const key = digestOf(code);
  const known = translated.get(key) ?? commonJs(code);
  translated.set(key, known);
  return known;
}

const manifestOf = ({ files }: Pick<Unpacked, 'files'>): Manifest =>
  JSON.parse(decode(files.get('package.json') ?? new Uint8Array())) as Manifest;

/**
 * Every file of an archive, without the folder that all of them stand in.
 * @throws {Error} an archive without a start script, or one that leaves its folder
 */
export function unpack(archive: Uint8Array): Unpacked {
  const entries = Object.entries(unzipSync(archive));
  const folder = entries[0]?.[0].split('/')[0] ?? '';
  const files = new Map(
    entries.map(([path, bytes]) => {
      if (!path.startsWith(`${folder}/`)) throw new Error(`${path} 在文件夹 ${folder} 之外`);
      return [path.slice(folder.length + 1), bytes];
    }),
  );
  const { start } = manifestOf({ files }).scripts;
  const main = /^npm run build && node (dist\/\S+)$/.exec(start)?.[1];
  if (main === undefined) throw new Error(`package.json 里的 start 是 ${start}`);
  return { main, files };
}

/** Builds it, as the script in its package.json would. */
export function appOf(unpacked: Unpacked, { closureOf }: PackageSet): App {
  const { scripts, dependencies } = manifestOf(unpacked);
  const settings = decode(unpacked.files.get('nest-cli.json') ?? new Uint8Array());
  const sources = [...unpacked.files].filter(([path]) => path.startsWith('src/'));
  const built = scripts.build.startsWith('nest')
    ? sources.flatMap(([path, bytes]) => nestBuilt(path, bytes, settings))
    : sources.flatMap(([path, bytes]) => babelBuilt(path, bytes));
  return {
    ...unpacked,
    built: new Map(built),
    installed: closureOf?.(Object.keys(dependencies)),
  };
}

const inDist = (path: string): string => path.replace(/^src\//, 'dist/');

/** `nest build`: the compiler's output, and the assets that nest-cli.json names. */
function nestBuilt(
  path: string,
  bytes: Uint8Array,
  settings: string,
): Array<readonly [string, Code | Uint8Array]> {
  const { compilerOptions } = JSON.parse(settings) as {
    compilerOptions: { assets?: readonly string[] };
  };
  if (path.endsWith('.d.ts')) return [];
  if (/\.tsx?$/.test(path)) {
    const text = translate(decode(bytes));
    return [[inDist(path).replace(/\.tsx?$/, '.js'), { text, babel: false }]];
  }
  const isCopied =
    path.endsWith('.json') || compilerOptions.assets?.includes(path.slice('src/'.length));
  return isCopied ? [[inDist(path), bytes]] : [];
}

/** `babel src --out-dir dist --copy-files` */
function babelBuilt(path: string, bytes: Uint8Array): Array<readonly [string, Code | Uint8Array]> {
  return [[inDist(path), /\.jsx?$/.test(path) ? { text: decode(bytes), babel: true } : bytes]];
}

/** One digest of an app and of what the page says about it: the same again needs no second run. */
export function appDigest(app: Unpacked, session: Session): string {
  const { platform, services, steps } = session;
  // The README says where the app comes from; that changes no answer.
  const files = [...app.files]
    .filter(([path]) => path !== 'README.md')
    .map(([path, bytes]) => [path, digestOf(decode(bytes))]);
  const said = steps.map((step) => ({
    ...step,
    at: wordsOf(step.at),
    ...(step.kind === 'request' && {
      line: undefined,
      answer: step.answer && wordsOf(step.answer),
    }),
  }));
  return digestOf(JSON.stringify([app.main, files, platform, services, said]));
}

/** A sample without its place on the page, which moves with the text above it. */
const wordsOf = ({ fence, code }: Said) => ({ fence, code });
