/** The files of an app → a folder that a host runs. */
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Sample} from '../extract';
import {isTypeScript} from '../page';
import {PACKAGES} from '../paths';
import type {AppSettings} from './host';
import type {Session} from './plan';
import type {Program} from './program';
import type {Translate} from './translate';

/** An app in one language: all that its answers come from, but for the packages and the services. */
export interface App {
  readonly entry: string;
  /** Path in the page → CommonJS. */
  readonly files: ReadonlyMap<string, string>;
  readonly imports: Program['imports'];
  readonly assets: Program['assets'];
}

export interface Folder {
  readonly path: string;
  remove(): void;
}

export type AppOptions = Pick<AppSettings, 'platform' | 'ports'>;

/** @param translate a file of the page → CommonJS that Node runs */
export async function appOf({files, ...program}: Program, translate: Translate): Promise<App> {
  const texts = [...files].map(
    async ([path, file]) => [path, isTypeScript(file.sample) ? await translate(file) : file.text] as const,
  );
  return {...program, files: new Map(await Promise.all(texts))};
}

/** One hash of an app and of what the page says about it: the same again needs no second run. */
export function digestOf(app: App, {platform, services, steps}: Session): string {
  const imports = [...app.imports].map(([from, targets]) => [from, ...targets]);
  const said = steps.map((step) => ({
    ...step,
    at: wordsOf(step.at),
    ...(step.kind === 'request' && {line: undefined, answer: step.answer && wordsOf(step.answer)}),
  }));
  const parts = [app.entry, [...app.files], imports, [...app.assets], platform, services, said];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** A sample without its place on the page, which moves with the text above it. */
const wordsOf = ({fence, code}: Sample) => ({fence, code});

/** Modules stand under `src/`, everything else there and at the root too: pages write both. */
export function assemble({entry, files, imports, assets}: App, {platform, ports}: AppOptions): Folder {
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
