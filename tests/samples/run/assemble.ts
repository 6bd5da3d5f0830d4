/** The files of an app → a folder that a host runs. */
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {PACKAGES} from '../paths';
import type {App} from './app';
import type {AppSettings} from './host';

export interface Folder {
  readonly path: string;
  remove(): void;
}

/** An app that Node can run. */
export type Built = Omit<App, 'files'> & {
  /** Path in the page → CommonJS. */
  readonly files: ReadonlyMap<string, string>;
};

export type AppOptions = Pick<AppSettings, 'platform' | 'ports'>;

/** Modules stand under `src/`, everything else there and at the root too: pages write both. */
export function assemble({entry, files, imports, assets}: Built, {platform, ports}: AppOptions): Folder {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'nest-sample-')));
  const remove = () => rmSync(root, {recursive: true, force: true});
  const place = (path: string) => join(root, 'src', path.replace(/\.tsx?$/, '.js'));
  try {
    symlinkSync(PACKAGES, join(root, 'node_modules'));
    for (const [path, text] of assets) for (const folder of [root, join(root, 'src')]) write(join(folder, path), text);
    for (const [path, text] of files) write(place(path), text);
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
