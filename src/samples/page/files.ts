/**
 * The samples of a page → one virtual project. A title is a file name, anything else gets a name of its own;
 * in front of each file stand the imports of names that the page has shown before and this file uses.
 *
 * Every new version of a file begins a new revision of the project. In a revision a file sees the newest version of
 * every other one (the first to come, if there is none yet); each version is checked in the revision it begins.
 */
import { posix } from 'node:path';
import { TYPESCRIPT_FILE } from '../fence';
import { wrap } from '../frame';
import type { Position, Sample } from './extract';
import { namesOf, type Names } from './names';
import { Scope, type Missing } from './scope';

export interface PageFile {
  readonly sample: Sample;
  /** Relative to `src/`. */
  readonly path: string;
  /** What the compiler reads. */
  readonly text: string;
  /** The revision that it belongs to, as an index of the page's `snapshots`; a new version of a file begins one. */
  readonly revision: number;
  /** The imports that were put in front. */
  readonly missing: readonly Missing[];
  /** Line and column of `text` (from 0) → position in the Markdown. */
  readonly toPage: (line: number, column: number) => Position;
}

export interface Page {
  readonly files: readonly PageFile[];
  /** By revision: path → file, as the others see it then. */
  readonly snapshots: ReadonlyArray<ReadonlyMap<string, PageFile>>;
}

/** The TypeScript samples of a page, with the JSON files that they may import → the virtual project. */
export function pageOf(samples: readonly Sample[]): Page {
  const scope = new Scope();
  const seen = new Set<string>();
  let revision = 0;
  const files = samples.filter(belongs).map((sample, index): PageFile => {
    const path = pathOf(sample, index);
    if (seen.has(path)) revision += 1;
    seen.add(path);
    return { ...fileOf(sample, path, scope), revision };
  });
  return {
    files,
    snapshots: Array.from({ length: revision + 1 }, (_, index) => snapshot(files, index)),
  };
}

function snapshot(files: readonly PageFile[], revision: number): ReadonlyMap<string, PageFile> {
  const latest = new Map<string, PageFile>();
  for (const file of files)
    if (file.revision <= revision || !latest.has(file.path)) latest.set(file.path, file);
  return latest;
}

/** `./cats.service`, written in `cats/cats.module.ts` → `cats/cats.service.ts`, if the revision has it. `graphql` is a package, whatever files a page has. */
export function resolve(
  specifier: string,
  from: string,
  files: ReadonlyMap<string, unknown>,
): string | undefined {
  if (!/^(?:\.|src\/|@app\/)/.test(specifier)) return undefined;
  const target = specifier.startsWith('.')
    ? withoutSource(posix.join(posix.dirname(from), specifier))
    : withoutSource(specifier).replace(
        /^@app\/([^/]+)(.*)$/,
        (_, library: string, rest: string) => `libs/${library}/src${rest || '/index'}`,
      );
  return (
    candidatesFor(target).find((path) => files.has(path)) ??
    (isUntitled(from) ? bySuffix(withoutScript(target), files) : undefined)
  );
}

/** As Node.js' own modules name it, `./cats.service.js` is written for the file behind it. */
const withoutScript = (path: string): string => path.replace(/\.js$/, '');

/** The files that the path of an import may mean, in the order in which the compiler looks for them. */
export function candidatesFor(path: string): string[] {
  const base = withoutScript(path);
  return [path, `${base}.ts`, `${base}.tsx`, `${base}.d.ts`, posix.join(base, 'index.ts')];
}

/** A sample without a title stands in no folder: it is enough that the rest of the path is right. */
function bySuffix(target: string, files: ReadonlyMap<string, unknown>): string | undefined {
  const tail = `${target.replace(/^(?:\.\.\/)+/, '')}.ts`;
  const matches = [...files.keys()].filter((path) => path === tail || path.endsWith(`/${tail}`));
  return matches.length === 1 ? matches[0] : undefined;
}

export function isTypeScript({ fence }: Sample): boolean {
  return (fence.language === 'ts' || fence.language === 'tsx') && fence.src === undefined;
}

/** The path of a titled file; `src/` in front is the same as none. */
export function withoutSource(path: string): string {
  return path.replace(/^(?:\.\/)?src\//, '');
}

/** Whether a sample is a file of the project: TypeScript, or JSON, which TypeScript may import. */
function belongs(sample: Sample): boolean {
  return isTypeScript(sample) || (sample.fence.title?.endsWith('.json') ?? false);
}

const UNTITLED = /^__sample_\d+\.tsx?$/;

function isUntitled(path: string): boolean {
  return UNTITLED.test(path);
}

/** TypeScript under the name of another kind of file is read like one without a name: nothing could import it. */
function pathOf(sample: Sample, index: number): string {
  const { title, language } = sample.fence;
  return title === undefined || (isTypeScript(sample) && !TYPESCRIPT_FILE.test(title))
    ? `__sample_${index}.${language}`
    : withoutSource(posix.normalize(title));
}

function fileOf(sample: Sample, path: string, scope: Scope): Omit<PageFile, 'revision'> {
  if (!isTypeScript(sample))
    return { sample, path, text: sample.code, missing: [], toPage: sample.toPage };
  const { fence, code, position } = sample;
  const framed = fence.frame
    ? wrap(code, fence.frame)
    : { code, frameLine: -1, toFragmentLine: (line: number) => line };
  const names = namesOf(framed.code);
  const missing = scope.importsFor(framed.code, names, path);
  scope.add(names, path, isUntitled(path));
  // The imports take one line, even when there are none: line n + 1 of the text is line n of the framed code.
  const text = `${statements(missing)}\n${framed.code}\n${isUntitled(path) ? exportRest(names) : ''}`;
  const last = code.split('\n').length - 1;
  const toPage = (line: number, column: number): Position => {
    if (line - 1 === framed.frameLine) return position;
    return sample.toPage(
      Math.min(framed.toFragmentLine(Math.max(line - 1, 0)), last),
      line === 0 ? 0 : column,
    );
  };
  return { sample, path, text, missing, toPage };
}

/** Of the imports in front of a file, those that its JavaScript variant needs. */
export function missingInJavaScript(code: string, { missing }: PageFile): readonly Missing[] {
  const names = namesOf(code);
  const own = new Set([
    ...names.imports.map(({ local }) => local),
    ...names.declarations.map(({ name }) => name),
  ]);
  return missing.filter(
    ({ local, typeOnly }) => !typeOnly && !own.has(local) && code.includes(local),
  );
}

function statements(missing: readonly Missing[]): string {
  return missing.map(({ statement }) => statement).join(' ');
}

/** Later samples see every top-level name of a sample without a title. */
function exportRest({ declarations }: Names): string {
  const rest = declarations.filter(({ exported }) => !exported);
  return `export { ${rest.map(({ name, typeOnly }) => (typeOnly ? `type ${name}` : name)).join(', ')} };\n`;
}
