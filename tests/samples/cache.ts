/** Pages that passed need no second look until they, the packages or the check itself change. */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PageReport} from './check-page';
import {missingServices} from './run/services';

const FOLDER = join('node_modules', '.cache', 'samples');
/** What decides whether a page passes, apart from the page. */
const RULES = [
  'tests/samples',
  ...['fence.ts', 'frame.ts', 'hidden.ts', 'highlight.ts', 'javascript.ts', 'javascript', 'variant.ts'].map((name) =>
    join('src/remark/samples', name),
  ),
];

export class Cache {
  private readonly rules = fingerprint(RULES);

  get(file: string, source: string): PageReport | undefined {
    try {
      const {key, report} = JSON.parse(readFileSync(place(file), 'utf8'));
      // A service that is here now has an app waiting.
      const same = key === this.key(source) && missingServices(report.skipped).length === report.skipped.length;
      return same ? report : undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps what passed. */
  set(file: string, source: string, report: PageReport): void {
    if (report.faults.length > 0) return;
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

/** One hash of the sources, the tables and the lock file. */
function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(sourcesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function sourcesIn(path: string): string[] {
  if (statSync(path).isFile()) return /(?<!\.test)\.ts$|\.json$/.test(path) ? [path] : [];
  const names = readdirSync(path).filter((name) => !['node_modules', 'fixtures', 'exemptions.json'].includes(name));
  return names.sort().flatMap((name) => sourcesIn(join(path, name)));
}
