/** The files of an app → a folder that Node can run. */
import {mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import ts from 'typescript';
import type {Platform} from '../../../src/remark/samples/fence';
import {isTypeScript, type PageFile} from '../page';
import type {Program} from './program';

export interface Folder {
  readonly path: string;
  remove(): void;
}

export interface AppOptions {
  readonly entry: string;
  readonly platform: Platform;
  /** The page's port of a service → its real port. */
  readonly ports: Readonly<Record<string, number>>;
  /** A file of the page → CommonJS that Node runs. */
  readonly translate: (file: PageFile) => string;
}

const PACKAGES = join(__dirname, '..', 'node_modules');

/** Modules stand under `src/`, everything else there too and at the root: pages write both. */
export function assemble({files, imports, assets}: Program, {entry, platform, ports, translate}: AppOptions): Folder {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'nest-sample-')));
  const remove = () => rmSync(root, {recursive: true, force: true});
  try {
    const place = (path: string) => join(root, 'src', path.replace(/\.tsx?$/, '.js'));
    symlinkSync(PACKAGES, join(root, 'node_modules'));
    for (const [path, text] of assets) for (const folder of [root, join(root, 'src')]) write(join(folder, path), text);
    for (const [path, file] of files) write(place(path), isTypeScript(file.sample) ? translate(file) : file.text);
    const leads = [...imports].map(([from, targets]) => [
      place(from),
      Object.fromEntries([...targets].map(([specifier, target]) => [specifier, place(target)])),
    ]);
    write(
      join(root, 'app.json'),
      JSON.stringify({entry: place(entry), platform, ports, imports: Object.fromEntries(leads)}),
    );
    write(join(root, 'child.js'), commonJs(readFileSync(join(__dirname, 'child.ts'), 'utf8')));
    return {path: root, remove};
  } catch (error) {
    remove();
    throw error;
  }
}

/** TypeScript → what `nest build` makes of it. */
export function commonJs(code: string): string {
  return ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.CommonJS,
      experimentalDecorators: true,
      emitDecoratorMetadata: true,
      esModuleInterop: true,
    },
  }).outputText;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}
