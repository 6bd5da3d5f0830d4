/**
 * 构造函数注入 → 类上的 `@Dependencies(…)`。
 *
 *   @Injectable()                                        @Injectable()
 *   export class CatsService {                           @Dependencies('DB')
 *     constructor(@Inject('DB') private db: Pool) {}  →  export class CatsService {
 *   }                                                      constructor(private db: Pool) {}
 *                                                        }
 *
 * 片段里看不见类：令牌写成构造函数前面的注释。
 */
import ts from 'typescript';
import { CLASS_NAME } from '../frame';
import { attachedStart, type Edit, insert, nextToken, removeWord } from './edits';
import type { Import } from './names';
import { classes, constructorOf, decoratorCall, decoratorsOf, refuse } from './source';
import type { Change, Sample, Step } from './step';
import { type Dependency, dependency } from './tokens';

/** 只描述数据的类装饰器：这样的类由 ORM、class-transformer 或你自己创建，不由 Nest 创建。 */
const DATA = [
  'Entity', 'ViewEntity', 'ChildEntity', 'Embeddable', 'Schema', 'Table', 'ObjectType', 'InputType', 'ArgsType',
  'InterfaceType', 'Directive', 'Exclude', 'Expose', 'ApiSchema', 'ApiExtraModels',
];

export const NEST = '@nestjs/common';

export const dependencies: Step = (sample) => {
  const changes = classes(sample.source).map((node) => ofClass(node, sample));
  return { edits: changes.flatMap(({ edits }) => edits), imports: changes.flatMap(({ imports = [] }) => imports) };
};

function ofClass(node: ts.ClassDeclaration, { source, names }: Sample): Change {
  const constructor = constructorOf(node);
  if (!constructor || constructor.parameters.length === 0) return { edits: [] };
  const parameters = constructor.parameters.map((parameter) => dependency(parameter, names));
  const removed = constructor.parameters.flatMap((parameter) =>
    decoratorsOf(parameter).map((decorator) => removeWord(decorator, source)),
  );
  // 没有装饰器的参数说不出令牌：这个类是自己 new 的（例如 new ZodValidationPipe(schema)）。
  const made = parameters.some(({ token }) => token === undefined);
  if (!isInstantiatedByNest(node, removed) || made) return { edits: removed };
  return {
    edits: [...removed, ...(isFragment(node) ? told(constructor, parameters, source) : written(node, parameters, source))],
    imports: [{ module: NEST, name: 'Dependencies' }, ...parameters.flatMap(({ imports }) => imports)],
  };
}

function written(node: ts.ClassDeclaration, parameters: readonly Dependency[], source: ts.SourceFile): Edit[] {
  const start = afterDecorators(node, source);
  const lines = appliedLines(node.name?.text ?? '', parameters);
  if (!node.name && lines.length > 0) refuse(start, source, '没有名字的类不能有 @Optional() 之类的参数装饰器，给类起个名字');
  return [
    insert(start, `@Dependencies(${tokens(parameters)})\n`),
    ...(lines.length > 0 ? [insert(node.end, `\n\n${lines.join('\n')}`)] : []),
  ];
}

function told(constructor: ts.ConstructorDeclaration, parameters: readonly Dependency[], source: ts.SourceFile): Edit[] {
  const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
  const comments = [
    `// 写在类上：@Dependencies(${oneLine(tokens(parameters))})`,
    ...appliedLines('X', parameters).map((line) => `// 写在类的后面，X 换成类名：${oneLine(line)}`),
  ];
  return [insert(attachedStart(constructor, source), `${comments.join('\n')}\n`)];
}

const tokens = (parameters: readonly Dependency[]): string => parameters.map(({ token }) => token).join(', ');

/** `Optional()(CatsService, undefined, 1);`：把参数装饰器当函数调用，参数是类、（没有的）方法名和位置。 */
function appliedLines(className: string, parameters: readonly Dependency[]): string[] {
  return parameters.flatMap(({ applied }, index) => applied.map((text) => `${text}(${className}, undefined, ${index});`));
}

const isFragment = (node: ts.ClassDeclaration): boolean => node.name?.text === CLASS_NAME;

/** 与 TypeScript 写不写 `design:paramtypes` 的条件相同（类或参数有装饰器），再去掉数据类。 */
function isInstantiatedByNest(node: ts.ClassDeclaration, parameterDecorators: readonly Edit[]): boolean {
  const byClass = decoratorsOf(node).some((decorator) => !DATA.includes(decoratorCall(decorator).name));
  return byClass || parameterDecorators.length > 0 || isFragment(node);
}

/** 最后一个装饰器后面的位置；没有装饰器就是声明的开头。 */
export function afterDecorators(node: ts.Node, source: ts.SourceFile): number {
  const last = decoratorsOf(node).at(-1);
  return last ? nextToken(last.end, source) : node.getStart(source);
}

/** 引入的名字去重时用。 */
export const sameImport = (a: Import, b: Import): boolean => a.module === b.module && a.name === b.name;
