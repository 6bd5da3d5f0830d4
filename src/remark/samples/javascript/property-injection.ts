/**
 * 属性注入 → 在类的后面对属性调用装饰器。
 *
 *   export class CatsService {                       export class CatsService {
 *     @Inject(Clock) private readonly clock: Clock;    private readonly clock: Clock;
 *   }                                             →  }
 *
 *                                                    Inject(Clock)(CatsService.prototype, 'clock');
 *
 * `@Inject()` 和 `@Optional()` 靠“没有第三个参数”认出属性，而 Babel 的旧版装饰器总会传一个属性描述符，
 * 写在属性上的 `@Inject(Clock) clock` 于是被当作构造函数的参数，什么也注入不了（在 Nest 11.2 上试过）。
 *
 * 连字段也不能有的：`declare` 的字段，以及 Sequelize 的列（字段会挡住模型的存取器）。装饰器同样搬走，字段删去。
 */
import ts from 'typescript';
import { attachedStart, type Edit, insert, removeWhole, removeWord } from './edits';
import type { Names } from './names';
import { decoratorCall, decoratorsOf, hasModifier } from './source';
import type { Sample } from './step';

export interface Moved {
  readonly edits: readonly Edit[];
  /** 要写在类后面的语句。 */
  readonly lines: readonly string[];
}

/** @param className 类的名字；片段里看不见类，没有名字，语句就写成字段前面的注释 */
export function moveProperties(
  node: ts.ClassDeclaration,
  className: string | undefined,
  { source, names }: Sample,
): Moved {
  const moved = node.members.filter(ts.isPropertyDeclaration).map((property) => {
    const isGone = decoratorsOf(property).length > 0 && hasNoField(property, names);
    const decorators = decoratorsOf(property).filter((decorator) => isGone || isInjection(decorator, names));
    // 一个属性的装饰器从下往上执行。
    const lines = [...decorators]
      .reverse()
      .map(({ expression }) => `${expression.getText()}(${className ?? 'X'}.prototype, '${property.name.getText()}');`);
    const edits = isGone
      ? [removeWhole(property, source)]
      : decorators.map((decorator) => removeWord(decorator, source));
    return className === undefined && lines.length > 0
      ? { edits: [insert(attachedStart(property, source), afterClassComments(lines)), ...edits], lines: [] }
      : { edits, lines };
  });
  return { edits: moved.flatMap(({ edits }) => edits), lines: moved.flatMap(({ lines }) => lines) };
}

/** 片段里的告示；每条语句一行注释。 */
export function afterClassComments(lines: readonly string[]): string {
  return lines.map((line) => `// 写在类的后面，X 换成类名：${line.replace(/\s+/g, ' ')}\n`).join('');
}

/** `@Inject()`、`@Optional()`，以及由它们做成的 `@InjectRepository()` 之类。 */
function isInjection(decorator: ts.Decorator, names: Names): boolean {
  const local = decoratorCall(decorator).name;
  return /^(?:Inject(?!able$)|Optional$)/.test(names.imports.get(local)?.name ?? local);
}

function hasNoField(property: ts.PropertyDeclaration, names: Names): boolean {
  const isColumn = decoratorsOf(property).some(
    (decorator) => names.imports.get(decoratorCall(decorator).name)?.module === 'sequelize-typescript',
  );
  return hasModifier(property, ts.SyntaxKind.DeclareKeyword) || (isColumn && !property.initializer);
}
