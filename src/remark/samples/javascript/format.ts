/**
 * 排版：改写后的代码再用 Prettier 排一次，与 TypeScript 的写法相同（单引号、末尾逗号、80 列）。
 *
 * Prettier 3 只有异步的接口，这里的调用者是同步的。它的浏览器版不等待任何外部的事，所以放进一个
 * `microtaskMode: 'afterEvaluate'` 的 vm 上下文：脚本返回之前，上下文里的 Promise 已经全部走完。
 */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const PARTS = ['prettier/standalone', 'prettier/plugins/babel', 'prettier/plugins/estree'];
/** 列数的下限与上限。 */
const WIDTH = { least: 80, most: 100 };

interface Context {
  request: { code: string; options: object };
  result?: { code?: string; error?: Error };
}

interface Formatter {
  readonly context: Context;
  readonly run: vm.Script;
}

let loaded: Formatter | undefined;

/** 第一次用到时才装入 Prettier（约 0.1 秒）。 */
function formatter(): Formatter {
  if (loaded) return loaded;
  const context = vm.createContext({ request: undefined }, { microtaskMode: 'afterEvaluate' }) as unknown as Context;
  for (const part of PARTS) {
    const file = require.resolve(part);
    new vm.Script(readFileSync(file, 'utf8'), { filename: file }).runInContext(context as unknown as vm.Context);
  }
  const run = new vm.Script(
    `prettier.format(request.code, { ...request.options, plugins: Object.values(prettierPlugins) })
       .then((code) => { result = { code }; }, (error) => { result = { error }; });`,
  );
  return (loaded = { context, run });
}

export interface FormatOptions {
  readonly parser: 'babel' | 'babel-ts' | '__js_expression';
  readonly width?: number;
}

/** 作者写到多宽，就按多宽排：最长的一行代码，注释不算；汉字占两列。 */
export function widthOf(code: string): number {
  const lines = code.split('\n').map((line) => line.replace(/(?:^|\s)(?:\/\/|\/?\*).*$/, ''));
  const longest = Math.max(...lines.map((line) => line.length + (line.match(/[\u1100-\uffdc]/g)?.length ?? 0)));
  return Math.min(Math.max(longest, WIDTH.least), WIDTH.most);
}

/** 排好的代码，末尾没有换行。 */
export function format(code: string, { parser, width = WIDTH.least }: FormatOptions): string {
  const { context, run } = formatter();
  context.request = { code, options: { parser, printWidth: width, singleQuote: true, trailingComma: 'all' } };
  context.result = undefined;
  run.runInContext(context as unknown as vm.Context);
  const result = context.result as Context['result'];
  if (result?.code === undefined) throw new Error(`排版失败：${result?.error?.message ?? '没有结果'}`);
  return result.code.trimEnd();
}
