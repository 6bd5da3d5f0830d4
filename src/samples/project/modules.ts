/** The modules of an application as they stand in a project: each with all of its imports, each import by its real path. */
import { posix } from 'node:path';
import ts from 'typescript';
import { javascriptTitle } from '../javascript';
import { candidatesFor, isTypeScript, missingInJavaScript, type PageFile } from '../page/files';
import type { Program } from '../page/program';
import type { Missing } from '../page/scope';
import type { Variants } from '../page/variants';

export type Language = 'TypeScript' | 'JavaScript';

/**
 * The modules of an application in one language, by their paths below `src/`.
 * @throws {UnsupportedSample} a file has no JavaScript variant
 */
export function modulesOf(
  { files, imports }: Program,
  language: Language,
  variants: Variants,
): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [path, file] of files) {
    const code = language === 'TypeScript' ? typescript(file) : javascript(file, variants);
    if (code === undefined) continue;
    const leads = imports.get(path) ?? new Map<string, string>();
    modules.set(placeOf(path, file, language), withRealPaths(code, path, leads));
  }
  return modules;
}

/** Where a file of the page stands in the project, below `src/`. */
export function placeOf(path: string, file: PageFile, language: Language): string {
  return language === 'JavaScript' && isTypeScript(file.sample) ? javascriptTitle(path) : path;
}

function typescript({ sample, text, missing }: PageFile): string {
  const { fence, code } = sample;
  if (!isTypeScript(sample)) return `${code}\n`;
  // The first line of the text are the imports.
  const own = fence.frame ? text.slice(text.indexOf('\n') + 1).trimEnd() : code;
  // Its compiler errors are what the page is about; the build of the project goes past them.
  const marked = fence.error
    ? `// @ts-nocheck 这里就该有编译错误 ${fence.error.join('、')}，见页面。\n`
    : '';
  return `${marked}${importLines(missing)}${own}\n`;
}

/** Nothing for a file of types alone. */
function javascript(file: PageFile, variants: Variants): string | undefined {
  if (!isTypeScript(file.sample)) return `${file.sample.code}\n`;
  const code = variants.get(file.sample);
  return code === undefined || file.path.endsWith('.d.ts')
    ? undefined
    : `${importLines(missingInJavaScript(code, file))}${code.trimEnd()}\n`;
}

const NAMED = /^(import(?: type)?) \{ (.*) \} from ('[^']*');$/;

/** One statement for each module that names come from, as the reader would write it. */
function importLines(missing: readonly Missing[]): string {
  const named = new Map<string, string[]>();
  const lines = missing.map(({ statement }) => {
    const [, keyword, name, source] = NAMED.exec(statement) ?? [];
    if (name === undefined) return statement;
    const key = `${keyword}|${source}`;
    const names = named.get(key) ?? [];
    names.push(name);
    if (names.length === 1) named.set(key, names);
    return names.length === 1 ? key : '';
  });
  const text = lines
    .filter((line) => line !== '')
    .map((line) => {
      const names = named.get(line);
      const [keyword, source] = line.split('|');
      return names ? `${keyword} { ${names.join(', ')} } from ${source};` : line;
    })
    .join('\n');
  return text === '' ? '' : `${text}\n`;
}

/** Pages may write `@app/policy` or `src/cats`; a project without settings for that has relative paths. */
function withRealPaths(code: string, from: string, leads: ReadonlyMap<string, string>): string {
  const { importedFiles } = ts.preProcessFile(code, true, true);
  return importedFiles
    .filter(({ fileName }) => {
      const target = leads.get(fileName);
      return target !== undefined && !leadsThere(fileName, from, target);
    })
    .reverse()
    .reduce((text, { fileName, pos }) => {
      const real = posix.relative(posix.dirname(from), leads.get(fileName) ?? '');
      const path = real.replace(/\.tsx?$/, '');
      // `pos` is the opening quote of the literal.
      const end = pos + fileName.length + 2;
      return `${text.slice(0, pos)}'${path.startsWith('.') ? path : `./${path}`}'${text.slice(end)}`;
    }, code);
}

function leadsThere(specifier: string, from: string, target: string): boolean {
  return (
    specifier.startsWith('.') &&
    candidatesFor(posix.join(posix.dirname(from), specifier)).includes(target)
  );
}
