/**
 * Prettier lays rewritten code out like the TypeScript beside it (single quotes, trailing commas, 80 columns).
 *
 * Prettier 3 is asynchronous, the callers here are not. Its browser build waits for nothing outside itself, so it runs
 * in a vm context with `microtaskMode: 'afterEvaluate'`: all promises in there are settled before the script returns.
 */
import {readFileSync} from 'node:fs';
import vm from 'node:vm';

const PARTS = ['prettier/standalone', 'prettier/plugins/babel', 'prettier/plugins/estree'];
/** The fewest and the most columns. */
const WIDTH = {least: 80, most: 100};

interface Context {
  request: {code: string; options: object};
  result?: {code?: string; error?: Error};
}

interface Formatter {
  readonly context: Context;
  readonly run: vm.Script;
}

let loaded: Formatter | undefined;

/** Loading Prettier takes some 0.1 s, so it waits for the first use. */
function formatter(): Formatter {
  if (loaded) return loaded;
  const context = vm.createContext({request: undefined}, {microtaskMode: 'afterEvaluate'}) as unknown as Context;
  for (const part of PARTS) {
    const file = require.resolve(part);
    new vm.Script(readFileSync(file, 'utf8'), {filename: file}).runInContext(context as unknown as vm.Context);
  }
  const run = new vm.Script(
    `prettier.format(request.code, { ...request.options, plugins: Object.values(prettierPlugins) })
       .then((code) => { result = { code }; }, (error) => { result = { error }; });`,
  );
  return (loaded = {context, run});
}

export interface FormatOptions {
  readonly parser: 'babel' | 'babel-ts' | '__js_expression';
  readonly width?: number;
}

/** The writer's own width, so that lines break alike: the longest line without comments; a Chinese character takes two. */
export function widthOf(code: string): number {
  const lines = code.split('\n').map((line) => line.replace(/(?:^|\s)(?:\/\/|\/?\*).*$/, ''));
  const longest = Math.max(...lines.map((line) => line.length + (line.match(/[\u1100-\uffdc]/g)?.length ?? 0)));
  return Math.min(Math.max(longest, WIDTH.least), WIDTH.most);
}

/** The code laid out, without a line break at the end. */
export function format(code: string, {parser, width = WIDTH.least}: FormatOptions): string {
  const {context, run} = formatter();
  context.request = {code, options: {parser, printWidth: width, singleQuote: true, trailingComma: 'all'}};
  context.result = undefined;
  run.runInContext(context as unknown as vm.Context);
  const result = context.result as Context['result'];
  if (result?.code === undefined) throw new Error(`排版失败：${result?.error?.message ?? '没有结果'}`);
  return result.code.trimEnd();
}
