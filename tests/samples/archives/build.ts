/**
 * What `npm run build` makes of an unpacked project: by the compiler and by Babel, with the project's own settings and the
 * types of its own tree, in this process. Starting the Nest CLI a thousand times would take an hour.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative } from 'node:path';
import ts from 'typescript';

/** Path → what stands there after the build. */
export type Output = ReadonlyMap<string, string | Uint8Array>;

interface Build {
  readonly output: Output;
  /** Errors that would end `npm run build`. */
  readonly faults: readonly string[];
}

/**
 * @param root folder of the project, with its `node_modules`
 * @param files its files, which stand there
 */
export function buildOf(root: string, files: ReadonlyMap<string, Uint8Array>): Build {
  return files.has('nest-cli.json') ? nestBuild(root, files) : babelBuild(root, files);
}

const read = (root: string, name: string): unknown =>
  JSON.parse(readFileSync(join(root, name), 'utf8'));

/** Type files of packages stand at the same path in every tree, and are the same there: each is parsed once. */
const sources = new Map<string, ts.SourceFile>();

function nestBuild(root: string, files: ReadonlyMap<string, Uint8Array>): Build {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  );
  if (!config) return { output: new Map(), faults: ['读不懂 tsconfig.json'] };
  const { options, fileNames, errors } = config;
  const host = ts.createCompilerHost(options);
  // What the packages say in JSDoc changes no type.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, settings, ...rest) => {
    const format = typeof settings === 'object' ? settings.impliedNodeFormat : undefined;
    const key = `${options.module}|${format}|${name}`;
    const known = sources.get(key);
    if (known) return known;
    const source = getSourceFile(name, settings, ...rest);
    if (source && name.includes('/node_modules/')) sources.set(key, source);
    return source;
  };
  const program = ts.createProgram(fileNames, options, host);
  const output = new Map<string, string | Uint8Array>();
  const { diagnostics } = program.emit(undefined, (name, text) =>
    output.set(relative(root, name).replaceAll('\\', '/'), text),
  );
  for (const path of assetsIn(root)) {
    const content = files.get(posix.join('src', path));
    if (content) output.set(posix.join('dist', path), content);
  }
  const all = [...errors, ...ts.getPreEmitDiagnostics(program), ...diagnostics];
  return { output, faults: [...new Set(all.map((one) => textOf(one, root)))] };
}

function assetsIn(root: string): readonly string[] {
  const { compilerOptions } = read(root, 'nest-cli.json') as {
    compilerOptions: { assets?: readonly string[] };
  };
  return compilerOptions.assets ?? [];
}

function textOf({ file, start = 0, code, messageText }: ts.Diagnostic, root: string): string {
  const place = file
    ? `${relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1} `
    : '';
  return `${place}TS${code} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}

/** `babel src --out-dir dist --copy-files` */
function babelBuild(root: string, files: ReadonlyMap<string, Uint8Array>): Build {
  const { plugins } = read(root, 'babel.config.json') as {
    plugins: ReadonlyArray<string | readonly [string, unknown]>;
  };
  const tools = ['@babel/cli', '@babel/core', ...plugins.map((one) => [one].flat()[0] as string)];
  const missing = tools.filter((name) => !existsSync(join(root, 'node_modules', name)));
  if (missing.length > 0)
    return { output: new Map(), faults: missing.map((name) => `没有装上 ${name}`) };
  const { transformSync } = createRequire(join(root, 'here.js'))(
    '@babel/core',
  ) as typeof import('@babel/core');
  const output = new Map<string, string | Uint8Array>();
  const faults: string[] = [];
  for (const [path, content] of files) {
    if (!path.startsWith('src/')) continue;
    const target = path.replace('src/', 'dist/');
    if (!/\.jsx?$/.test(path)) {
      output.set(target, content);
      continue;
    }
    try {
      const text = Buffer.from(content).toString();
      const built = transformSync(text, { cwd: root, filename: join(root, path) });
      output.set(target, built?.code ?? '');
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  return { output, faults };
}
