import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders that no repository holds, for a copy without `.git`. */
const NOT_OURS = ['node_modules', 'build', '.build', '.docusaurus', '.git', '.cache'];

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (NOT_OURS.includes(entry.name)) continue;
    if (entry.isDirectory()) yield* walk(file);
    else if (entry.isFile()) yield file;
  }
}

/** What git would take: tracked files and new ones that are not ignored. */
function listed(): string[] {
  try {
    const output = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return output.split('\0').filter((file) => file !== '' && existsSync(file));
  } catch {
    return [...walk('.')];
  }
}

/** Every file of the project, from its root. */
export const files: readonly string[] = [...new Set(listed())].sort();

export const read = (file: string): string => readFileSync(file, 'utf8');

/** Files below a folder, of some kinds: `filesIn('src', 'ts', 'tsx')`. */
export const filesIn = (folder: string, ...kinds: string[]): string[] =>
  files.filter(
    (file) =>
      file.startsWith(`${folder}/`) &&
      (kinds.length === 0 || kinds.includes(file.slice(file.lastIndexOf('.') + 1))),
  );

/** Text files: everything but pictures and what holds a zero byte. */
export const texts: ReadonlyArray<readonly [file: string, text: string]> = files
  .filter((file) => !/\.(?:png|jpe?g|gif|ico|woff2?|webp)$/.test(file))
  .map((file) => [file, read(file)] as const)
  .filter(([, text]) => !text.includes('\0'));
