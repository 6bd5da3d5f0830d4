/** The files of an app → a folder that a host runs. */
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {isTypeScript} from '../page';
import {PACKAGES} from '../paths';
import type {AppSettings} from './host';
import type {Program} from './program';
import type {Translate} from './translate';

export interface Folder {
  readonly path: string;
  remove(): void;
}

export interface AppOptions extends Pick<AppSettings, 'platform' | 'ports'> {
  /** A file of the page → CommonJS that Node runs. */
  readonly translate: Translate;
}

/** Modules stand under `src/`, everything else there and at the root too: pages write both. */
export async function assemble(
  {entry, files, imports, assets}: Program,
  {platform, ports, translate}: AppOptions,
): Promise<Folder> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'nest-sample-')));
  const remove = () => rmSync(root, {recursive: true, force: true});
  const place = (path: string) => join(root, 'src', path.replace(/\.tsx?$/, '.js'));
  try {
    symlinkSync(PACKAGES, join(root, 'node_modules'));
    for (const [path, text] of assets) for (const folder of [root, join(root, 'src')]) write(join(folder, path), text);
    const texts = await Promise.all(
      [...files.values()].map((file) => (isTypeScript(file.sample) ? translate(file) : file.text)),
    );
    [...files.keys()].forEach((path, index) => write(place(path), texts[index]!));
    const leads = [...imports].map(([from, targets]) => [
      place(from),
      Object.fromEntries([...targets].map(([specifier, target]) => [specifier, place(target)])),
    ]);
    const settings: AppSettings = {entry: place(entry), platform, ports, imports: Object.fromEntries(leads)};
    write(join(root, 'app.json'), JSON.stringify(settings));
    return {path: root, remove};
  } catch (error) {
    remove();
    throw error;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}
