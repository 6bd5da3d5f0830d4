import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A project's folder of a test's own, where the test runs: what `src/cache.ts` keeps is kept in it. */
export interface OwnProject {
  folder: string;
  write: (file: string, text: string) => void;
  /** The files that are kept. */
  kept: () => string[];
  /** Back to where the test was. */
  leave: () => void;
}

/** @param sources what the digests of the code are made of, by their paths */
export function ownProject(sources: Readonly<Record<string, string>>): OwnProject {
  const before = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'own-project-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('node_modules/.package-lock.json', '{}');
  for (const [file, text] of Object.entries(sources)) write(file, text);
  process.chdir(folder);
  const cache = path.join(folder, 'node_modules/.cache/site');
  return {
    folder,
    write,
    kept: () =>
      statSync(cache, { throwIfNoEntry: false })
        ? readdirSync(cache, { recursive: true, encoding: 'utf8' })
            .map((name) => path.join(cache, name))
            .filter((file) => statSync(file).isFile())
            .sort()
        : [],
    leave: () => {
      process.chdir(before);
      rmSync(folder, { recursive: true });
    },
  };
}
