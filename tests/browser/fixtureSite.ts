import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve();
const PARTS = [
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
];
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'browser-tests');

/** The same product with other content: a name, the files of its book, and its settings. */
export interface Fixture {
  readonly name: string;
  /** Below `docs/`. */
  readonly pages: Readonly<Record<string, string>>;
  /** Pages beside the book, below the folder of the site: for the blog and the pages of Docusaurus, and for other docs in `notes/`. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** A version of the book that is made first, of these files. */
  readonly before?: { readonly version: string; readonly pages: Readonly<Record<string, string>> };
}

function* filesBelow(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

/** Names what a site is made of: another product or other pages are another name. */
function fingerprint(fixture: Fixture): string {
  const hash = createHash('sha256').update(JSON.stringify(fixture));
  for (const part of PARTS) {
    const full = path.join(ROOT, part);
    for (const file of part.includes('.') ? [full] : filesBelow(full))
      hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return `${fixture.name}-${hash.digest('hex').slice(0, 16)}`;
}

function writeFiles(directory: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function writePages(directory: string, pages: Fixture['pages']): void {
  rmSync(path.join(directory, 'docs'), { recursive: true, force: true });
  writeFiles(path.join(directory, 'docs'), pages);
}

/** Turns on what the site's own configuration turns off, and adds a docs plugin for a folder of its own. */
function writeBeside(directory: string, files: Readonly<Record<string, string>>): void {
  writeFiles(directory, files);
  const file = path.join(directory, 'docusaurus.config.ts');
  const config = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    config
      .replace('blog: false', 'blog: {}')
      .replace('pages: false', 'pages: {}')
      .replace(
        '  plugins: [\n',
        "$&['@docusaurus/plugin-content-docs', { id: 'notes', path: 'notes', routeBasePath: 'notes' }],\n",
      ),
  );
}

function build(directory: string, { pages, before, beside, env: settings }: Fixture): void {
  for (const part of PARTS)
    cpSync(path.join(ROOT, part), path.join(directory, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(directory, 'node_modules'));
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NO_UPDATE_NOTIFIER: '1',
    ...settings,
  };
  const docusaurus = (...words: string[]): unknown =>
    execFileSync(process.execPath, ['src/hosting/docusaurus.mjs', ...words], {
      cwd: directory,
      env,
      stdio: 'pipe',
      timeout: 180_000,
    });
  if (before) {
    writePages(directory, before.pages);
    docusaurus('docs:version', before.version);
  }
  writePages(directory, pages);
  if (beside) writeBeside(directory, beside);
  docusaurus('build');
}

/** The folder of a fixture's build; built once and kept until it or the product changes. */
export async function fixtureSite(fixture: Fixture): Promise<string> {
  const name = fingerprint(fixture);
  const kept = path.join(CACHE, name);
  if (existsSync(kept)) return kept;
  const directory = mkdtempSync(path.join(tmpdir(), 'nestjs-docs-fixture-'));
  try {
    build(directory, fixture);
    mkdirSync(CACHE, { recursive: true });
    for (const old of readdirSync(CACHE))
      // Another worker may have built the same one meanwhile, and serve it.
      if (old.startsWith(`${fixture.name}-`) && old !== name)
        rmSync(path.join(CACHE, old), { recursive: true, force: true });
    const copy = mkdtempSync(path.join(CACHE, 'new-'));
    cpSync(path.join(directory, 'build'), copy, { recursive: true });
    if (existsSync(kept)) rmSync(copy, { recursive: true });
    else renameSync(copy, kept);
    return kept;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error([(error as Error).message, stdout?.toString(), stderr?.toString()].join('\n'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
