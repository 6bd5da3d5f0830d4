/**
 * 构造函数注入 → 类上的 `@Dependencies(…)`。
 *
 *   @Injectable()                                        @Injectable()
 *   export class CatsService {                           @Dependencies('DB')
 *     constructor(@Inject('DB') private db: Pool) {}  →  export class CatsService {
 *   }                                                      constructor(private db: Pool) {}
 *                                                        }
 *
 * 片段里看不见类：令牌写成构造函数前面的注释。属性注入见 property-injection.ts。
 */
import ts from 'typescript';
import { CLASS_NAME } from '../frame';
import { attachedStart, insert, nextToken, removeWord } from './edits';
import { afterClassComments, type Moved, moveProperties } from './property-injection';
import { classes, constructorOf, decoratorCall, decoratorsOf, refuse } from './source';
import type { Change, Sample, Step } from './step';
import { type Dependency, dependency } from './tokens';

/** 只描述数据的类装饰器：这样的类由 ORM、class-transformer 或你自己创建，不由 Nest 创建。 */
const DATA =
  `Entity ViewEntity ChildEntity Embeddable Schema Table ObjectType InputType ArgsType InterfaceType Directive
   Exclude Expose ApiSchema ApiExtraModels`.split(/\s+/);

export const NEST = '@nestjs/common';

export const dependencies: Step = (sample) => {
  const changes = classes(sample.source).map((node) => ofClass(node, sample));
  return { edits: changes.flatMap(({ edits }) => edits), imports: changes.flatMap(({ imports = [] }) => imports) };
};

function ofClass(node: ts.ClassDeclaration, sample: Sample): Change {
  const { source } = sample;
  const start = afterDecorators(node, source);
  const className = isFragment(node) ? undefined : (node.name?.text ?? '');
  const { imports, ...constructed } = ofConstructor(node, className, sample);
  const injected = moveProperties(node, className, sample);
  const lines = [...injected.lines, ...constructed.lines];
  if (lines.length > 0 && className === '')
    refuse(start, source, '没有名字的类用不了 @Optional() 和属性注入，给类起个名字');
  return {
    edits: [
      ...injected.edits,
      ...constructed.edits,
      ...(lines.length > 0 ? [insert(node.end, `\n\n${lines.join('\n')}`)] : []),
    ],
    imports,
  };
}

/** @param className 类的名字；片段里没有，注入写成注释 */
function ofConstructor(
  node: ts.ClassDeclaration,
  className: string | undefined,
  { source, names }: Sample,
): Change & Moved {
  const constructor = constructorOf(node);
  if (!constructor || constructor.parameters.length === 0) return { edits: [], lines: [] };
  const parameters = constructor.parameters.map((parameter) => dependency(parameter, names));
  const removed = constructor.parameters.flatMap((parameter) =>
    decoratorsOf(parameter).map((decorator) => removeWord(decorator, source)),
  );
  // 没有装饰器的参数说不出令牌：这个类是自己 new 的（例如 new ZodValidationPipe(schema)）。
  const isMadeByHand = parameters.some(({ token }) => token === undefined);
  if (isMadeByHand || !isInstantiatedByNest(node, removed.length > 0)) return { edits: removed, lines: [] };
  const tokens = `@Dependencies(${parameters.map(({ token }) => token).join(', ')})`;
  const lines = appliedLines(className ?? 'X', parameters);
  const text =
    className === undefined
      ? `// 写在类上：${tokens.replace(/\s+/g, ' ')}\n${afterClassComments(lines)}`
      : `${tokens}\n`;
  return {
    edits: [
      ...removed,
      insert(className === undefined ? attachedStart(constructor, source) : afterDecorators(node, source), text),
    ],
    lines: className === undefined ? [] : lines,
    imports: [{ module: NEST, name: 'Dependencies' }, ...parameters.flatMap(({ imports }) => imports)],
  };
}

/** `Optional()(CatsService, undefined, 1);`：把参数装饰器当函数调用，参数是类、（没有的）方法名和位置。 */
function appliedLines(className: string, parameters: readonly Dependency[]): string[] {
  return parameters.flatMap(({ applied }, index) =>
    applied.map((text) => `${text}(${className}, undefined, ${index});`),
  );
}

const isFragment = (node: ts.ClassDeclaration): boolean => node.name?.text === CLASS_NAME;

/** 与 TypeScript 写不写 `design:paramtypes` 的条件相同（类或参数有装饰器），再去掉数据类。 */
function isInstantiatedByNest(node: ts.ClassDeclaration, hasDecoratedParameter: boolean): boolean {
  const byClass = decoratorsOf(node).some((decorator) => !DATA.includes(decoratorCall(decorator).name));
  return byClass || hasDecoratedParameter || isFragment(node);
}

/** 最后一个装饰器后面的位置；没有装饰器就是声明的开头。 */
export function afterDecorators(node: ts.Node, source: ts.SourceFile): number {
  const last = decoratorsOf(node).at(-1);
  return last ? nextToken(last.end, source) : node.getStart(source);
}
