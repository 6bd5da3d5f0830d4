/** An unpacked archive, installed and built → a folder that a host runs. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { App } from './app';
import type { AppSettings } from './host';
import { linkPackages } from './link';

export interface Folder {
  readonly path: string;
  /** Packages that the app asked for and did not find, because it has not installed them. */
  missed(): readonly string[];
  remove(): void;
}

/** An app that Node can run. */
export type Built = Omit<App, 'built'> & {
  /** Path → CommonJS, or what the build copies. */
  readonly built: ReadonlyMap<string, string | Uint8Array>;
};

export interface AppOptions extends Pick<AppSettings, 'ports'> {
  /** Folders of the packages that it imports, the nearest one first. */
  readonly packages: readonly string[];
}

/**
 * The folder as a reader has it after `npm install` and the build; the host hides packages that are not the app's.
 * @throws {Error} the disk is full, or a file cannot be written
 */
export function assemble(
  { main, files, built, installed }: Built,
  { packages, ports }: AppOptions,
): Folder {
  const outermost = realpathSync(mkdtempSync(join(tmpdir(), 'nest-sample-')));
  const remove = () => rmSync(outermost, { recursive: true, force: true });
  try {
    const missed = join(outermost, 'missed.txt');
    const root = linkPackages(outermost, packages);
    for (const [path, content] of [...files, ...built]) write(join(root, path), content);
    const settings: AppSettings = { main: join(root, main), ports, installed, missed };
    write(join(root, 'app.json'), JSON.stringify(settings));
    return {
      path: root,
      missed: () =>
        existsSync(missed) ? [...new Set(readFileSync(missed, 'utf8').trimEnd().split('\n'))] : [],
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
