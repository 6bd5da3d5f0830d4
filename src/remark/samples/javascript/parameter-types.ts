/**
 * 方法参数的类型 → `@Reflect.metadata('design:paramtypes', […])`。
 *
 * TypeScript 替每个有装饰器的方法写下它，JavaScript 不会。只在有人读它的地方写：
 * 管道作用在类型是类的参数上（`@Body(DtoPipe) dto: CreateCatDto`、`@UsePipes(…)`），
 * 作者说明全局管道要看类型的页面（`parameterTypes`），以及代码优先的 GraphQL（`@Args()` 写明了类型也照样读它）。
 */
import ts from 'typescript';
import type { Names } from './names';
import { knownClass, runtimeType } from './runtime-type';
import { decoratorCall, decoratorsOf } from './source';
import type { Sample } from './step';

const GRAPHQL_SCHEMA = ['Resolver', 'Query', 'Mutation', 'Subscription', 'ResolveField'];

/** @returns 要写在方法上的装饰器，没有或一行 */
export function parameterTypes(method: ts.MethodDeclaration, { names, options }: Sample): string[] {
  const isPiped = options.parameterTypes || hasUsePipes(method);
  const isRead = method.parameters.some((parameter) => isTypeRead(parameter, isPiped, names));
  if (!isRead && !isCodeFirstGraphql(method)) return [];
  return [
    `@Reflect.metadata('design:paramtypes', [${method.parameters.map(({ type }) => runtimeType(type, names)).join(', ')}])`,
  ];
}

/** 有没有管道会去看这个参数的类型：类总是，数字和布尔值只在没有自己的管道时（`transform: true` 会转换它们）。 */
function isTypeRead(parameter: ts.ParameterDeclaration, isPiped: boolean, names: Names): boolean {
  const decorators = decoratorsOf(parameter);
  if (decorators.length === 0) return false;
  const pipes = decorators.flatMap((decorator) => decoratorCall(decorator).arguments).filter(isPipe);
  if (knownClass(parameter.type, names))
    return (isPiped && pipes.length === 0) || pipes.some((pipe) => !knowsType(pipe));
  return isPiped && pipes.length === 0 && ['Number', 'Boolean'].includes(runtimeType(parameter.type, names));
}

const isPipe = (node: ts.Expression): boolean =>
  ts.isNewExpression(node) || (ts.isIdentifier(node) && /^[A-Z]/.test(node.text));

/** validation.ts 已经告诉它了。 */
const knowsType = (node: ts.Expression): boolean => node.getText().includes('expectedType');

function hasUsePipes(method: ts.MethodDeclaration): boolean {
  return [method, method.parent]
    .flatMap((node) => decoratorsOf(node))
    .map(decoratorCall)
    .some(({ name, arguments: pipes }) => name === 'UsePipes' && pipes.some((pipe) => !knowsType(pipe)));
}

/** 有 `@Args()`，并且类里有 `@Query(() => Cat)` 这样用函数给出类型的装饰器。 */
function isCodeFirstGraphql(method: ts.MethodDeclaration): boolean {
  const hasArgs = method.parameters.some((parameter) =>
    decoratorsOf(parameter).some((decorator) => decoratorCall(decorator).name === 'Args'),
  );
  const owner = method.parent;
  if (!hasArgs || !ts.isClassDeclaration(owner)) return false;
  return [owner, ...owner.members].flatMap(decoratorsOf).some((decorator) => {
    const { name, arguments: given } = decoratorCall(decorator);
    return GRAPHQL_SCHEMA.includes(name) && given.some(ts.isArrowFunction);
  });
}
