/** The files of one app as they stand at one sample of the page, and where each import of them leads. */
import { posix } from 'node:path';
import type { Sample } from './extract';
import { isTypeScript, withoutSource, type Page, type PageFile } from './files';
import { reachOf, type Reach } from './reach';

export interface Program extends Reach {
  /** Path of the file that starts it. */
  readonly entry: string;
  /** What is no module: templates, schemas, settings. */
  readonly assets: ReadonlyMap<string, string>;
}

/** @returns nothing if the page has no such file */
export function programOf(
  entry: string,
  moment: number,
  samples: readonly Sample[],
  page: Page,
): Program | undefined {
  const start = withoutSource(posix.normalize(entry));
  const { files, imports } = reachOf(start, filesAt(moment, samples, page));
  return files.size === 0
    ? undefined
    : { entry: start, files, imports, assets: assetsAt(moment, samples) };
}

/** Which versions of which files an app is made of: the same text means the same app. */
export function versionsOf(
  entry: string,
  moment: number,
  samples: readonly Sample[],
  page: Page,
): string {
  const files = programOf(entry, moment, samples, page)?.files ?? new Map<string, PageFile>();
  return [...files].map(([path, { sample }]) => `${path}:${sample.position.line}`).join(' ');
}

/** The newest version up to the sample, or the first one to come. */
function filesAt(
  moment: number,
  samples: readonly Sample[],
  { files }: Page,
): ReadonlyMap<string, PageFile> {
  const latest = new Map<string, PageFile>();
  for (const file of files)
    if (samples.indexOf(file.sample) <= moment || !latest.has(file.path))
      latest.set(file.path, file);
  return latest;
}

function assetsAt(moment: number, samples: readonly Sample[]): ReadonlyMap<string, string> {
  const latest = new Map<string, string>();
  for (const [index, sample] of samples.entries()) {
    const { title } = sample.fence;
    if (title === undefined || isTypeScript(sample) || /\.[cm]?jsx?$/.test(title)) continue;
    const path = posix.normalize(title);
    if (index <= moment || !latest.has(path)) latest.set(path, `${sample.code}\n`);
  }
  return latest;
}
