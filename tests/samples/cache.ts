/**
 * Pages that passed need no second look until their samples, the packages or the check itself change; of a page that has
 * changed, the apps that are as before need none.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exemptionsIn, type PageReport } from './check-page';
import type { Extracted } from '../../src/samples/page/extract';
import { digestOf } from '../../src/cache';
import { missingServices } from './run/services';
import type { NestMajor } from '../../src/samples/majors';

const FOLDER = join('node_modules', '.cache', 'samples');
/** What decides whether a page passes, apart from the page. */
const RULES = ['tests/samples', 'src/samples', 'src/cache.ts', 'src/lru.ts', 'src/markdown.ts'];

export class Cache {
  private readonly rules: string;

  /** @param major of Nest that the pages were checked on */
  constructor(private readonly major: NestMajor = '11') {
    this.rules = fingerprint(RULES, major);
  }

  /** The report of a page that passed with the samples that it has now. */
  get(file: string, extracted: Extracted): PageReport | undefined {
    const { samples, report } = this.entry(file) ?? {};
    if (!report || samples !== samplesDigest(extracted) || report.faults.length > 0)
      return undefined;
    // A service that is here now has an app waiting.
    if (missingServices(report.skipped).length < report.skipped.length) return undefined;
    return { ...report, exemptions: exemptionsIn(extracted.samples) };
  }

  /** Digests of the page's apps that passed. */
  passed(file: string): ReadonlySet<string> {
    return new Set(this.entry(file)?.report.passed);
  }

  set(file: string, extracted: Extracted, report: PageReport): void {
    mkdirSync(FOLDER, { recursive: true });
    const own = `${this.place(file)}.${process.pid}`;
    writeFileSync(
      own,
      JSON.stringify({
        rules: this.rules,
        samples: samplesDigest(extracted),
        report,
      } satisfies Entry),
    );
    renameSync(own, this.place(file));
  }

  /** Nothing if the rules have changed since. */
  private entry(file: string): Entry | undefined {
    try {
      const entry = JSON.parse(readFileSync(this.place(file), 'utf8')) as Entry;
      return entry.rules === this.rules ? entry : undefined;
    } catch {
      return undefined;
    }
  }

  private place(file: string): string {
    return join(FOLDER, `${digestOf(`${this.major} ${file}`)}.json`);
  }
}

/** The last check of a page. */
interface Entry {
  /** What it was checked by. */
  readonly rules: string;
  readonly samples: string;
  readonly report: PageReport;
}

/** One hash of the samples, wherever they stand. */
function samplesDigest({ samples, faults }: Extracted): string {
  return digestOf(
    JSON.stringify([
      faults,
      samples.map(({ fence, code, hidden, fold, isVariant }) => [
        fence,
        code,
        hidden,
        fold,
        isVariant,
      ]),
    ]),
  );
}

/** One hash of the sources, the tables and the lock file, and of what runs them. */
function fingerprint(paths: readonly string[], major: NestMajor): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => sourcesIn(path, major)))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function sourcesIn(path: string, major: NestMajor): string[] {
  if (statSync(path).isFile()) return /(?<!\.test)\.ts$|\.json$/.test(path) ? [path] : [];
  const names = readdirSync(path).filter(
    (name) =>
      !['node_modules', 'fixtures', 'exemptions.json', 'replayed.json'].includes(name) &&
      (name !== 'nest12' || major === '12'),
  );
  return names.sort().flatMap((name) => sourcesIn(join(path, name), major));
}
