/** Compiler errors → faults: those that nobody expects, and expected ones that no longer occur. */
import { posix } from 'node:path';
import type { CompileError } from './compile';
import type { PageFault } from '../../src/samples/page/extract';
import type { Page, PageFile } from '../../src/samples/page/files';

/** @param errors those of the page */
export function compileFaults(
  file: PageFile,
  page: Page,
  errors: readonly CompileError[],
): PageFault[] {
  const { nocheck, error: expected = [] } = file.sample.fence;
  if (nocheck !== undefined) return [];
  const own = errors.filter((error) => error.file === file);
  return [
    ...own.filter(({ code }) => !expected.includes(code)).map((error) => unexpected(error, page)),
    ...expected
      .filter((code) => !own.some((error) => error.code === code))
      .map((code) => stale(code, file)),
  ];
}

function unexpected(error: CompileError, page: Page): PageFault {
  const { line, column, code, message } = error;
  const cure = cureFor(error, page);
  return { line, column, message: `编译错误 ${code}：${message}${cure ? `\n→ ${cure}` : ''}` };
}

function stale(code: string, { sample }: PageFile): PageFault {
  return {
    ...sample.position,
    message: `这里写着 error="${code}"，编译时却没有这个错误\n→ 删掉它，或者改成真实的错误`,
  };
}

const UNKNOWN_NAME =
  '这一页到这里还没有出现过这个名字：补上 import，或者写进隐藏的声明 <!-- ts … -->';

const CURES: Readonly<Record<string, string>> = {
  TS1127: '这个字符不能写在代码里：弯引号、全角标点换成半角的',
  TS1272: '带装饰器的签名里用到接口或类型时，用 import type 引入它',
  TS2304: UNKNOWN_NAME,
  TS2552: UNKNOWN_NAME,
  TS2305: '核对名字：这个软件包（或文件）没有导出它',
  TS2339: '核对 API：这个类型上没有它；是片段就给外框补上参数',
  TS2564: '给属性赋初值，或者写成 name!: string，表示别处会赋值',
  TS2724: '核对名字：这个软件包（或文件）没有导出它',
  TS7006: '给参数写上类型',
  TS7016: '这个软件包没有类型：在 tests/samples 里安装它的 @types',
  TS18046: '先判断它的类型，例如 error instanceof Error',
};

function cureFor(error: CompileError, page: Page): string | undefined {
  const { code, message, inFrame, file } = error;
  if (inFrame) return `错在 frame 里：它用到的名字也要先出现过，可以写进隐藏的声明 <!-- ts … -->`;
  if (code === 'TS2307') return missingModule(message, file, page);
  if (/^TS1\d{3}$/.test(code) && CURES[code] === undefined && !file.sample.fence.frame) {
    return '不是完整的模块：类的成员写 frame="class"，语句写 frame="function"，表达式写 frame="value"';
  }
  return CURES[code];
}

function missingModule(message: string, { path }: PageFile, { files }: Page): string {
  const specifier = /module '([^']+)'/.exec(message)?.[1] ?? '';
  if (!specifier.startsWith('.')) return '核对软件包的名字；没有错就在 tests/samples 里安装它';
  const wanted = `${posix.join(posix.dirname(path), specifier).replace(/\.js$/, '')}.ts`;
  const similar = files.find((file) => posix.basename(file.path) === posix.basename(wanted));
  return similar
    ? `这一页有 ${similar.path}，没有 ${wanted}。标题是相对于 src/ 的路径：改标题，或者改引入的路径`
    : `这一页没有这个文件：给出 title="${wanted}" 的示例，或者写成隐藏的注释 <!-- ts title="${wanted}" … -->`;
}
