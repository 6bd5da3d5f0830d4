/**
 * Virtual project → compiler errors. TypeScript is the samples' own copy, of the major that `nest new` installs.
 * Nothing is written to disk; the type files of packages are read and parsed once for all pages.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isTypeScript, resolve, type Page, type PageFile } from '../../src/samples/page/files';
import { COMPILER_OPTIONS } from '../../src/samples/project';
import { globalTypesIn } from '../../src/samples/project/packages';
import { SETS } from './paths';
import type { NestMajor } from '../../src/samples/majors';

/** The settings of the projects that readers download. */
const OPTIONS: ts.CompilerOptions = {
  ...ts.convertCompilerOptionsFromJson(COMPILER_OPTIONS, '').options,
  noEmit: true,
};

export interface CompileError {
  readonly file: PageFile;
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** In the frame around the fragment, not in the fragment. */
  readonly inFrame: boolean;
}

/** Type files are the same for every major that finds them: read and parsed once. */
const sources = new Map<string, ts.SourceFile | undefined>();

export class Compiler {
  /** The virtual files stand in this folder, which does not exist: packages come from the node_modules beside it, and above. */
  private readonly root: string;
  private readonly packages = new Map<string, ts.ResolvedModuleWithFailedLookupLocations>();
  private readonly host = ts.createCompilerHost(OPTIONS);
  private readonly resolution: ts.ModuleResolutionCache;

  /** @param major of Nest that the samples are compiled against */
  constructor(major: NestMajor = '11') {
    this.root = join(SETS[major], '.pages');
    this.resolution = ts.createModuleResolutionCache(this.root, (name) => name, OPTIONS);
  }

  /**
   * The errors of files of a page, and of each of their versions.
   * @param wanted which files; all others belong to the program, too
   */
  check(page: Page, wanted: ReadonlySet<PageFile>): CompileError[] {
    const virtual = new Map<string, PageFile>();
    const roots = new Map<string, PageFile>();
    page.snapshots.forEach((files, revision) => {
      for (const [path, file] of files) {
        const name = join(this.root, String(revision), path);
        virtual.set(name, file);
        if (file.revision === revision && isTypeScript(file.sample)) roots.set(name, file);
      }
    });
    const options = { ...OPTIONS, types: ambientTypes(page) };
    const program = ts.createProgram(
      [...roots.keys()],
      options,
      this.hostFor(virtual, page.snapshots),
    );
    return [...roots].flatMap(([name, file]) => {
      if (!wanted.has(file)) return [];
      const source = program.getSourceFile(name);
      if (!source) throw new Error(`TypeScript did not read ${name}`);
      // After the first syntax error the parser only guesses.
      const syntax = program.getSyntacticDiagnostics(source);
      const found = syntax.length > 0 ? syntax.slice(0, 1) : program.getSemanticDiagnostics(source);
      return found.map((item) => errorOf(item, file));
    });
  }

  private hostFor(
    virtual: ReadonlyMap<string, PageFile>,
    snapshots: Page['snapshots'],
  ): ts.CompilerHost {
    return {
      ...this.host,
      // What each package says about itself is read once, too, and not by every program.
      getModuleResolutionCache: () => this.resolution,
      // What the packages say in JSDoc changes no type.
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
      fileExists: (name) => virtual.has(name) || this.host.fileExists(name),
      readFile: (name) => virtual.get(name)?.text ?? this.host.readFile(name),
      getSourceFile: (name, options) => {
        const file = virtual.get(name);
        if (file) return ts.createSourceFile(name, file.text, options);
        if (!sources.has(name)) sources.set(name, read(name, options));
        return sources.get(name);
      },
      resolveModuleNameLiterals: (literals, from, redirected, options, source) =>
        literals.map((literal) => {
          const mode = ts.getModeForUsageLocation(source, literal, options);
          const [, revision, own = ''] =
            /^[/\\](\d+)[/\\](.*)$/.exec(
              from.startsWith(this.root) ? from.slice(this.root.length) : '',
            ) ?? [];
          const files = snapshots[Number(revision)];
          const path = files && resolve(literal.text, own.replaceAll('\\', '/'), files);
          if (path !== undefined) {
            const resolvedFileName = join(this.root, String(revision), path);
            return { resolvedModule: { resolvedFileName, extension: extension(path) } };
          }
          return this.resolvePackage(
            literal.text,
            from,
            options,
            redirected,
            mode,
            files !== undefined,
          );
        }),
    };
  }

  /** A package is the same one from every virtual file (`shared`). */
  private resolvePackage(
    name: string,
    from: string,
    options: ts.CompilerOptions,
    redirected: ts.ResolvedProjectReference | undefined,
    mode: ts.ResolutionMode,
    shared: boolean,
  ): ts.ResolvedModuleWithFailedLookupLocations {
    const key = `${shared ? '' : dirname(from)}|${mode}|${name}`;
    const known = this.packages.get(key);
    if (known) return known;
    const start = shared ? join(this.root, 'sample.ts') : from;
    const found = ts.resolveModuleName(
      name,
      start,
      options,
      this.host,
      this.resolution,
      redirected,
      mode,
    );
    this.packages.set(key, found);
    return found;
  }
}

function read(
  name: string,
  options: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile | undefined {
  try {
    return ts.createSourceFile(name, readFileSync(name, 'utf8'), options);
  } catch {
    return undefined;
  }
}

function extension(path: string): ts.Extension {
  return (
    [ts.Extension.Dts, ts.Extension.Ts, ts.Extension.Tsx, ts.Extension.Json].find((end) =>
      path.endsWith(end),
    ) ?? ts.Extension.Ts
  );
}

/** Packages of global types, as `types` in tsconfig.json names them: Node's, and those that the page uses. */
export function ambientTypes({ files }: Page): string[] {
  return ['node', ...globalTypesIn(files.map(({ sample }) => sample.code).join('\n'))];
}

function errorOf(
  { code, start = 0, file: source, messageText }: ts.Diagnostic,
  file: PageFile,
): CompileError {
  const { line, character } = source?.getLineAndCharacterOfPosition(start) ?? {
    line: 0,
    character: 0,
  };
  const position = file.toPage(line, character);
  const inFrame = file.sample.fence.frame !== undefined && position === file.sample.position;
  return {
    file,
    code: `TS${code}`,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    inFrame,
    ...position,
  };
}
