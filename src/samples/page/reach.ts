/** A file of a page and all that it imports, as far as they stand on the page. */
import ts from 'typescript';
import { isTypeScript, resolve, type PageFile } from './files';

export interface Reach {
  /** Path → file; the one that it starts from comes first. */
  readonly files: ReadonlyMap<string, PageFile>;
  /** File → what it writes in an import → the file of the page that is meant. */
  readonly imports: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** @param known path → file, as they stand at one moment of the page */
export function reachOf(start: string, known: ReadonlyMap<string, PageFile>): Reach {
  const files = new Map<string, PageFile>();
  const imports = new Map<string, Map<string, string>>();
  const queue = [start];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const file = known.get(path);
    if (!file || files.has(path)) continue;
    files.set(path, file);
    const leads = new Map<string, string>();
    for (const specifier of specifiersOf(file)) {
      const target = resolve(specifier, path, known);
      if (target !== undefined) leads.set(specifier, target);
    }
    imports.set(path, leads);
    queue.push(...leads.values());
  }
  return { files, imports };
}

/** Read once: every file that reaches another one asks for the imports of that. */
const read = new WeakMap<PageFile, readonly string[]>();

/** What a file imports, as it is written there. */
export function specifiersOf(file: PageFile): readonly string[] {
  const known = read.get(file) ?? specifiersIn(file);
  read.set(file, known);
  return known;
}

function specifiersIn({ sample, text }: PageFile): string[] {
  return isTypeScript(sample)
    ? ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
    : [];
}
