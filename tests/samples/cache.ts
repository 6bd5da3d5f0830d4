/** Pages that passed need no second look until they, the packages or the check itself change. */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PageReport} from './check-page';

const FOLDER = join('node_modules', '.cache', 'samples');
const RULES = ['tests/samples', 'src/remark/samples'];

export class Cache {
  private readonly rules = fingerprint(RULES);

  get(file: string, source: string): PageReport | undefined {
    try {
      const {key, report} = JSON.parse(readFileSync(place(file), 'utf8'));
      return key === this.key(source) ? report : undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps a report only if a second run would say the same. */
  set(file: string, source: string, report: PageReport): void {
    if (report.faults.length > 0 || report.skipped.length > 0) return;
    mkdirSync(FOLDER, {recursive: true});
    const own = `${place(file)}.${process.pid}`;
    writeFileSync(own, JSON.stringify({key: this.key(source), report}));
    renameSync(own, place(file));
  }

  private key(source: string): string {
    return createHash('sha256').update(`${this.rules}\n${process.version}\n${source}`).digest('hex');
  }
}

function place(file: string): string {
  return join(FOLDER, `${createHash('sha256').update(file).digest('hex')}.json`);
}

/** One hash of the sources and the lock file that decide what is a fault. */
function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) for (const file of sourcesIn(folder)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ['node_modules', 'fixtures'].includes(entry.name) ? [] : sourcesIn(path);
      return /(?<!\.test)\.ts$|\.json$/.test(entry.name) ? [path] : [];
    })
    .sort();
}
