/**
 * 方法参数的类型 → `@Reflect.metadata('design:paramtypes', […])`。
 *
 * TypeScript 替每个有装饰器的方法写下它，JavaScript 不会。有两处离不开它：
 * 代码优先的 GraphQL（`@Args()` 连写明了类型时也要读它），以及作者说明管道要看类型的页面（`parameterTypes`）。
 */
import ts from 'typescript';
import { runtimeType } from './runtime-type';
import { decoratorCall, decoratorsOf } from './source';
import type { Sample } from './step';

const GRAPHQL_SCHEMA = ['Resolver', 'Query', 'Mutation', 'Subscription', 'ResolveField'];

export function parameterTypes(method: ts.MethodDeclaration, { names, options }: Sample): string[] {
  const types = method.parameters.map(({ type }) => runtimeType(type, names));
  const matter = types.some((type) => type !== 'Object' && type !== 'String');
  if (!(options.parameterTypes && matter) && !isCodeFirstGraphql(method)) return [];
  return [`@Reflect.metadata('design:paramtypes', [${types.join(', ')}])`];
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
