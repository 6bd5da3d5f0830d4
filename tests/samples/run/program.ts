/** The files of one app as they stand at one sample of the page, and where each import of them leads. */
import {posix} from 'node:path';
import ts from 'typescript';
import type {Sample} from '../extract';
import {isTypeScript, resolve, withoutSource, type Page, type PageFile} from '../page';

export interface Program {
  /** Path of the file that starts it. */
  readonly entry: string;
  /** Path → file, the entry and all that it imports. */
  readonly files: ReadonlyMap<string, PageFile>;
  /** File → what it writes in an import → the file of the page that is meant. */
  readonly imports: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** What is no module: templates, schemas, settings. */
  readonly assets: ReadonlyMap<string, string>;
}

/** @returns nothing if the page has no such file */
export function programOf(entry: string, moment: number, samples: readonly Sample[], page: Page): Program | undefined {
  const known = filesAt(moment, samples, page);
  const files = new Map<string, PageFile>();
  const imports = new Map<string, Map<string, string>>();
  const start = withoutSource(posix.normalize(entry));
  const queue = [start];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const file = known.get(path);
    if (!file || files.has(path)) continue;
    files.set(path, file);
    const leads = new Map<string, string>();
    if (isTypeScript(file.sample)) {
      for (const {fileName} of ts.preProcessFile(file.text, true, true).importedFiles) {
        const target = resolve(fileName, path, known);
        if (target !== undefined) leads.set(fileName, target);
      }
    }
    imports.set(path, leads);
    queue.push(...leads.values());
  }
  return files.size === 0 ? undefined : {entry: start, files, imports, assets: assetsAt(moment, samples)};
}

/** Which versions of which files an app is made of: the same text means the same app. */
export function versionsOf(entry: string, moment: number, samples: readonly Sample[], page: Page): string {
  const files = programOf(entry, moment, samples, page)?.files ?? new Map<string, PageFile>();
  return [...files].map(([path, {sample}]) => `${path}:${sample.position.line}`).join(' ');
}

/** The newest version up to the sample, or the first one to come. */
function filesAt(moment: number, samples: readonly Sample[], {files}: Page): ReadonlyMap<string, PageFile> {
  const latest = new Map<string, PageFile>();
  for (const file of files)
    if (samples.indexOf(file.sample) <= moment || !latest.has(file.path)) latest.set(file.path, file);
  return latest;
}

function assetsAt(moment: number, samples: readonly Sample[]): ReadonlyMap<string, string> {
  const latest = new Map<string, string>();
  for (const [index, sample] of samples.entries()) {
    const {title} = sample.fence;
    if (title === undefined || isTypeScript(sample) || /\.[cm]?jsx?$/.test(title)) continue;
    const path = posix.normalize(title);
    if (index <= moment || !latest.has(path)) latest.set(path, `${sample.code}\n`);
  }
  return latest;
}
