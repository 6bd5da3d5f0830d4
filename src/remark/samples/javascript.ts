/**
 * TypeScript 示例 → JavaScript 版本，Nest 的写法。
 *
 *   @Injectable()                                          @Injectable()
 *   export class CatsService {                             @Dependencies(CatsRepository)
 *     constructor(private readonly cats: CatsRepository)   export class CatsService {
 *     {}                                                →    constructor(cats) {
 *   }                                                          this.cats = cats;
 *                                                            }
 *                                                          }
 *
 * 一步管一件事，每一步都是“文字 → 文字”；注释、空行、引号和顺序原样留下，最后用 Prettier 排版。
 */
import ts from 'typescript';
import { type Frame, wrap } from './frame';
import { bind } from './javascript/bind';
import { dependencies } from './javascript/dependencies';
import { applyEdits } from './javascript/edits';
import { enums } from './javascript/enums';
import { finish } from './javascript/fragment';
import { importEdits } from './javascript/imports';
import { collectNames, type Import } from './javascript/names';
import { parameterProperties } from './javascript/parameter-properties';
import { properties } from './javascript/properties';
import { parse, UnsupportedSample } from './javascript/source';
import type { Step, StepOptions } from './javascript/step';
import { types } from './javascript/types';
import { validation } from './javascript/validation';

export { UnsupportedSample };

export interface JavaScriptOptions extends StepOptions {
  /** 片段的外框；没有就是完整的模块。 */
  readonly frame?: Frame;
  /** 这一页前面的 TypeScript：从它知道片段里的名字从哪里来、是不是只是类型。 */
  readonly context?: string;
}

/** 顺序有讲究：先用得着类型的，再删类型。 */
const STEPS: readonly Step[] = [properties, validation, dependencies, bind, parameterProperties, enums, types];

/**
 * @param code 一个示例的 TypeScript
 * @returns JavaScript；只有类型、什么都没有剩下时没有结果
 * @throws {UnsupportedSample} 没有对应写法的语法，作者要在后面手写一个 js 围栏
 */
export function toJavaScript(code: string, options: JavaScriptOptions = {}): string | undefined {
  const { frame } = options;
  const framed = frame && wrap(code, withoutTypes(frame));
  const original = framed?.code ?? code;
  try {
    return finish(rewrite(original, options), original, frame);
  } catch (error) {
    if (!framed || !(error instanceof UnsupportedSample)) throw error;
    throw new UnsupportedSample(error.reason, framed.toFragmentLine(error.line - 1) + 1);
  }
}

/** `cats.controller.ts` → `cats.controller.js`。 */
export function javascriptTitle(title: string): string {
  return title.replace(/(?<!\.d)\.([cm]?)ts(x?)$/, '.$1js$2');
}

function rewrite(code: string, { context = '', frame, ...options }: JavaScriptOptions): string {
  const original = parse(code);
  const names = collectNames([parse(context), original]);
  const wanted: Import[] = [];
  const plain = STEPS.reduce((source, step) => {
    const { edits, imports = [] } = step({ source, names, options });
    wanted.push(...imports);
    return edits.length > 0 ? parse(applyEdits(source.text, edits)) : source;
  }, original);
  // 没有 import 的片段指望前面的示例，不单独补上一条。
  const isOpen = frame !== undefined && !original.statements.some(ts.isImportDeclaration);
  return applyEdits(plain.text, importEdits(plain, original, names, isOpen ? [] : wanted));
}

/** 改写用不着外框的参数和类型。 */
function withoutTypes(frame: Frame): Frame {
  return frame.kind === 'value' ? { kind: 'value', type: '' } : { kind: frame.kind, parameters: '' };
}
